use crate::script::check;
use expect_test::expect;

/// [tp.setup.players] The highest throw decides; of equally high ones those throw again.
#[test]
fn the_highest_throw_is_the_police() {
    check(
        "
        new
        options seats 3 lots
        ---
        die 5
        die 5
        die 2
        0 throw
        die 1
        die 4
        2 choose_den west-den
        0 choose_den west-den
        ",
        expect![[r#"
            die 5
              [tp.setup.players] {"on":"drew_lot","seat":0,"die":5}
            die 5
              [tp.setup.players] {"on":"drew_lot","seat":1,"die":5}
            die 2
              [tp.setup.players] {"on":"drew_lot","seat":2,"die":2}
            0 throw
              no [tp.setup.players] {"code":"not_now","stage":"draw_lots","police":true}
            die 1
              [tp.setup.players] {"on":"drew_lot","seat":0,"die":1}
            die 4
              [tp.setup.players] {"on":"drew_lot","seat":1,"die":4}
              [tp.setup.players] {"on":"police_chosen","seat":1}
            2 choose_den west-den
              [tp.setup.dens] {"on":"den_chosen","thief":2,"den":"west-den"}
            0 choose_den west-den
              [tp.setup.dens] {"on":"den_chosen","thief":0,"den":"west-den"}
            1 may: place_man d5 e5 f5 g5 h5 d6 e6 f6 g6 h6
        "#]],
    );
}

/// [tp.setup.dens] Each thief starts in a den of their choice, several in one if they like.
#[test]
fn thieves_may_share_a_den() {
    check(
        "
        new
        options seats 3
        ---
        1 choose_den g7
        1 choose_den east-den
        2 choose_den east-den
        ",
        expect![[r#"
            1 choose_den g7
              no [tp.setup.dens] {"code":"not_a_den","at":"g7"}
            1 choose_den east-den
              [tp.setup.dens] {"on":"den_chosen","thief":1,"den":"east-den"}
            2 choose_den east-den
              [tp.setup.dens] {"on":"den_chosen","thief":2,"den":"east-den"}
            0 may: place_man d5 e5 f5 g5 h5 d6 e6 f6 g6 h6
        "#]],
    );
}

/// [tp.setup.police] One policeman more than there are thieves, one on each square.
#[test]
fn two_thieves_and_three_policemen() {
    check(
        "
        new
        options seats 3
        ---
        1 choose_den east-den
        2 choose_den west-den
        0 place_man d4
        0 place_man d5
        0 place_man d5
        0 place_man e5
        0 place_man f5
        ",
        expect![[r#"
            1 choose_den east-den
              [tp.setup.dens] {"on":"den_chosen","thief":1,"den":"east-den"}
            2 choose_den west-den
              [tp.setup.dens] {"on":"den_chosen","thief":2,"den":"west-den"}
            0 place_man d4
              no [tp.setup.police] {"code":"not_in_house","at":"d4","setup":true}
            0 place_man d5
              [tp.setup.police] {"on":"man_placed","man":0,"at":"d5"}
            0 place_man d5
              no [tp.move.one-piece] {"code":"taken","at":"d5","tram":false}
            0 place_man e5
              [tp.setup.police] {"on":"man_placed","man":1,"at":"e5"}
            0 place_man f5
              [tp.setup.police] {"on":"man_placed","man":2,"at":"f5"}
            0 may: place_car g7/f7 f7/g7 g7/h7 h7/g7
        "#]],
    );
}

/// [tp.setup.car] In any direction, one of its squares right in front of the gate.
#[test]
fn the_car_starts_outside_the_gate() {
    check(
        "
        new
        options seats 2
        ---
        1 choose_den east-den
        0 place_man d5
        0 place_car g7/f7
        0 place_man e5
        0 place_car d7/e7
        0 place_car g7/g6
        0 place_car h7/g7
        ",
        expect![[r#"
            1 choose_den east-den
              [tp.setup.dens] {"on":"den_chosen","thief":1,"den":"east-den"}
            0 place_man d5
              [tp.setup.police] {"on":"man_placed","man":0,"at":"d5"}
            0 place_car g7/f7
              no [tp.setup.police] {"code":"not_now","stage":"place_man","police":true}
            0 place_man e5
              [tp.setup.police] {"on":"man_placed","man":1,"at":"e5"}
            0 place_car d7/e7
              no [tp.setup.car] {"code":"not_at_gate","gate":"g7"}
            0 place_car g7/g6
              no [tp.setup.car] {"code":"not_at_gate","gate":"g7"}
            0 place_car h7/g7
              [tp.setup.car] {"on":"car_placed","head":"h7","behind":"g7"}
            0 may: throw
        "#]],
    );
}

/// [tp.setup.order] The police begin; then clockwise.
#[test]
fn the_police_begin_and_the_turn_goes_clockwise() {
    check(
        "
        new
        options seats 3 police 1
        ---
        2 choose_den east-den
        0 choose_den west-den
        1 place_man d5
        1 place_man e5
        1 place_man f5
        1 place_car h7/g7
        2 throw
        0 throw
        1 throw 1
        1 march 0 d4
        0 throw
        2 throw 1
        2 walk p11
        0 throw 1
        0 walk b4
        2 throw
        ",
        expect![[r#"
            2 choose_den east-den
              [tp.setup.dens] {"on":"den_chosen","thief":2,"den":"east-den"}
            0 choose_den west-den
              [tp.setup.dens] {"on":"den_chosen","thief":0,"den":"west-den"}
            1 place_man d5
              [tp.setup.police] {"on":"man_placed","man":0,"at":"d5"}
            1 place_man e5
              [tp.setup.police] {"on":"man_placed","man":1,"at":"e5"}
            1 place_man f5
              [tp.setup.police] {"on":"man_placed","man":2,"at":"f5"}
            1 place_car h7/g7
              [tp.setup.car] {"on":"car_placed","head":"h7","behind":"g7"}
            2 throw
              no [tp.setup.order] {"code":"not_your_turn","turn":1}
            0 throw
              no [tp.setup.order] {"code":"not_your_turn","turn":1}
            1 throw 1
            1 march 0 d4
              [tp.police.turn] {"on":"marched","man":0,"path":["d5","d4"]}
            0 throw
              no [tp.setup.order] {"code":"not_your_turn","turn":2}
            2 throw 1
            2 walk p11
              [tp.thief.turn] {"on":"walked","thief":2,"path":["east-den","p11"]}
            0 throw 1
            0 walk b4
              [tp.thief.turn] {"on":"walked","thief":0,"path":["west-den","b4"]}
            2 throw
              no [tp.setup.order] {"code":"not_your_turn","turn":1}
            1 may: throw
        "#]],
    );
}

/// [tp.setup.choices] Thieves choose first, in turn order, then the police.
#[test]
fn the_police_see_where_the_thieves_are() {
    check(
        "
        new
        options seats 3 police 1
        ---
        1 place_man d5
        0 choose_den east-den
        2 place_man d5
        2 choose_den east-den
        2 choose_den west-den
        0 choose_den west-den
        1 choose_den west-den
        ",
        expect![[r#"
            1 place_man d5
              no [tp.setup.order] {"code":"not_your_turn","turn":2}
            0 choose_den east-den
              no [tp.setup.order] {"code":"not_your_turn","turn":2}
            2 place_man d5
              no [tp.police.turn] {"code":"only_police"}
            2 choose_den east-den
              [tp.setup.dens] {"on":"den_chosen","thief":2,"den":"east-den"}
            2 choose_den west-den
              no [tp.setup.order] {"code":"not_your_turn","turn":0}
            0 choose_den west-den
              [tp.setup.dens] {"on":"den_chosen","thief":0,"den":"west-den"}
            1 choose_den west-den
              no [tp.thief.turn] {"code":"only_thieves"}
            1 may: place_man d5 e5 f5 g5 h5 d6 e6 f6 g6 h6
        "#]],
    );
}
