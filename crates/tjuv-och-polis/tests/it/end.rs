use crate::script::check;
use expect_test::expect;

/// [tp.end] Every thief has got away, sits in prison, or is out of the game.
#[test]
fn the_game_is_over_when_no_thief_is_left_in_town() {
    check(
        "
        man 0 p5
        thief 1 p8 wanted carries 6000
        thief 2 away carries 9000
        thief 3 d5 out arrests 4
        thief 4 e5 prison 3 arrests 1
        car b11/c11
        ---
        0 throw 3
        0 march 0 p8
        0 put_in_cell f5
        0 post_guard d6
        die 6
        0 throw
        nature
        0 throw
        ",
        expect![[r#"
            0 throw 3
            0 march 0 p8
              [tp.police.turn] {"on":"marched","man":0,"path":["p5","p6","p7","p8"]}
              [tp.arrest.land] {"on":"arrested","thief":1,"by":{"man":0},"cause":"landed","at":"p8","times":1}
            0 put_in_cell f5
              [tp.arrest.to-house] {"on":"put_in_cell","thief":1,"at":"f5"}
            0 post_guard d6
              [tp.arrest.to-house] {"on":"guard_posted","man":0,"at":"d6"}
            die 6
              [tp.prison.sentence] {"on":"sentenced","thief":1,"turns":6,"lost":6000,"bounty":2000}
            0 throw
              no [tp.end] {"code":"game_over"}
            nature
              [tp.end.count] {"on":"game_over","totals":[2000,0,9000,0,0],"winners":[2]}
            0 throw
              no [tp.end] {"code":"game_over"}
            over: won by 2
        "#]],
    );
}

/// [tp.end] One free thief keeps it going.
#[test]
fn one_free_thief_is_enough_to_go_on() {
    check(
        "
        man 0 p5
        thief 1 p8 wanted carries 6000
        thief 2 west-den
        car b11/c11
        ---
        0 throw 3
        0 march 0 p8
        0 put_in_cell d5
        0 post_guard d6
        die 6
        ",
        expect![[r#"
            0 throw 3
            0 march 0 p8
              [tp.police.turn] {"on":"marched","man":0,"path":["p5","p6","p7","p8"]}
              [tp.arrest.land] {"on":"arrested","thief":1,"by":{"man":0},"cause":"landed","at":"p8","times":1}
            0 put_in_cell d5
              [tp.arrest.to-house] {"on":"put_in_cell","thief":1,"at":"d5"}
            0 post_guard d6
              [tp.arrest.to-house] {"on":"guard_posted","man":0,"at":"d6"}
            die 6
              [tp.prison.sentence] {"on":"sentenced","thief":1,"turns":6,"lost":6000,"bounty":2000}
            1 may: try_escape, sit_out
        "#]],
    );
}

/// [tp.end.long] In a long game a thief in prison does too.
#[test]
fn in_a_long_game_prison_is_not_the_end() {
    check(
        "
        options long
        man 0 p5
        thief 1 p8 wanted carries 6000
        car b11/c11
        ---
        0 throw 3
        0 march 0 p8
        0 put_in_cell d5
        0 post_guard d6
        die 6
        ",
        expect![[r#"
            0 throw 3
            0 march 0 p8
              [tp.police.turn] {"on":"marched","man":0,"path":["p5","p6","p7","p8"]}
              [tp.arrest.land] {"on":"arrested","thief":1,"by":{"man":0},"cause":"landed","at":"p8","times":1}
            0 put_in_cell d5
              [tp.arrest.to-house] {"on":"put_in_cell","thief":1,"at":"d5"}
            0 post_guard d6
              [tp.arrest.to-house] {"on":"guard_posted","man":0,"at":"d6"}
            die 6
              [tp.prison.sentence] {"on":"sentenced","thief":1,"turns":6,"lost":6000,"bounty":2000}
            1 may: try_escape, sit_out
        "#]],
    );
}

/// [tp.end.long] Until the last has got away or is out.
#[test]
fn the_end_of_a_long_game() {
    check(
        "
        options long
        man 0 p5
        thief 1 p8 wanted carries 6000 arrests 3
        thief 2 away carries 2000
        car b11/c11
        ---
        0 throw 3
        0 march 0 p8
        0 put_in_cell d5
        0 post_guard e5
        nature
        nature
        ",
        expect![[r#"
            0 throw 3
            0 march 0 p8
              [tp.police.turn] {"on":"marched","man":0,"path":["p5","p6","p7","p8"]}
              [tp.arrest.land] {"on":"arrested","thief":1,"by":{"man":0},"cause":"landed","at":"p8","times":4}
            0 put_in_cell d5
              [tp.arrest.to-house] {"on":"put_in_cell","thief":1,"at":"d5"}
            0 post_guard e5
              [tp.arrest.to-house] {"on":"guard_posted","man":0,"at":"e5"}
            nature
              [tp.prison.fourth] {"on":"out_of_game","thief":1,"man":0,"lost":6000,"bounty":2000,"hidden":0}
            nature
              [tp.end.count] {"on":"game_over","totals":[2000,0,2000],"winners":[0,2]}
            over: won by 0, 2
        "#]],
    );
}

/// [tp.end.count] The police can win as well.
#[test]
fn the_richest_wins() {
    check(
        "
        turn 1
        money 8000
        thief 1 c2 wanted carries 8000
        car b11/c11
        ---
        1 throw 1
        1 walk station
        0 throw 1
        0 drive b9/b10
        nature
        ",
        expect![[r#"
            1 throw 1
            1 walk station
              [tp.thief.turn] {"on":"walked","thief":1,"path":["c2","station"]}
              [tp.flee.fare] {"on":"bought_ticket","thief":1,"at":"station","fare":1000}
            0 throw 1
            0 drive b9/b10
              [tp.car.double] {"on":"drove","path":["b11","b10","b9"]}
              [tp.flee.gone] {"on":"got_away","thief":1,"carried":7000,"left":0,"secret":false}
            nature
              [tp.end.count] {"on":"game_over","totals":[8000,7000],"winners":[0]}
            over: won by 0
        "#]],
    );
}

/// [tp.end.hidden] The prisoner's counts, that of one who got away does not.
#[test]
fn hidden_money_in_the_end() {
    check(
        "
        turn 1
        money 5000
        thief 1 c2 wanted carries 7000 hidden west-den 9000
        thief 2 d5 prison 3 arrests 1 hidden east-den 4000 hidden west-den 3000
        car b11/c11
        ---
        1 throw 1
        1 walk station
        2 sit_out
        0 throw 1
        0 drive b9/b10
        nature
        ",
        expect![[r#"
            1 throw 1
            1 walk station
              [tp.thief.turn] {"on":"walked","thief":1,"path":["c2","station"]}
              [tp.flee.fare] {"on":"bought_ticket","thief":1,"at":"station","fare":1000}
            2 sit_out
              [tp.prison.escape] {"on":"sat_out","thief":2,"left":2}
            0 throw 1
            0 drive b9/b10
              [tp.car.double] {"on":"drove","path":["b11","b10","b9"]}
              [tp.flee.gone] {"on":"got_away","thief":1,"carried":6000,"left":9000,"secret":false}
            nature
              [tp.end.count] {"on":"game_over","totals":[5000,6000,7000],"winners":[2]}
            over: won by 2
        "#]],
    );
}

/// [tp.end.tie] Equal sums share the win.
#[test]
fn equal_sums_share() {
    check(
        "
        turn 1
        money 2000
        thief 1 c2 wanted carries 8000
        thief 2 d5 prison 3 arrests 1 hidden east-den 7000
        car b11/c11
        ---
        1 throw 1
        1 walk station
        2 sit_out
        0 throw 1
        0 drive b9/b10
        nature
        ",
        expect![[r#"
            1 throw 1
            1 walk station
              [tp.thief.turn] {"on":"walked","thief":1,"path":["c2","station"]}
              [tp.flee.fare] {"on":"bought_ticket","thief":1,"at":"station","fare":1000}
            2 sit_out
              [tp.prison.escape] {"on":"sat_out","thief":2,"left":2}
            0 throw 1
            0 drive b9/b10
              [tp.car.double] {"on":"drove","path":["b11","b10","b9"]}
              [tp.flee.gone] {"on":"got_away","thief":1,"carried":7000,"left":0,"secret":false}
            nature
              [tp.end.count] {"on":"game_over","totals":[2000,7000,7000],"winners":[1,2]}
            over: won by 1, 2
        "#]],
    );
}

/// [tp.end.clock] After the last round all count what they carry and what they hid.
#[test]
fn a_limit_on_rounds() {
    check(
        "
        options rounds 2
        round 1
        turn 1
        money 6000
        thief 1 c4 wanted carries 4000 hidden west-den 3000
        thief 2 e4 wanted carries 1000
        car b11/c11
        ---
        1 throw 1
        1 walk d4
        2 throw 1
        2 walk f4
        0 throw 1
        0 drive b9/b10
        1 throw 1
        1 walk c4
        2 throw 1
        2 walk g4
        nature
        ",
        expect![[r#"
            1 throw 1
            1 walk d4
              [tp.thief.turn] {"on":"walked","thief":1,"path":["c4","d4"]}
            2 throw 1
            2 walk f4
              [tp.thief.turn] {"on":"walked","thief":2,"path":["e4","f4"]}
            0 throw 1
            0 drive b9/b10
              [tp.car.double] {"on":"drove","path":["b11","b10","b9"]}
            1 throw 1
            1 walk c4
              [tp.thief.turn] {"on":"walked","thief":1,"path":["d4","c4"]}
            2 throw 1
            2 walk g4
              [tp.thief.turn] {"on":"walked","thief":2,"path":["f4","g4"]}
              [tp.end.clock] {"on":"time_up","round":2}
            nature
              [tp.end.count] {"on":"game_over","totals":[6000,7000,1000],"winners":[1]}
            over: won by 1
        "#]],
    );
}

/// [tp.bank] Notes of 1 000 and more; and the bank never runs dry.
#[test]
fn the_bank_never_runs_dry() {
    check(
        "
        turn 1
        thief 1 l7 wanted carries 4000000
        thief 2 west-den wanted carries 1000
        ---
        1 throw 1
        1 walk bank
        2 hide_part 500
        look
        ",
        expect![[r#"
            1 throw 1
            1 walk bank
              [tp.thief.turn] {"on":"walked","thief":1,"path":["l7","bank"]}
              [tp.rob] {"on":"robbed","thief":1,"at":"bank","sum":10000,"agency":false}
            2 hide_part 500
              no [tp.bank] {"code":"not_whole_thousands"}
            look
              police 0, till 0, car g7/f7
              thief 1 bank {"is":"free"} wanted, arrests 0, carries 4010000
              thief 2 west-den {"is":"free"} wanted, arrests 0, carries 1000
            2 may: throw, hide_all
        "#]],
    );
}
