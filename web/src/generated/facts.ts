// Generated from Rust by `cargo xtask codegen`. Do not edit.

export const PROTOCOL = 2;
export const NAME_MAX = 24;
export const LEVELS = ["easy", "medium", "hard", "master"] as const;
export const FINAL_CODES: readonly string[] = ["malformed","cross_site","protocol","hello","unknown_table","wrong_token","table_too_old","table_too_new","table_damaged"];
export const TJUV = { seatsMin: 2, seatsMax: 11, dealsMax: 20 } as const;
export const CHASE = { seatsMin: 2, seatsMax: 6, roundsMax: 1000, maps: ["storstad", "smastad", "monster"], mapBytesMax: 16384 } as const;
export const MONOPOL = { seatsMin: 2, seatsMax: 7, roundsMax: 1000, dealtMin: 2, dealtMax: 4, claimSecondsMax: 120, offersMax: 2, hotel: 5 } as const;
