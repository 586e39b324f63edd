//! The shipped maps through the versions of the rules.

use city::{City, PRINTINGS, SHIPPED, read_map, shipped};
use sha2::{Digest, Sha256};

/// The SHA-256 of every text ever shipped. A new printing adds a line; no line changes.
const HASHES: [(&str, u16, &str); PRINTINGS.len()] = [
    ("storstad", 1, "7e1455934fb84f20fb242cad48f8ce5981879be2c79aa4a9b4bd4c1963485205"),
    ("storstad", 2, "0b222dc0410a7d8a21fda8263ff6e05d14c4534ff8341c36870ecb3cba4a5707"),
    ("smastad", 1, "fc9a25d4ca8c1c7fd3a0d4fc24628104b721c155367dd291e47e2a2e7839e453"),
    ("monster", 1, "4ffb16bf82526f90f30bc921fd233dd0c032cf943c1b6e7515d55dc056bd8ec4"),
];

#[test]
fn a_map_that_has_been_shipped_never_changes() {
    let printed = PRINTINGS.map(|printing| {
        (printing.name, printing.since, format!("{:x}", Sha256::digest(printing.text.as_bytes())))
    });
    assert_eq!(printed, HASHES.map(|(name, since, hash)| (name, since, hash.to_owned())));
}

#[test]
fn each_map_is_known_from_its_first_printing_on_and_each_printing_until_the_next() {
    for name in SHIPPED {
        let printings: Vec<_> = PRINTINGS.into_iter().filter(|printing| printing.name == name).collect();
        assert!(printings.is_sorted_by(|one, next| one.since < next.since), "{name}: the oldest first");
        assert!(City::shipped(name, printings[0].since - 1).is_none(), "{name}: before it was drawn");
        for (number, printing) in printings.iter().enumerate() {
            let last = printings.get(number + 1).map_or(u16::MAX, |next| next.since - 1);
            let plan = read_map(printing.text).unwrap();
            for rules in [printing.since, last] {
                assert_eq!(City::shipped(name, rules).unwrap().plan, plan, "{name} by rules {rules}");
            }
        }
        assert_eq!(shipped(name), printings.last().map(|printing| printing.text));
    }
    assert!(City::shipped("atlantis", u16::MAX).is_none());
}

#[test]
fn a_shipped_city_is_worked_out_once() {
    let [one, other] = [1, 1].map(|rules| City::shipped("storstad", rules).unwrap());
    assert!(std::sync::Arc::ptr_eq(&one, &other));
    assert_ne!(one, City::shipped("storstad", 2).unwrap(), "Storhamn was tuned");
}
