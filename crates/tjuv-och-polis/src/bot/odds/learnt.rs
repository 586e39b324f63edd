//! Written by the example `learn`.

/// One weight for each trait.
pub(super) const LEARNT: super::Traits = [
    -0.2058, // police
    1.2402,  // police: money
    0.4525,  // police: richest if all ended now
    0.2205,  // police: arrests to come
    0.4621,  // police: thieves in the game
    -0.1182, // police: thieves behind bars
    0.1921,  // police: loot in reach
    0.7124,  // police: hundreds of rounds
    -0.2086, // police: money when late
    -0.3244, // police: best rival
    1.1824,  // thief at large
    0.6054,  // at large: carried
    -0.5846, // at large: hidden
    -0.3543, // at large: wanted in the streets
    -0.4392, // at large: police near by
    0.1934,  // at large: loot near police
    0.0393,  // at large: loot near an exit
    -0.0111, // at large: loot near a den
    -0.8869, // at large: hundreds of rounds
    -0.4935, // at large: last in the streets
    0.4757,  // thief: richest if all ended now
    0.0586,  // thief: arrests
    -0.7576, // thief: one more arrest ends it
    -0.2716, // thief: hidden before the last arrest
    0.0043,  // thief: best rival
    0.6146,  // behind bars
    -0.1708, // behind bars: hidden
    0.2002,  // behind bars: turns to sit
    -1.5912, // gone or going
    2.4023,  // gone or going: taken along
    -0.4807, // going: telegraph ready
];
