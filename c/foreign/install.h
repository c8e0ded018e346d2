/* install.h: what each file of the bridge registers, and into which module. */
#ifndef GUNSHI_FOREIGN_INSTALL_H
#define GUNSHI_FOREIGN_INSTALL_H

void install_encoding(void);         /* gunshi_base_encoding: bytes and text */
void install_steady(void);           /* gunshi_base_steady: the clock that nobody sets */
void install_leave(void);            /* gunshi_program_web: the end of a process that has served */
void install_write_file(void);       /* gunshi_base_encoding: replacing a file, appending to one */
void install_shogi_text(void);       /* gunshi_shogi_position: SFEN, USI moves, starts by name */
void install_shogi_position(void);   /* gunshi_shogi_position: looking at a position, building one from terms */
void install_shogi_moves(void);      /* gunshi_shogi_position: moves and what they lead to */
void install_shogi_perft(void);      /* gunshi_shogi_position: perft */
void install_shogi_rules(void);      /* gunshi_shogi_position: repetition, declaration */
void install_shogi_relations(void);  /* gunshi_shogi_relations */
void install_shogi_captures(void);   /* gunshi_shogi_captures */
void install_shogi_classes(void);    /* gunshi_shogi_classes */
void install_shogi_duels(void);      /* gunshi_shogi_duels, gunshi_shogi_margins */
void install_shogi_evaluate(void);   /* gunshi_shogi_evaluation */
void install_shogi_likely(void);     /* gunshi_shogi_likely */
void install_shogi_network(void);    /* gunshi_shogi_network */
void install_shogi_network_train(void); /* gunshi_shogi_network_training */
void install_shogi_positions(void);  /* gunshi_shogi_training_positions */
void install_shogi_train(void);      /* gunshi_shogi_train */
void install_shogi_mutable(void);    /* gunshi_shogi_mutable: the mutable board */
void install_shogi_search(void);     /* gunshi_shogi_search */
void install_shogi_mate(void);       /* gunshi_shogi_mate */
void install_othello_border(void);   /* gunshi_othello_border */
void install_othello_position(void); /* gunshi_othello_board */
void install_othello_relations(void); /* gunshi_othello_relations */
void install_othello_search(void);   /* gunshi_othello_search */
void install_othello_train(void);    /* gunshi_othello_train */
void install_othello_words(void);    /* gunshi_othello_words */
void install_change_arg(void);       /* gunshi_shogi_mutable: the 83-argument form */

#endif
