/*  What is said of journals: files that are none, and damage in one. */
:- module(gunshi_base_journal_messages, []).
:- use_module(message_words, [value_words/2]).
:- use_module(messages, []).

:- multifile gunshi_base_messages:gunshi_message//1.

gunshi_base_messages:gunshi_message(no_journal(File)) -->
    [ '~w is no journal: its first line should be "gunshi journal 1". '-[File],
      'Nothing was changed; move the file away to begin another'
    ].
gunshi_base_messages:gunshi_message(journal_replaced(File)) -->
    [ '~w is not the file that was read: its last record is not where it stood; '-[File],
      'start again to read it from its beginning'
    ].
gunshi_base_messages:gunshi_message(journal_gone(File)) -->
    [ 'The journal ~w is gone: there is no such file any more. '-[File],
      'What it said is known no more; the next change begins a new one'
    ].
gunshi_base_messages:gunshi_message(journal_damaged(File, Line, Damage, What)) -->
    [ '~w:~d: '-[File, Line] ],
    journal_damage(Damage),
    journal_damage_left(What).
gunshi_base_messages:gunshi_message(bad_record_term(File, Line)) -->
    [ '~w:~d: this record is unharmed, but no term for this version of Prolog'-[File, Line] ].
gunshi_base_messages:gunshi_message(no_record(Term)) -->
    { value_words(Term, Words) },
    [ '~s cannot be kept in a journal: it is cyclic, or has a part without a text, '-[Words],
      'as a stream or an attributed variable'
    ].

journal_damage(torn) -->
    [ 'this last record of the journal was not written to its end; it does not count' ].
journal_damage(changed(1)) -->
    !,
    [ 'this record of the journal is not as it was written; it does not count' ].
journal_damage(changed(Count)) -->
    [ '~D records of the journal, from this on, are not as they were written; they do not count'-
      [Count] ].

journal_damage_left(moved(Bytes, File)) -->
    [ '; the ~D bytes are now in ~w'-[Bytes, File] ].
journal_damage_left(stays(Reason)) -->
    [ ', and cannot be taken out: ~w'-[Reason] ].
