// A few short sounds, made on the spot: the dice rattle, the token taps along, coins ring, the hammer falls, a card turns,
// a house is set down.

import type { MonopolEvent } from '../../generated/monopol';

let context: AudioContext | undefined;

/** Plays what an event sounds like. */
export function sound(event: MonopolEvent) {
  const make = soundOf(event);
  if (!make) return;
  context ??= new AudioContext();
  make(context);
}

function soundOf({ on }: MonopolEvent): ((audio: AudioContext) => void) | null {
  switch (on) {
    case 'threw':
    case 'threw_for_order':
      return dice;
    case 'moved':
      return steps;
    case 'got_salary':
    case 'got_money':
    case 'paid':
    case 'bought':
    case 'deal_made':
      return coins;
    case 'bid':
    case 'auction_won':
    case 'bankrupt':
      return hammer;
    case 'drew_card':
      return card;
    case 'built':
    case 'sold':
      return house;
    case 'went_to_prison':
      return bars;
    case 'rent_due':
      return bell;
    case 'game_over':
      return fanfare;
    default:
      return null;
  }
}

function fading(audio: AudioContext, volume: number, from: number, seconds: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, audio.currentTime);
  gain.gain.setValueAtTime(volume, audio.currentTime + from);
  gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + from + seconds);
  gain.connect(audio.destination);
  return gain;
}

function tone(audio: AudioContext, pitch: number, volume: number, wait: number, seconds: number) {
  const oscillator = audio.createOscillator();
  oscillator.type = 'triangle';
  oscillator.frequency.value = pitch;
  oscillator.connect(fading(audio, volume, wait, seconds));
  oscillator.start(audio.currentTime + wait);
  oscillator.stop(audio.currentTime + wait + seconds);
}

/** A puff of noise around a pitch. */
function knock(audio: AudioContext, pitch: number, volume: number, wait: number) {
  const seconds = 0.05;
  const buffer = audio.createBuffer(1, audio.sampleRate * seconds, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let nth = 0; nth < samples.length; nth += 1) samples[nth] = Math.random() * 2 - 1;
  const noise = audio.createBufferSource();
  noise.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  noise.connect(filter).connect(fading(audio, volume, wait, seconds));
  noise.start(audio.currentTime + wait);
}

function dice(audio: AudioContext) {
  [0, 0.08, 0.14, 0.24, 0.34, 0.45].forEach((wait, nth) =>
    knock(audio, 1600 - nth * 130, 0.5 - nth * 0.06, wait),
  );
}

function steps(audio: AudioContext) {
  [0, 0.12, 0.24, 0.36].forEach((wait) => knock(audio, 700, 0.25, wait));
}

function coins(audio: AudioContext) {
  [0, 0.09, 0.17].forEach((wait, nth) => tone(audio, 2100 + nth * 240, 0.07, wait, 0.16));
}

function hammer(audio: AudioContext) {
  knock(audio, 320, 0.8, 0);
  knock(audio, 900, 0.3, 0.02);
}

function card(audio: AudioContext) {
  [0, 0.05].forEach((wait) => knock(audio, 4200, 0.3, wait));
}

function house(audio: AudioContext) {
  [0, 0.14].forEach((wait) => knock(audio, 520, 0.45, wait));
}

function bars(audio: AudioContext) {
  [0, 0.1, 0.2].forEach((wait) => tone(audio, 330, 0.12, wait, 0.3));
}

function bell(audio: AudioContext) {
  [0, 0.2].forEach((wait) => tone(audio, 1320, 0.1, wait, 0.4));
}

function fanfare(audio: AudioContext) {
  [523, 659, 784].forEach((pitch, nth) => tone(audio, pitch, 0.12, nth * 0.16, 0.32));
}
