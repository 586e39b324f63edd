use crate::script::check;
use expect_test::expect;

/// [tp.board.squares] Squares are joined by their sides: round a corner it is two steps.
#[test]
fn nobody_cuts_a_corner() {
    check(
        "
        turn 1
        thief 1 c2
        ---
        1 throw 1
        1 walk b3
        1 walk b2
        ",
        expect![[r#"
            1 throw 1
            1 walk b3
              no [tp.move.exact] {"code":"no_way","to":"b3","steps":1,"flight":false}
            1 walk b2
              [tp.thief.turn] {"on":"walked","thief":1,"path":["c2","b2"]}
            0 may: throw
        "#]],
    );
}

/// [tp.board.station] Ten squares, and one gate onto the street.
#[test]
fn the_police_house_has_ten_squares_and_a_gate() {
    check(
        "
        new
        options seats 2
        ---
        1 choose_den west-den
        0 place_man d4
        ",
        expect![[r#"
            1 choose_den west-den
              [tp.setup.dens] {"on":"den_chosen","thief":1,"den":"west-den"}
            0 place_man d4
              no [tp.setup.police] {"code":"not_in_house","at":"d4","setup":true}
            0 may: place_man d5 e5 f5 g5 h5 d6 e6 f6 g6 h6
        "#]],
    );
}

/// [tp.board.station] [tp.setup.car]
#[test]
fn the_car_finds_the_gate() {
    check(
        "
        new
        options seats 2
        ---
        1 choose_den west-den
        0 place_man e5
        0 place_man h6
        ",
        expect![[r#"
            1 choose_den west-den
              [tp.setup.dens] {"on":"den_chosen","thief":1,"den":"west-den"}
            0 place_man e5
              [tp.setup.police] {"on":"man_placed","man":0,"at":"e5"}
            0 place_man h6
              [tp.setup.police] {"on":"man_placed","man":1,"at":"h6"}
            0 may: place_car g7/f7 f7/g7 g7/h7 h7/g7
        "#]],
    );
}

/// [tp.board.offices] The bank has one door, the corner bank two.
#[test]
fn an_office_is_open_on_one_side() {
    check(
        "
        turn 1
        thief 1 bank wanted
        ---
        1 throw 1
        ",
        expect![[r#"
            1 throw 1
            1 may: walk l7
        "#]],
    );
}

/// [tp.board.offices]
#[test]
fn an_office_is_open_on_two_sides() {
    check(
        "
        turn 1
        thief 1 corner-bank wanted
        ---
        1 throw 1
        ",
        expect![[r#"
            1 throw 1
            1 may: walk k7 j8
        "#]],
    );
}

/// [tp.board.loot] Each yields the sum it shows.
#[test]
fn every_place_has_its_own_sum() {
    check(
        "
        thief 1 l7
        thief 2 p9
        turn 1
        ---
        1 throw 1
        1 walk bank
        2 throw 1
        2 walk alley-post
        look
        ",
        expect![[r#"
            1 throw 1
            1 walk bank
              [tp.thief.turn] {"on":"walked","thief":1,"path":["l7","bank"]}
              [tp.rob] {"on":"robbed","thief":1,"at":"bank","sum":10000,"agency":false}
            2 throw 1
            2 walk alley-post
              [tp.thief.turn] {"on":"walked","thief":2,"path":["p9","alley-post"]}
              [tp.rob] {"on":"robbed","thief":2,"at":"alley-post","sum":2000,"agency":false}
            look
              police 0, till 0, car g7/f7
              thief 1 bank {"is":"free"} wanted, arrests 0, carries 10000
              thief 2 alley-post {"is":"free"} wanted, arrests 0, carries 2000
            0 may: throw
        "#]],
    );
}

/// [tp.board.dens] [tp.police.den]
#[test]
fn only_thieves_enter_a_den() {
    check(
        "
        man 0 b4
        thief 1 west-den
        ---
        0 throw 1
        0 march 0 west-den
        0 march 0 b5
        1 throw 1
        ",
        expect![[r#"
            0 throw 1
            0 march 0 west-den
              no [tp.police.den] {"code":"police_in_den","at":"west-den"}
            0 march 0 b5
              [tp.police.turn] {"on":"marched","man":0,"path":["b4","b5"]}
            1 throw 1
            1 may: walk b4
        "#]],
    );
}

/// [tp.board.trams] Line 1 has three stops; line 2 meets it at one of them.
#[test]
fn a_stop_belongs_to_one_line_or_to_two() {
    check(
        "
        turn 1
        thief 1 e2
        thief 2 j4
        ---
        1 ride n7
        ",
        expect![[r#"
            1 ride n7
              [tp.tram.ride] {"on":"rode","thief":1,"line":1,"from":"e2","to":"n7","changed":false}
            2 may: throw, ride e2 h11 b9
        "#]],
    );
}

/// [tp.board.escapes] [tp.flee.exact] [tp.flee.fare] The railway station, the airport, and two squares of the harbour.
#[test]
fn there_are_four_ways_out() {
    check(
        "
        turn 1
        thief 1 c2 wanted carries 5000
        thief 2 o2 wanted carries 5000
        thief 3 e11 wanted carries 5000
        thief 4 i11 wanted carries 5000
        ---
        1 throw 1
        1 walk station
        2 throw 1
        2 walk airport
        3 throw 1
        3 walk quay
        4 throw 1
        4 walk corner-quay
        look
        ",
        expect![[r#"
            1 throw 1
            1 walk station
              [tp.thief.turn] {"on":"walked","thief":1,"path":["c2","station"]}
              [tp.flee.fare] {"on":"bought_ticket","thief":1,"at":"station","fare":1000}
            2 throw 1
            2 walk airport
              [tp.thief.turn] {"on":"walked","thief":2,"path":["o2","airport"]}
              [tp.flee.fare] {"on":"bought_ticket","thief":2,"at":"airport","fare":3000}
            3 throw 1
            3 walk quay
              [tp.thief.turn] {"on":"walked","thief":3,"path":["e11","quay"]}
              [tp.flee.fare] {"on":"bought_ticket","thief":3,"at":"quay","fare":1000}
            4 throw 1
            4 walk corner-quay
              [tp.thief.turn] {"on":"walked","thief":4,"path":["i11","corner-quay"]}
              [tp.flee.fare] {"on":"bought_ticket","thief":4,"at":"corner-quay","fare":1000}
            look
              police 0, till 6000, car g7/f7
              thief 1 station {"is":"leaving"} wanted, arrests 0, carries 4000
              thief 2 airport {"is":"leaving"} wanted, arrests 0, carries 2000
              thief 3 quay {"is":"leaving"} wanted, arrests 0, carries 4000
              thief 4 corner-quay {"is":"leaving"} wanted, arrests 0, carries 4000
            0 may: throw
        "#]],
    );
}

/// [tp.board.map] A square that is not in the city.
#[test]
fn there_is_no_such_square() {
    check(
        "
        man 0 d7
        thief 1 e2
        car c2/b2
        ---
        0 send_by_tram 0 #999
        0 throw 1
        0 march 0 #999
        0 drive #999/e2
        0 drive e2/#999
        0 march 0 c7
        1 ride #999
        1 throw 1
        1 walk #999
        ",
        expect![[r##"
            0 send_by_tram 0 #999
              no [tp.board.map] {"code":"no_such_place","at":"#999"}
            0 throw 1
            0 march 0 #999
              no [tp.board.map] {"code":"no_such_place","at":"#999"}
            0 drive #999/e2
              no [tp.board.map] {"code":"no_such_place","at":"#999"}
            0 drive e2/#999
              no [tp.board.map] {"code":"no_such_place","at":"#999"}
            0 march 0 c7
              [tp.police.turn] {"on":"marched","man":0,"path":["d7","c7"]}
            1 ride #999
              no [tp.board.map] {"code":"no_such_place","at":"#999"}
            1 throw 1
            1 walk #999
              no [tp.board.map] {"code":"no_such_place","at":"#999"}
            1 may: walk d2 f2
        "##]],
    );
}
