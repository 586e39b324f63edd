//! Small things drawn once and stamped many times, each around its own origin.

pub(super) const SYMBOLS: &str = r#"<defs>
<g id="city-tree"><circle class="city-shadow" cx="2" cy="2" r="7.5"/><circle class="city-tree" r="7.5"/><path class="city-tree-shade" d="M6.5-3.7A7.5 7.5 0 1 1-6.5 3.7 8.5 8.5 0 0 0 6.5-3.7z"/></g>
<g id="city-bush"><circle class="city-tree" r="4.2"/><path class="city-tree-shade" d="M3.6-2.1A4.2 4.2 0 1 1-3.6 2.1 5 5 0 0 0 3.6-2.1z"/></g>
<g id="city-fir"><circle class="city-shadow" cx="1.5" cy="1.5" r="5.6"/><circle class="city-fir" r="5.6"/><circle class="city-tree" r="1.8"/></g>
<g id="city-fountain"><circle class="city-stonework" r="11"/><circle class="city-pool" r="8"/><circle class="city-stonework" r="2.6"/><path class="city-wave" d="M-5.5 0A5.5 5.5 0 0 1 0-5.5M5.5 0A5.5 5.5 0 0 1 0 5.5"/></g>
<g id="city-flowerbed"><circle class="city-tree" r="9"/><path class="city-flower" d="M0-5.500v0M4.5-2.500v0M4.5 3v0M0 5.500v0M-4.5 3v0M-4.5-2.500v0M0 0v0"/></g>
<g id="city-sailboat"><path class="city-sail" d="M0.5 5V-15L11 4zM-1.5 5V-11L-9 4z"/><path class="city-hull" d="M-11 7H12L8 12H-7z"/></g>
<g id="city-rowing-boat"><path class="city-hull" d="M-10 0Q-6-5 2-4 8-3 10 0 8 3 2 4-6 5-10 0z"/><path class="city-sail" d="M-4-3h2.500v6h-2.500zM2-3h2.500v6h-2.500z"/></g>
<g id="city-buoy"><ellipse class="city-foam" cy="4" rx="5" ry="1.6"/><path class="city-flag-red" d="M-3 4L-1.5-5h3L3 4z"/></g>
<g id="city-gull"><path class="city-gull" d="M-7 0Q-4-5 0 0 4-5 7 0"/></g>
<g id="city-steamer"><ellipse class="city-foam" cy="15" rx="64" ry="2.5"/><path class="city-smoke" d="M-2-15q-7-3-4-8 3-4 8-1 2-6 9-4 6 2 4 7 8-2 9 4 0 5-7 4-10-1-19-2z"/><path class="city-funnel" d="M-5 0V-15H5V0z"/><path class="city-funnel-band" d="M-5-11H5V-7H-5z"/><path class="city-cabin" d="M-30 2V-5H24V2zM-12-5v-4H18v4z"/><path class="city-porthole" d="M-26-1.500h46"/><path class="city-mast" d="M-38 4V-16M34 4V-14"/><path class="city-hull-white" d="M-60 1Q-56 5-50 2H50L58 1 52 15H-52Q-57 8-60 1z"/><path class="city-waterline" d="M-54.5 11H53.600L52 15H-52z"/><path class="city-porthole" d="M-46 6.500h90"/></g>
<g id="city-engine"><path class="city-engine" d="M-12-5H8L12-3V3L8 5H-12z"/><path class="city-funnel" d="M-12-5h7V5h-7z"/><circle class="city-rim" cx="7" r="2"/><circle class="city-rim" cx="0" r="1.6"/></g>
<g id="city-coach"><path class="city-coach" d="M-12-5H12V5H-12z"/><path class="city-rim" d="M-12 0H12"/></g>
<g id="city-goods-wagon"><path class="city-goods" d="M-11-5H11V5H-11z"/><path class="city-rim" d="M-4-5V5M4-5V5"/></g>
<g id="city-coal-wagon"><path class="city-goods" d="M-11-5H11V5H-11z"/><path class="city-coal" d="M-9-3H9V3H-9z"/></g>
<g id="city-aeroplane"><path class="city-shadow" d="M5-20Q8.5-16 8.5-8L34-1V5L9 4 7.5 18 15 22V26L5 25-5 26V22L2.5 18 1 4-24 5V-1L1.5-8Q1.5-16 5-20z"/><path class="city-plane" d="M0-25Q3.8-21 3.8-13L30-6V-1L4-1 2.8 13 11 17.500V21.500L0 20-11 21.500V17.500L-2.8 13-4-1-30-1V-6L-3.8-13Q-3.8-21 0-25z"/><path class="city-engine" d="M-13.5-15h5v9h-5zM8.5-15h5v9h-5z"/><path class="city-propeller" d="M-16-15h10M6-15h10"/><path class="city-rim" d="M-2.6-17.500h5.200M0 10v9"/></g>
<g id="city-windsock"><path class="city-mast" d="M-10 14V-12"/><path class="city-sail" d="M-10-13L12-9V-5L-10-2z"/><path class="city-flag-red" d="M-10-13L-4-12V-3L-10-2zM1-11L7-10V-4L1-3.500z"/></g>
<g id="city-lamp"><circle class="city-glow" r="9.5"/><circle class="city-lamp" r="2.5"/></g>
<g id="city-columns"><path class="city-pediment" d="M-13-3.500H13M-13 4H13"/><path class="city-column" d="M-10-2V3M-5-2V3M0-2V3M5-2V3M10-2V3"/></g>
<g id="city-envelope"><path class="city-paper-thing" d="M-5.5-3.5H5.5V3.5H-5.5z"/><path class="city-rim" d="M-5.5-3.5L0 .8 5.5-3.5"/></g>
<g id="city-telegraph"><path class="city-mast" d="M0 9V-8M-9-6H9M-7-2H7"/><path class="city-wire-line" d="M-16-9Q-12-5-8-7 0-3 8-7 12-5 16-9M-16-4Q-11 0-6-3 0 0 6-3 11 0 16-4"/><path class="city-bolt" d="M3 0L-3 6H0L-2 11 5 4H2L5 0z"/></g>
<g id="city-suitcase"><path class="city-handle" d="M-4-5V-8H4V-5"/><path class="city-leather" d="M-11-5H11V9H-11z"/><path class="city-rim" d="M-6-5V9M6-5V9"/><circle class="city-label" cx="0" cy="2" r="3"/></g>
<g id="city-den"><path class="city-den-ground" d="M3 4H37V37H3z"/><path class="city-den-wall" d="M6 33L8 15 33 17 34 33z"/><path class="city-den-roof" d="M3 17L15 4 31 7 38 20 31 18 6 16z"/><path class="city-den-roof" d="M25 7L26 1 31 2 30 8z"/><path class="city-den-window" d="M12 19l5 .5-.5 5-5-.5z"/><path class="city-rim" d="M14.5 19.200l-.5 5M11.7 21.500l5 .5"/><path class="city-den-door" d="M20 32L22 22 29 22.5 29 32z"/><circle class="city-glow" cx="33" cy="22" r="8"/><circle class="city-lamp" cx="33" cy="22" r="2"/></g>
<g id="city-train"><path class="city-pictogram" d="M-8-9Q-8-11-6-11H6Q8-11 8-9V5Q8 7 6 7H-6Q-8 7-8 5z"/><path class="city-pictogram-light" d="M-5.5-8H5.500V-2.500H-5.500zM-6 2h3v2.500h-3zM3 2h3v2.500h-3z"/><path class="city-pictogram-line" d="M-5 8L-8 12M5 8L8 12M-6.5 10H6.5"/></g>
<g id="city-flight"><path class="city-pictogram" d="M0-13Q2.2-10 2.2-5L14 1.500V4.500L2.2 1.5 1.6 7 5 9.500V11.500L0 10.5-5 11.500V9.500L-1.6 7-2.2 1.5-14 4.500V1.500L-2.2-5Q-2.2-10 0-13z"/></g>
<g id="city-boat"><path class="city-pictogram" d="M-13 2H13L9 8H-9zM-7 1V-4H7V1zM-3-5V-11H2V-5z"/><path class="city-pictogram-line" d="M-13 10.500q3.250-3 6.5 0t6.5 0 6.5 0 6.5 0"/></g>
<g id="city-crest"><path class="city-shield" d="M-8-9H8V1Q8 8 0 12-8 8-8 1z"/><path class="city-star" d="M0-6.500L1.6-2.2 6.2-2 2.6.8 3.8 5.3 0 2.7-3.8 5.3-2.6.8-6.2-2-1.6-2.200z"/></g>
</defs>
"#;
