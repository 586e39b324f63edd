//! The lab as its users see it: specs in, files out.

mod broken_off;
mod faulty;
mod figures;
mod going_on;
mod outside;
mod parts;
mod report;
mod rooms;
mod runs;
mod same_luck;
mod second_reading;
mod statistics;
mod sweep;
