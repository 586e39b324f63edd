// Generated from Rust by `cargo xtask codegen`. Do not edit.

export const PROTOCOL = 5;
export const NAME_MAX = 24;
export const LEVELS = ["easy", "medium", "hard", "master"] as const;
export const FINAL_CODES: readonly string[] = ["malformed","cross_site","protocol","hello","unknown_table","wrong_token","not_watched","seat_left","table_too_old","table_too_new","table_damaged"];
export const MINE_MAX = 40;
export const REACTIONS = ["bravo","ouch","laugh","hmm","thanks","sorry","moment","goodnight"] as const;
export const CLOCKS = { evening: {"kind":"bank","seconds":600,"top_up":30}, brisk: {"kind":"bank","seconds":120,"top_up":10}, days: {"kind":"days","hours":24} } as const;
export const USUAL_SETTINGS = {"pace":"usual","advice":false,"clock":{"kind":"calm"},"grace":60,"stand_in":"medium"} as const;
export const PURPOSES = {"match":"spelbord match\u0000","seat":"spelbord seat\u0000","server":"spelbord server\u0000"} as const;
export const TJUV = { seatsMin: 2, seatsMax: 11, dealsMax: 20 } as const;
export const CHASE = { seatsMin: 2, seatsMax: 6, roundsMax: 1000, arrestsMax: 4, maps: ["storstad", "smastad", "monster"], mapBytesMax: 16384 } as const;
export const MONOPOL = { seatsMin: 2, seatsMax: 7, roundsMax: 1000, dealtMin: 2, dealtMax: 4, claimSecondsMax: 120, offersMax: 2, hotel: 5 } as const;
