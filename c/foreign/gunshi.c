/* gunshi.c: what SWI-Prolog calls when it loads gunshi.so.
 *
 * The predicates are registered into the modules that document and export them, so they exist before the files of those modules
 * are read. Nothing is ever uninstalled: positions may outlive every module.
 */
#include <SWI-Prolog.h>

#include "install.h"
#include "terms.h"

install_t install(void);

install_t install(void) {
    terms_install();
    install_encoding();
    install_write_file();
    install_leave();
    install_steady();
    install_shogi_text();
    install_shogi_position();
    install_shogi_moves();
    install_shogi_perft();
    install_shogi_rules();
    install_shogi_relations();
    install_shogi_captures();
    install_shogi_classes();
    install_shogi_duels();
    install_shogi_evaluate();
    install_shogi_likely();
    install_shogi_network();
    install_shogi_network_train();
    install_shogi_positions();
    install_shogi_train();
    install_shogi_mutable();
    install_shogi_search();
    install_shogi_mate();
    install_change_arg();
    install_othello_border();
    install_othello_position();
    install_othello_relations();
    install_othello_search();
    install_othello_train();
    install_othello_words();
}
