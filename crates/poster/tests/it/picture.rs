//! The picture of a city: a whole drawing, safe with any names, in inks that exist.

use city::{Ground, Kind, Plan, SHIPPED, Words, read_map, shipped};
use std::collections::BTreeSet;

const PAGE_INKS: &str = concat!(
    include_str!("../../../../web/src/games/tjuv-och-polis/board/city.css"),
    include_str!("../../../../web/src/games/tjuv-och-polis/board/city-places.css"),
);

/// What a page with a slow connection can be asked to fetch.
const LARGEST: usize = 150_000;

fn cities() -> Vec<Plan> {
    SHIPPED.iter().map(|name| read_map(shipped(name).unwrap()).unwrap()).collect()
}

/// The opening tags of a drawing, without their brackets, once every tag has been found to close in order, every
/// value to be quoted, and every `&` to begin an entity.
fn tags(markup: &str) -> Vec<&str> {
    let mut open = Vec::new();
    let mut tags = Vec::new();
    let mut rest = markup;
    while let Some(start) = rest.find('<') {
        check_entities(&rest[..start]);
        assert!(!rest[..start].contains('>'), "a stray bracket before {:.80}", &rest[start..]);
        let end = start + rest[start..].find('>').expect("every tag ends");
        let tag = &rest[start + 1..end];
        rest = &rest[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "tags close in order");
            continue;
        }
        check_entities(tag);
        assert!(tag.matches('"').count().is_multiple_of(2) && !tag.contains('<'), "values are quoted: {tag}");
        let name = tag.split([' ', '/']).next().unwrap();
        assert!(name.chars().all(|letter| letter.is_ascii_alphabetic()), "an odd tag: {tag}");
        if !tag.ends_with('/') {
            open.push(name);
        }
        tags.push(tag);
    }
    assert_eq!(open, Vec::<&str>::new(), "every tag is closed");
    tags
}

fn check_entities(text: &str) {
    for part in text.split('&').skip(1) {
        let entity = part.split(';').next().unwrap();
        assert!(["amp", "lt", "gt", "quot", "#39"].contains(&entity), "a bare ampersand before {part:.40}");
    }
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let from = tag.find(&format!(" {name}=\""))? + name.len() + 3;
    tag[from..].split('"').next()
}

fn classes(markup: &str) -> BTreeSet<&str> {
    tags(markup)
        .into_iter()
        .filter_map(|tag| attribute(tag, "class"))
        .flat_map(|names| names.split(' '))
        .collect()
}

/// The classes a stylesheet has rules for. Every rule here is for one class.
fn ruled(inks: &str) -> BTreeSet<&str> {
    inks.split('}')
        .filter_map(|rule| rule.split_once('{'))
        .map(|(selector, _)| selector.trim().rsplit(['\n', ' ']).next().unwrap().trim_start_matches('.'))
        // A rule for some of a class is a rule for the class.
        .map(|class| class.split_once('[').map_or(class, |(class, _)| class))
        .collect()
}

fn day_inks(standalone: &str) -> &str {
    standalone.split_once("<style>").unwrap().1.split_once("</style>").unwrap().0
}

#[test]
fn every_shipped_city_is_a_well_formed_drawing_of_reasonable_size() {
    for plan in cities() {
        let inner = poster::inner(&plan);
        tags(&inner);
        let standalone = poster::standalone(&plan);
        let tags = tags(&standalone);
        assert!(tags[0].starts_with("svg xmlns=\"http://www.w3.org/2000/svg\""));
        assert!(inner.len() < LARGEST, "{} is drawn with {} bytes", plan.name.sv, inner.len());
    }
}

#[test]
fn the_same_plan_is_drawn_the_same() {
    for (one, other) in cities().iter().zip(&cities()) {
        assert_eq!(poster::inner(one), poster::inner(other));
        assert_eq!(poster::standalone(one), poster::standalone(other));
    }
}

#[test]
fn the_page_gets_no_styles_no_scripts_and_only_names_of_its_own() {
    for plan in cities() {
        let inner = poster::inner(&plan);
        for tag in tags(&inner) {
            assert!(
                attribute(tag, "style").is_none() && !tag.starts_with("style") && !tag.starts_with("script")
            );
            for name in ["id", "class"].into_iter().filter_map(|name| attribute(tag, name)) {
                assert!(name.split(' ').all(|name| name.starts_with("city-")), "{tag}");
            }
        }
    }
}

#[test]
fn everything_referred_to_is_there() {
    for plan in cities() {
        let inner = poster::inner(&plan);
        let tags = tags(&inner);
        let ids: Vec<&str> = tags.iter().filter_map(|tag| attribute(tag, "id")).collect();
        for wanted in tags.iter().filter_map(|tag| attribute(tag, "href")) {
            assert!(ids.contains(&&wanted[1..]), "no {wanted}");
        }
        assert_eq!(ids.len(), ids.iter().collect::<BTreeSet<_>>().len(), "no id twice");
    }
}

#[test]
fn every_class_has_its_ink_on_the_page_and_in_the_file() {
    for plan in cities() {
        let standalone = poster::standalone(&plan);
        let inner = poster::inner(&plan);
        let (page, file) = (ruled(PAGE_INKS), ruled(day_inks(&standalone)));
        let (on_page, in_file) = (classes(&inner), classes(&standalone));
        assert!(on_page.is_subset(&page), "without an ink: {:?}", on_page.difference(&page));
        assert!(in_file.is_subset(&file), "without an ink: {:?}", in_file.difference(&file));

        let around: BTreeSet<&str> = in_file.difference(&on_page).copied().collect();
        assert_eq!(page, file.difference(&around).copied().collect(), "both stylesheets know the same city");
    }
}

#[test]
fn names_never_become_markup() {
    let hostile = "</text><script>alert('\"&\u{1}\u{ffff}')</script>";
    let words = Words { sv: hostile.to_owned(), en: hostile.to_owned() };
    for mut plan in cities() {
        plan.name = words.clone();
        plan.squares
            .iter_mut()
            .filter_map(|square| square.name.as_mut())
            .for_each(|name| *name = words.clone());
        plan.lines.iter_mut().for_each(|line| line.name = words.clone());
        plan.streets.iter_mut().for_each(|street| street.name = words.clone());
        plan.quarters.iter_mut().for_each(|quarter| quarter.name = words.clone());
        let standalone = poster::standalone(&plan);
        for tag in tags(&standalone) {
            assert!(!tag.to_lowercase().starts_with("script"));
        }
        assert!(standalone.contains("&lt;SCRIPT&gt;"), "names are still written");
        assert!(!standalone.contains(['\u{1}', '\u{ffff}']));
    }
}

#[test]
fn names_as_long_as_a_map_and_no_names_at_all_are_drawn() {
    for long in ["", " ", &"Å".repeat(5000), &"Å ".repeat(2000)] {
        let words = Words { sv: long.to_owned(), en: long.to_owned() };
        for mut plan in cities() {
            plan.squares
                .iter_mut()
                .filter_map(|square| square.name.as_mut())
                .for_each(|name| *name = words.clone());
            plan.streets.iter_mut().for_each(|street| street.name = words.clone());
            plan.quarters.iter_mut().for_each(|quarter| quarter.name = words.clone());
            let inner = poster::inner(&plan);
            tags(&inner);
            assert!(inner.len() < LARGEST, "long names are cut");
        }
    }
}

/// A drawing must not lose what the players have to read.
#[test]
fn every_sum_sign_flag_and_name_is_written() {
    let grouped = |sum: u32| format!("{}\u{202f}{:03}", sum / 1000, sum % 1000);
    for plan in cities() {
        let inner = poster::inner(&plan);
        let written = |words: &str| inner.matches(&format!(">{words}</text>")).count();
        let count =
            |wanted: &dyn Fn(Kind) -> bool| plan.squares.iter().filter(|square| wanted(square.kind)).count();
        assert_eq!(written("BANK"), count(&|kind| matches!(kind, Kind::Bank { .. })));
        assert_eq!(written("POST"), count(&|kind| matches!(kind, Kind::Post { .. })));
        assert_eq!(written("TELEGRAF"), count(&|kind| kind == Kind::Telegraph));
        assert_eq!(written("RESEBYRÅ"), count(&|kind| kind == Kind::Agency));
        for square in &plan.squares {
            if let Kind::Bank { sum } | Kind::Post { sum } = square.kind {
                assert!(written(&grouped(sum)) > 0, "the sum {sum}");
            }
        }
        for line in &plan.lines {
            assert_eq!(written(&line.number.to_string()), line.stops.len(), "flags of line {}", line.number);
        }
        for street in &plan.streets {
            assert!(written(&street.name.sv.to_uppercase()) > 0, "{}", street.name.sv);
        }
        for quarter in &plan.quarters {
            assert!(written(&quarter.name.sv.to_uppercase()) > 0, "{}", quarter.name.sv);
        }
    }
}

/// Strangers draw cities of one kind of ground only, or with a chequered one: the drawing takes them as they are.
#[test]
fn any_ground_can_be_drawn() {
    let grounds = [Ground::Block, Ground::Park, Ground::Water, Ground::Railway, Ground::Airfield];
    for plan in cities() {
        for (index, ground) in grounds.into_iter().enumerate() {
            let (mut plain, mut mixed) = (plan.clone(), plan.clone());
            for (cell, here) in
                mixed.ground.iter_mut().enumerate().filter(|(_, here)| **here != Ground::Square)
            {
                *here = grounds[(cell + index) % grounds.len()];
            }
            for here in plain.ground.iter_mut().filter(|here| **here != Ground::Square) {
                *here = ground;
            }
            tags(&poster::inner(&plain));
            tags(&poster::inner(&mixed));
        }
    }
}
