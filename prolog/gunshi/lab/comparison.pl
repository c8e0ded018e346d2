:- encoding(utf8).
/*  How sure a comparison of two programs on the same problems is.

    Nothing here uses chance. An interval is of 95 percent: 1.96 standard errors to either side.
*/
:- module(gunshi_lab_comparison,
          [ normal_95/1,                % -Errors
            mean_error/3,               % +Values, -Mean, -Error
            mean_ratio/4,               % +Ratios, -Mean, -Low, -High
            sign_test/3,                % +Fewer, +More, -P
            share_interval/4            % +Hits, +Count, -Low, -High
          ]).
:- autoload(library(lists), [member/2, sum_list/2]).

%!  normal_95(-Errors:float) is det.
%
%   An interval of 95 percent has so many standard Errors to either side.

normal_95(1.959964).

%!  mean_error(+Values:list(number), -Mean:float, -Error:float) is det.
%
%   Mean is that of Values, at least one; Error its standard error, 0.0 with one.

mean_error(Values, Mean, Error) :-
    length(Values, Count),
    sum_list(Values, Sum),
    Mean is float(Sum)/Count,
    (   Count > 1
    ->  findall(D, ( member(V, Values), D is (V-Mean)**2 ), Squares),
        sum_list(Squares, Total),
        Error is sqrt(Total/(Count-1)/Count)
    ;   Error = 0.0
    ).

%!  mean_ratio(+Ratios:list(number), -Mean, -Low, -High) is det.
%
%   Mean is the geometric mean of Ratios, each above 0: exp(m), m the mean of their logarithms. Low
%   and High are exp(m ± 1.96 s/√n), s their standard deviation (n - 1). All are `null` without
%   Ratios, Low and High with one.

mean_ratio(Ratios, Mean, Low, High) :-
    findall(Log, ( member(Ratio, Ratios), Log is log(Ratio) ), Logs),
    length(Logs, Count),
    (   Count =:= 0
    ->  Mean = null,
        Low = null,
        High = null
    ;   sum_list(Logs, Sum),
        Middle is Sum / Count,
        Mean is exp(Middle),
        (   Count =:= 1
        ->  Low = null,
            High = null
        ;   findall(Square, ( member(Log, Logs), Square is (Log-Middle)**2 ), Squares),
            sum_list(Squares, SquareSum),
            normal_95(Z),
            Half is Z * sqrt(SquareSum / (Count-1) / Count),
            Low is exp(Middle-Half),
            High is exp(Middle+Half)
        )
    ).

%!  sign_test(+Fewer:integer, +More:integer, -P:float) is det.
%
%   The exact sign test, two-sided: of n = Fewer + More pairs that differ, how probable is a
%   division as uneven as this one or more, when either side is as likely? P = min(1, 2 Σ C(n, i) /
%   2^n, i from 0 to the smaller of the two).

sign_test(Fewer, More, P) :-
    Count is Fewer + More,
    Least is min(Fewer, More),
    sum_of_choices(0, Least, Count, 1, Sum),
    P is float(min(1, 2 * Sum rdiv (1 << Count))).

%   sum_of_choices(+I, +Last, +Count, +Choices, -Sum): Choices is C(Count, I).

sum_of_choices(I, Last, Count, Choices, Sum) :-
    (   I =:= Last
    ->  Sum = Choices
    ;   Next is I + 1,
        Choices1 is Choices * (Count-I) // Next,
        sum_of_choices(Next, Last, Count, Choices1, Sum1),
        Sum is Sum1 + Choices
    ).

%!  share_interval(+Hits:integer, +Count:integer, -Low, -High) is det.
%
%   Low and High bound the share that Hits of Count are an estimate of: Wilson's interval. Both are
%   `null` when Count is 0.

share_interval(Hits, Count, Low, High) :-
    (   Count =:= 0
    ->  Low = null,
        High = null
    ;   normal_95(Z),
        Share is Hits / Count,
        Scale is 1 + Z**2 / Count,
        Middle is (Share + Z**2 / (2*Count)) / Scale,
        Half is Z * sqrt(Share * (1-Share) / Count + Z**2 / (4 * Count**2)) / Scale,
        Low is Middle - Half,
        High is Middle + Half
    ).
