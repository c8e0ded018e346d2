:- module(gunshi_cli_mate_picture, [table_page/1, table_svg/1]).
table_page(_). table_svg(_).
