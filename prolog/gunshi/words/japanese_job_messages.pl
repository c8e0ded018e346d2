:- encoding(utf8).
/*  What is said in Japanese of the Redis server that holds jobs, as lab/jobs/job_messages.pl has
    it: for the page, which alone loads it.
*/
:- module(gunshi_words_japanese_job_messages, []).
:- use_module('../base/messages', []).

:- multifile gunshi_base_messages:japanese_message//1.

gunshi_base_messages:japanese_message(job_server(Address, What)) -->
    [ '~w のRedisサーバー'-[Address] ],
    server_fault_ja(What).

server_fault_ja(unreachable(Why)) -->
    [ 'から返事がない（~w）。redis-server --port PORT --appendonly yes で始まる'-[Why] ].
server_fault_ja(password(missing)) -->
    [ 'にはパスワードが要る。変数 GUNSHI_REDIS_PASSWORD で渡す' ].
server_fault_ja(password(wrong)) -->
    [ 'が、変数 GUNSHI_REDIS_PASSWORD のパスワードを受け付けない' ].
server_fault_ja(full(Why)) -->
    [ 'が書き込めない: ~w'-[Why] ].
server_fault_ja(loading) -->
    [ 'は、取っておいたものを読んでいる' ].
server_fault_ja(wrong_kind(Key)) -->
    [ 'では、キー ~q に別の種類のものがある。それを消すか、別のサーバーを使う'-[Key] ].
server_fault_ja(refuses(Why)) -->
    [ 'の答え: ~w'-[Why] ].
server_fault_ja(tls(Variable)) -->
    [ 'にはTLSでつなぐが、変数 ~w の示すファイルがない'-[Variable] ].
