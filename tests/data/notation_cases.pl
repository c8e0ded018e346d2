:- encoding(utf8).
/*  Moves and how they are written, one row for each way of telling pieces apart.

    written(Sfen, Last, Usi, Ki2, Csa, Kif): Last is the square of the move before, or `none`.
    Pinned pieces count as able to go to the target.
*/
:- module(notation_cases, [written/6]).

written("l3B3l/5n3/5+B1p1/p3ppg1p/2P4k1/P2p1P2P/3PPS3/2+s1GK3/L6+rL b GN2Prg2s2n4p 133", 34,
        "4c3d", "▲同　馬", "+4334UM", "同　馬(43)").
written("+L3r3+N/6Gg1/p6kp/2pp1LgN1/1p1s1pS2/2P4p1/PPSP+p1+b1P/1KG1s4/LN5NL b 3Prb2p 95", 23,
        "9a8a", "▲８一成香", "+9181NY", "８一成香(91)").
written("lr2ppp2/1ks6/1s1p3+P1/p1p3s1l/1p1s4p/P4K1p1/1P+RP1G3/g5+pP1/4N3L b B2G3NLb3p 165", 34,
        "7g8f", "▲８六龍", "+7786RY", "８六龍(77)").
written("ln1l5/3kp4/2p2g1+r1/pG1pPp3/1NN1S1P2/P8/1P1S1Pp1b/1BKGG4/L2P2+r1+l w S3Psn3p 114", 35,
        "3i2i", "△２九龍寄", "-3929RY", "２九龍(39)").
written("l7l/5+Pp2/2nk2npp/3sp4/p3P4/3P1GS1P/P3s1N1B/1+rG2GK2/LNP4RL w G4Pbs3p 110", 78,
        "B*7f", "△７六角", "-0076KA", "７六角打").
written("ln5nl/1r4gk1/1ppgpsbp1/p2ps1p1p/1PP1Sp3/PR1PP3P/B1N3P2/4G1SK1/L4G1NL w 2P 58", 55,
        "3c5e", "△同　角", "-3355KA", "同　角(33)").
written("l1Rs3nl/4kbg2/p4p1pp/2p2sp2/1p7/2PPS1P2/PPSG2b1P/2KG5/LN6L w GNPrn4p 80", 56,
        "4b1e", "△１五角上", "-4215KA", "１五角(42)").
written("lkp5l/1sg2+R3/4p2pp/1p1gs1p2/2N4P1/3GPpP2/+nP3PB1P/LS7/K1S1B2+rL b N3Pgn2p 75", 97,
        "3g4h", "▲４八角引", "+3748KA", "４八角(37)").
written("lnb6/6gkl/5g+N1n/pr1ppppP1/1s3P2p/PpPPS1Pp1/2GS1G3/2KB3R1/LN6L w S4p 104", 33,
        "3b3c", "△同　金上", "-3233KI", "同　金(32)").
written("l4k2l/4g1g2/2ns1+Pnpp/4p4/p3P4/2+rp2S1P/P2P2N1B/5G3/LN1K3RL w B2S4Pg4p 74", 43,
        "5b4c", "△同　金右", "-5243KI", "同　金(52)").
written("ln3k1nl/2r3gb1/p2spgsp1/1p1p1pp1p/4P2P1/3P1PP2/PPSG1SN1P/1BG4R1/LN1K4L b Pp 37", 43,
        "7h6h", "▲６八金寄", "+7868KI", "６八金(78)").
written("ln2gp1+R1/1ks1P1p2/pppppgb2/3n5/9/3+B5/PP1P1G3/3K1G2+r/LNL2sP1+l b 2SN6p 117", 33,
        "4g5g", "▲５七金寄", "+4757KI", "５七金(47)").
written("ln1g1g1nl/1ks3r2/1pp2s1pb/p2ppp2p/2P3P2/P3PP1P1/1PSPSG2P/1BK3R2/LN1G3NL w P 34", 47,
        "4a5b", "△５二金左", "-4152KI", "５二金(41)").
written("l4gknl/3rg1sb1/p3sp2p/1pp1p1pB1/1n1P5/2P1P4/PP1G1PP1P/1SG2S1R1/LN1K3NL w 2Pp 34", 65,
        "5b5a", "△５一金引", "-5251KI", "５一金(52)").
written("ln4knl/2r6/p2+PsB1g1/1G3pgpp/4p1n2/Pps1s3P/1P7/1K2S2+R1/LNB5L b G4P4p 127", 76,
        "G*7d", "▲７四金打", "+0074KI", "７四金打").
written("l7l/4k1p2/2n2gnpp/3spp3/p3PP3/3P2S1P/P4GN1B/1+r3GK2/LNP4RL b G2Pb2s4p 101", 88,
        "G*4i", "▲４九金打", "+0049KI", "４九金打").
written("l3r1p2/1kg2bg2/1snp1pn2/ppps2RPl/4SP1Np/P1P1P2p1/1P1P1S3/1BKGG4/LN6L b 3p 75", 33,
        "5h5g", "▲５七金直", "+5857KI", "５七金(58)").
written("ln6+B/1ks1+N4/1pbp3Pp/p1p3g2/6pp1/P1s1pg3/1P1P4P/2KSP+n3/LN1G1P1RL b GL2Prsp 95", 48,
        "L*9h", "▲９八香打", "+0098KY", "９八香打").
written("1l4+Bnl/6b2/3p1gskp/4p1ps1/2P4nP/2SP3pN/1P2Pg3/8K/4+rP2L b R2GNL2Ps5p 143", 24,
        "1f2d", "▲同　桂", "+1624KE", "同　桂(16)").
written("ln1g1+P1+Rb/1ks1g4/ppppps3/5p3/5N3/2l2P3/PP1PS1+r2/1B1KG4/LN1G4+l b N3Ps4p 81", 37,
        "4e5c", "▲５三桂不成", "+4553KE", "５三桂(45)").
written("ln1g3nl/1ks6/1pbp+N2Pp/p1p3g2/3sg1pp1/P1P1pP1R1/1P1P1S2P/1BKSPR3/LN1G4L b Pp 77", 25,
        "4h2h", "▲２八飛寄", "+4828HI", "２八飛(48)").
written("l4kpSl/6g2/2ns1gnpp/4pp3/p3P4/3P2S1P/P2g2N1B/5G3/LN+rBK2RL b S5P3p 83", 44,
        "2a1b", "▲１二銀不成", "+2112GI", "１二銀(21)").
written("l4k1nl/1r3sgb1/2npg2p1/p1p1sp2p/3P2p2/PPP1SP1RP/3S2N2/1BG1G4/LN1K4L w 3P2p 62", 86,
        "4b4c", "△４三銀上", "-4243GI", "４三銀(42)").
written("l3k2nl/1r1g2g2/2ns1sbpp/p1ppppp2/1p5P1/P1PPP1P2/1PBSSP2P/1KG1G2R1/LN5NL w - 34", 78,
        "6c5b", "△５二銀右", "-6352GI", "５二銀(63)").
written("l4r2l/2kgP1g2/ppns1snp1/2pp1bp1p/4S4/2PP2P2/PP1G2B1P/LSG4R1/KN5NL w 2P2p 62", 28,
        "4c5d", "△５四銀左", "-4354GI", "５四銀(43)").
written("lnsgk1s+R+B/6g2/pppp1p2p/9/9/2P1r4/PP1PnPP1P/4GG3/L+b2K1SNL w NL3Ps2p 28", 48,
        "S*4b", "△４二銀打", "-0042GI", "４二銀打").
written("ln3kbnl/1r4g2/p1sp1gspp/4ppp2/1pp4P1/3PPPP2/PPSS1GN1P/1BG4R1/LN1K4L b P 41", 73,
        "7g7f", "▲７六銀直", "+7776GI", "７六銀(77)").
written("2k6/9/9/9/5p1L1/9/5s1+B1/5L1+B1/6K2 b - 1", 47,
        "2h1g", "▲１七馬上", "+2817UM", "１七馬(28)").
written("6S1k/P8/9/3+b+b4/9/7P1/9/9/1K7 w - 1", 31,
        "6d6c", "△６三馬右", "-6463UM", "６三馬(64)").
written("7k1/9/5+b1+b1/9/9/9/l1S6/9/6K2 w - 1", none,
        "2c3d", "△３四馬左", "-2334UM", "３四馬(23)").
written("2+b1k4/2L6/S2+b5/9/6s2/1P7/8s/9/6K2 w - 1", 93,
        "6c7b", "△７二馬引", "-6372UM", "７二馬(63)").
written("5k3/4s4/9/6l2/7+B1/9/6+B2/9/6K2 b - 1", none,
        "2e4g", "▲４七馬引", "+2547UM", "４七馬(25)").
written("k8/9/9/9/4+l4/4+lS+l2/4+l4/9/2K6 w - 1", 46,
        "5f4g", "△４七成香右上", "-5647NY", "４七成香(56)").
written("k8/9/9/9/4+l4/4+lS+l2/4+l4/9/2K6 w - 1", 46,
        "5f4f", "△同　成香右寄", "-5646NY", "同　成香(56)").
written("3k5/9/9/7+L1/p5p+Ls/7+L+L/9/9/7K1 b - 1", 15,
        "2f1e", "▲同　成香左上", "+2615NY", "同　成香(26)").
written("7k1/2+L1+L4/2+Ls5/9/4n4/2l6/9/5P3/2P4K1 b - 1", 63,
        "7b6b", "▲６二成香左寄", "+7262NY", "６二成香(72)").
written("3k5/9/9/1+P1+P5/1+Ps6/9/9/7gP/3K5 b - 1", 75,
        "8e7e", "▲同　と", "+8575TO", "同　と(85)").
written("5k3/3s5/3P5/9/1L5l1/9/9/6+P+P+P/6+PK+P b - 1", 29,
        "3h3g", "▲３七と直", "+3837TO", "３七と(38)").
written("8k/9/9/3B5/9/7B1/6s2/9/7K1 b - 1", 37,
        "2f3g", "▲同　角右", "+2637KA", "同　角(26)").
written("5k3/9/8n/1n7/9/2b3bn1/3g5/9/1K7 w - 1", none,
        "3f5d", "△５四角左", "-3654KA", "５四角(36)").
written("4k4/9/9/9/9/N1N3S2/9/2N6/N2K5 b - 1", none,
        "7f8d", "▲８四桂右", "+7684KE", "８四桂(76)").
written("l3k4/9/P8/n1n6/1n7/7P1/Sn7/5P3/5K3 w - 1", 97,
        "7d8f", "△８六桂左", "-7486KE", "８六桂(74)").
written("8k/9/9/3P3P1/7SS/9/7SS/9/K8 b - 1", none,
        "1g2f", "▲２六銀右上", "+1726GI", "２六銀(17)").
written("4k4/9/5S1S1/5S3/7S1/9/9/7p1/8K b - 1", none,
        "2c3d", "▲３四銀右引不成", "+2334GI", "３四銀(23)").
written("4k1S2/6S2/3P1LSS1/9/9/9/9/7p1/3K5 b - 1", none,
        "3c2b+", "▲２二銀左上成", "+3322NG", "２二銀成(33)").
written("7pk/9/9/9/9/3p5/S1S6/9/SS1K5 b - 1", none,
        "9g8h", "▲８八銀左引", "+9788GI", "８八銀(97)").
written("2k3s2/5p1S1/8s/9/9/9/n8/9/K8 w s 1", 22,
        "1c2b", "△同　銀引", "-1322GI", "同　銀(13)").
