// A few short sounds, made on the spot: the die rattles, coins ring, the tram has its bell, handcuffs click.

import type { ChaseEvent } from '../../generated/tjuv-och-polis';

let context: AudioContext | undefined;

/** Plays what an event sounds like. */
export function sound(event: ChaseEvent) {
  const make = soundOf(event);
  if (!make) return;
  context ??= new AudioContext();
  make(context);
}

function soundOf({ on }: ChaseEvent): ((audio: AudioContext) => void) | null {
  switch (on) {
    case 'threw':
    case 'drew_lot':
    case 'missed_six':
    case 'escaped':
    case 'sentenced':
      return die;
    case 'robbed':
    case 'hid':
    case 'fetched':
      return coins;
    case 'rode':
    case 'man_rode':
      return bell;
    case 'arrested':
      return cuffs;
    case 'walked':
    case 'marched':
    case 'drove':
      return steps;
    case 'got_away':
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

function tone(
  audio: AudioContext,
  type: OscillatorType,
  pitch: number,
  volume: number,
  wait: number,
  seconds: number,
) {
  const oscillator = audio.createOscillator();
  oscillator.type = type;
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

function die(audio: AudioContext) {
  [0, 0.11, 0.2, 0.3, 0.42].forEach((wait, nth) => knock(audio, 1500 - nth * 130, 0.5 - nth * 0.07, wait));
}

function coins(audio: AudioContext) {
  [0, 0.09, 0.17, 0.28].forEach((wait, nth) => tone(audio, 'triangle', 2100 + nth * 240, 0.07, wait, 0.16));
}

function bell(audio: AudioContext) {
  [0, 0.22].forEach((wait) => tone(audio, 'sine', 1320, 0.12, wait, 0.5));
}

function cuffs(audio: AudioContext) {
  [0.15, 0.24, 0.4].forEach((wait) => knock(audio, 3600, 0.45, wait));
}

function steps(audio: AudioContext) {
  [0, 0.15, 0.3].forEach((wait) => knock(audio, 420, 0.3, wait));
}

function fanfare(audio: AudioContext) {
  [523, 659, 784].forEach((pitch, nth) => tone(audio, 'triangle', pitch, 0.12, nth * 0.16, 0.32));
}
