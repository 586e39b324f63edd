//! The printed material: forty squares, their deeds in both price tables, and two decks of sixteen cards.

use serde::{Deserialize, Serialize};

/// So many squares there are.
pub const SQUARES: usize = 40;
/// [mo.turn.salary]
pub const SALARY: u32 = 4_000;
/// [mo.prison.fine]
pub const FINE: u32 = 1_000;
/// [mo.money.start]
pub const START_MONEY: u32 = 30_000;
/// [mo.bank.endless] All the houses and hotels there are.
pub const HOUSES: u8 = 32;
/// [mo.bank.endless] All the hotels there are.
pub const HOTELS: u8 = 12;
/// [mo.house.even] A hotel counts as the fifth step of a lot.
pub const HOTEL: u8 = 5;
/// [mo.card] Each deck has so many cards.
pub const CARDS: usize = 16;

/// The square of the prison, and of those who visit it.
pub const PRISON: u8 = 10;

/// Which of the two printings the amounts are from.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Prices {
    /// Every amount a multiple of 50, as the smallest note demands.
    #[default]
    Old,
    /// The later printing, with multiples of 20.
    New,
}

impl Prices {
    /// [mo.money.start] The smallest note.
    pub fn note(self) -> u32 {
        match self {
            Prices::Old => 50,
            Prices::New => 20,
        }
    }
}

/// What is printed on a square and on its deed.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Square {
    /// The name that is printed.
    pub name: &'static str,
    /// What it does.
    pub kind: Kind,
    /// By price table; nothing for squares that nobody can own.
    pub price: [u32; 2],
    /// What a house costs, and the hotel after four of them; only for streets.
    pub house: u32,
    /// By price table: bare, with one to four houses, with a hotel; only for streets.
    pub rent: [[u32; 6]; 2],
}

/// What a square does.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MonopolKind"))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Kind {
    /// GÅ.
    Go,
    /// A lot of a colour group.
    Street {
        /// The colour.
        group: Group,
    },
    /// A station.
    Station,
    /// The power station or the waterworks.
    Utility,
    /// A tax to be paid to the bank.
    Tax {
        /// Kronor.
        amount: u32,
    },
    /// A card to be taken.
    Card {
        /// From which deck.
        deck: Deck,
    },
    /// The prison, for visitors.
    Prison,
    /// Fri parkering, where nothing happens.
    FreeParking,
    /// The way to prison.
    GoToPrison,
}

/// The colours.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Group {
    /// Västerlånggatan and Hornsgatan.
    Brown,
    /// Folkungagatan to Ringvägen.
    LightBlue,
    /// S:t Eriksgatan to Valhallavägen.
    Pink,
    /// Sturegatan to Narvavägen.
    Orange,
    /// Strandvägen to Hamngatan.
    Red,
    /// Vasagatan to Stureplan.
    Yellow,
    /// Gustav Adolfs torg to Diplomatstaden.
    Green,
    /// Centrum and Norrmalmstorg.
    DarkBlue,
}

/// The two decks.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// Chans.
    Chance,
    /// Allmänning.
    Community,
}

/// What a card demands.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MonopolCard"))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum CardEffect {
    /// Forward to a square, with salary if GÅ is passed.
    MoveTo {
        /// Which, by its number.
        square: u8,
    },
    /// Back to a square, without salary.
    BackTo {
        /// Which, by its number.
        square: u8,
    },
    /// Back so many steps, without salary.
    StepBack {
        /// How many.
        steps: u8,
    },
    /// The bank pays.
    Get {
        /// Kronor.
        amount: u32,
    },
    /// The bank is paid.
    Pay {
        /// Kronor.
        amount: u32,
    },
    /// Everybody else pays.
    FromEach {
        /// Kronor.
        amount: u32,
    },
    /// For each house and each hotel one owns.
    Repairs {
        /// For each house.
        house: u32,
        /// For each hotel.
        hotel: u32,
    },
    /// Straight to prison.
    Prison,
    /// [mo.card.keep]
    OutOfPrison,
    /// Pay, or take a Chance card instead.
    FineOrChance {
        /// Kronor.
        amount: u32,
    },
}

const fn plain(name: &'static str, kind: Kind) -> Square {
    Square { name, kind, price: [0; 2], house: 0, rent: [[0; 6]; 2] }
}

const fn deed(name: &'static str, kind: Kind, price: u32) -> Square {
    Square { name, kind, price: [price; 2], house: 0, rent: [[0; 6]; 2] }
}

const fn street(
    name: &'static str,
    group: Group,
    house: u32,
    price: [u32; 2],
    rent: [[u32; 6]; 2],
) -> Square {
    Square { name, kind: Kind::Street { group }, price, house, rent }
}

/// [mo.rent.stations] By the number of stations the owner has.
pub const STATION_RENT: [u32; 4] = [500, 1_000, 2_000, 4_000];
/// [mo.rent.utilities] Kronor for each pip of the throw, by price table and by the number of utilities the owner has.
pub const UTILITY_RENT: [[u32; 2]; 2] = [[100, 200], [80, 200]];

/// The forty squares, on the way round from GÅ.
#[rustfmt::skip]
pub const BOARD: [Square; SQUARES] = [
    plain("Gå", Kind::Go),
    street("Västerlånggatan", Group::Brown, 1_000, [1_000, 1_200], [[50, 200, 600, 1_700, 3_000, 4_750], [40, 200, 600, 1_800, 3_200, 5_000]]),
    plain("Allmänning", Kind::Card { deck: Deck::Community }),
    street("Hornsgatan", Group::Brown, 1_000, [1_000, 1_200], [[100, 400, 1_100, 3_400, 6_000, 8_550], [80, 400, 1_200, 3_600, 6_400, 9_000]]),
    plain("Inkomstskatt", Kind::Tax { amount: 4_000 }),
    deed("Södra station", Kind::Station, 4_000),
    street("Folkungagatan", Group::LightBlue, 1_000, [2_000, 2_000], [[100, 550, 1_700, 5_150, 7_600, 9_500], [120, 600, 1_800, 5_400, 8_000, 11_000]]),
    plain("Chans", Kind::Card { deck: Deck::Chance }),
    street("Götgatan", Group::LightBlue, 1_000, [2_000, 2_000], [[100, 550, 1_700, 5_150, 7_600, 9_500], [120, 600, 1_800, 5_400, 8_000, 11_000]]),
    street("Ringvägen", Group::LightBlue, 1_000, [2_200, 2_400], [[150, 750, 2_000, 5_750, 8_500, 11_500], [160, 800, 2_000, 6_000, 9_000, 12_000]]),
    plain("Fängelse / På besök", Kind::Prison),
    street("S:t Eriksgatan", Group::Pink, 2_000, [2_500, 2_800], [[200, 1_000, 2_800, 8_500, 12_000, 14_250], [200, 1_000, 3_000, 9_000, 12_500, 15_000]]),
    deed("Elverket", Kind::Utility, 3_000),
    street("Odengatan", Group::Pink, 2_000, [2_500, 2_800], [[200, 1_000, 2_800, 8_500, 12_000, 14_250], [200, 1_000, 3_000, 9_000, 12_500, 15_000]]),
    street("Valhallavägen", Group::Pink, 2_000, [3_000, 3_200], [[250, 1_150, 3_400, 9_500, 13_000, 17_000], [240, 1_200, 3_600, 10_000, 14_000, 18_000]]),
    deed("Östra station", Kind::Station, 4_000),
    street("Sturegatan", Group::Orange, 2_000, [3_500, 3_600], [[250, 1_350, 3_800, 10_500, 14_250, 18_000], [280, 1_400, 4_000, 11_000, 15_000, 19_000]]),
    plain("Allmänning", Kind::Card { deck: Deck::Community }),
    street("Karlavägen", Group::Orange, 2_000, [3_500, 3_600], [[250, 1_350, 3_800, 10_500, 14_250, 18_000], [280, 1_400, 4_000, 11_000, 15_000, 19_000]]),
    street("Narvavägen", Group::Orange, 2_000, [3_800, 4_000], [[300, 1_500, 4_200, 11_500, 15_000, 19_000], [320, 1_600, 4_400, 12_000, 16_000, 20_000]]),
    plain("Fri parkering", Kind::FreeParking),
    street("Strandvägen", Group::Red, 3_000, [4_200, 4_400], [[350, 1_700, 4_750, 13_000, 16_500, 20_000], [360, 1_800, 5_000, 14_000, 17_500, 21_000]]),
    plain("Chans", Kind::Card { deck: Deck::Chance }),
    street("Kungsträdgårdsgatan", Group::Red, 3_000, [4_200, 4_400], [[350, 1_700, 4_750, 13_000, 16_500, 20_000], [360, 1_800, 5_000, 14_000, 17_500, 21_000]]),
    street("Hamngatan", Group::Red, 3_000, [4_500, 4_800], [[400, 2_000, 5_750, 14_000, 17_500, 21_000], [400, 2_000, 6_000, 15_000, 18_500, 22_000]]),
    deed("Centralstation", Kind::Station, 4_000),
    street("Vasagatan", Group::Yellow, 3_000, [5_000, 5_200], [[400, 2_200, 6_300, 15_000, 18_500, 22_000], [440, 2_200, 6_600, 16_000, 19_500, 23_000]]),
    street("Kungsgatan", Group::Yellow, 3_000, [5_000, 5_200], [[400, 2_200, 6_300, 15_000, 18_500, 22_000], [440, 2_200, 6_600, 16_000, 19_500, 23_000]]),
    deed("Vattenledningsverket", Kind::Utility, 3_000),
    street("Stureplan", Group::Yellow, 3_000, [5_300, 5_600], [[450, 2_300, 6_800, 16_000, 19_500, 23_000], [480, 2_400, 7_200, 17_000, 20_500, 24_000]]),
    plain("Gå i fängelse", Kind::GoToPrison),
    street("Gustav Adolfs torg", Group::Green, 4_000, [6_000, 6_000], [[500, 2_500, 7_500, 17_000, 21_000, 24_200], [520, 2_600, 7_800, 18_000, 22_000, 25_500]]),
    street("Drottninggatan", Group::Green, 4_000, [6_000, 6_000], [[500, 2_500, 7_500, 17_000, 21_000, 24_200], [520, 2_600, 7_800, 18_000, 22_000, 25_500]]),
    plain("Allmänning", Kind::Card { deck: Deck::Community }),
    street("Diplomatstaden", Group::Green, 4_000, [6_000, 6_400], [[550, 2_850, 8_500, 19_000, 23_000, 27_000], [560, 3_000, 9_000, 20_000, 24_000, 28_000]]),
    deed("Norra station", Kind::Station, 4_000),
    plain("Chans", Kind::Card { deck: Deck::Chance }),
    street("Centrum", Group::DarkBlue, 4_000, [6_500, 7_000], [[650, 3_300, 9_500, 21_000, 25_000, 28_500], [700, 3_500, 10_000, 22_000, 26_000, 30_000]]),
    plain("Lyxskatt", Kind::Tax { amount: 2_000 }),
    street("Norrmalmstorg", Group::DarkBlue, 4_000, [8_000, 8_000], [[1_000, 4_000, 12_000, 26_500, 32_500, 40_000], [1_000, 4_000, 12_000, 28_000, 34_000, 40_000]]),
];

/// The cards of Chans.
pub const CHANCE: [CardEffect; CARDS] = [
    CardEffect::MoveTo { square: 15 },
    CardEffect::Repairs { house: 800, hotel: 2_300 },
    CardEffect::Pay { amount: 300 },
    CardEffect::Prison,
    CardEffect::Get { amount: 3_000 },
    CardEffect::MoveTo { square: 11 },
    CardEffect::Get { amount: 2_000 },
    CardEffect::Repairs { house: 500, hotel: 2_000 },
    CardEffect::Pay { amount: 3_000 },
    CardEffect::Get { amount: 1_000 },
    CardEffect::OutOfPrison,
    CardEffect::MoveTo { square: 24 },
    CardEffect::Pay { amount: 400 },
    CardEffect::StepBack { steps: 3 },
    CardEffect::MoveTo { square: 0 },
    CardEffect::MoveTo { square: 39 },
];

/// The cards of Allmänning.
pub const COMMUNITY: [CardEffect; CARDS] = [
    CardEffect::Get { amount: 4_000 },
    CardEffect::Get { amount: 500 },
    CardEffect::Get { amount: 400 },
    CardEffect::Get { amount: 2_000 },
    CardEffect::FromEach { amount: 200 },
    CardEffect::Pay { amount: 2_000 },
    CardEffect::Get { amount: 1_000 },
    CardEffect::BackTo { square: 1 },
    CardEffect::Pay { amount: 1_000 },
    CardEffect::FineOrChance { amount: 200 },
    CardEffect::Get { amount: 2_000 },
    CardEffect::OutOfPrison,
    CardEffect::Pay { amount: 1_000 },
    CardEffect::MoveTo { square: 0 },
    CardEffect::Prison,
    CardEffect::Get { amount: 200 },
];
