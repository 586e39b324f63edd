// What the few sounds of the games are made of: tones, knocks, and what several games have in common.

import type { Call } from '../settings.svelte';

const BELL: Record<Call, number> = { off: 0, low: 0.05, high: 0.16 };

let context: AudioContext | undefined;

/** The browser allows sound only after the player has done something, so it is asked for when it is needed. */
function audio(): AudioContext {
  context ??= new AudioContext();
  return context;
}

function fading(volume: number, wait: number, seconds: number): GainNode {
  const now = audio().currentTime;
  const gain = audio().createGain();
  gain.gain.setValueAtTime(0.0001, now);
  gain.gain.setValueAtTime(volume, now + wait);
  gain.gain.exponentialRampToValueAtTime(0.001, now + wait + seconds);
  gain.connect(audio().destination);
  return gain;
}

interface Tone {
  type?: OscillatorType;
  pitch: number;
  /** Where the pitch slides to. */
  to?: number;
  volume: number;
  wait: number;
  seconds: number;
}

export function tone({ type = 'triangle', pitch, to = pitch, volume, wait, seconds }: Tone) {
  const start = audio().currentTime + wait;
  const oscillator = audio().createOscillator();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(pitch, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + seconds);
  oscillator.connect(fading(volume, wait, seconds));
  oscillator.start(start);
  oscillator.stop(start + seconds);
}

/** A puff of noise around a pitch. */
export function knock(pitch: number, volume: number, wait: number, seconds = 0.05) {
  const { sampleRate, currentTime } = audio();
  const buffer = audio().createBuffer(1, sampleRate * seconds, sampleRate);
  const samples = buffer.getChannelData(0);
  for (let nth = 0; nth < samples.length; nth += 1) samples[nth] = Math.random() * 2 - 1;
  const noise = audio().createBufferSource();
  noise.buffer = buffer;
  const filter = audio().createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  noise.connect(filter).connect(fading(volume, wait, seconds));
  noise.start(currentTime + wait);
}

export function rattle() {
  [0, 0.09, 0.17, 0.26, 0.36, 0.46].forEach((wait, nth) => knock(1600 - nth * 130, 0.5 - nth * 0.06, wait));
}

export function coins() {
  [0, 0.09, 0.17].forEach((wait, nth) =>
    tone({ pitch: 2100 + nth * 240, volume: 0.07, wait, seconds: 0.16 }),
  );
}

export function fanfare() {
  [523, 659, 784].forEach((pitch, nth) => tone({ pitch, volume: 0.12, wait: nth * 0.16, seconds: 0.32 }));
}

/** Two soft notes: it is your turn. Before anybody has done something on the page the browser lets nothing be heard, and
 *  what was rung then must not be heard later. */
export function bell(call: Call) {
  const volume = BELL[call];
  if (volume === 0 || !navigator.userActivation?.hasBeenActive) return;
  [659, 880].forEach((pitch, nth) => tone({ type: 'sine', pitch, volume, wait: nth * 0.14, seconds: 0.5 }));
}
