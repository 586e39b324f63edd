// A few short sounds, made on the spot: a card is a puff of noise, a snatch is a whistle down, a win is three notes.

import type { TjuvEvent } from '../../generated/tjuv';

let context: AudioContext | undefined;

/** Plays what these events sound like. */
export function sound(events: TjuvEvent[]) {
  const event = events[0];
  if (!event) return;
  context ??= new AudioContext();
  if (event.on === 'captured' && event.stolen.length > 0) snatch(context);
  else if (event.on === 'match_over') win(context);
  else if (event.on !== 'deal_over' && event.on !== 'deal_begins') card(context);
}

function fading(audio: AudioContext, volume: number, seconds: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(volume, audio.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + seconds);
  gain.connect(audio.destination);
  return gain;
}

function card(audio: AudioContext) {
  const seconds = 0.07;
  const buffer = audio.createBuffer(1, audio.sampleRate * seconds, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let nth = 0; nth < samples.length; nth += 1) samples[nth] = Math.random() * 2 - 1;
  const noise = audio.createBufferSource();
  noise.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = 2400;
  noise.connect(filter).connect(fading(audio, 0.25, seconds));
  noise.start();
}

function tone(
  audio: AudioContext,
  type: OscillatorType,
  from: number,
  to: number,
  wait: number,
  seconds: number,
) {
  const oscillator = audio.createOscillator();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, audio.currentTime + wait);
  oscillator.frequency.exponentialRampToValueAtTime(to, audio.currentTime + wait + seconds);
  oscillator.connect(fading(audio, 0.12, wait + seconds));
  oscillator.start(audio.currentTime + wait);
  oscillator.stop(audio.currentTime + wait + seconds);
}

function snatch(audio: AudioContext) {
  card(audio);
  tone(audio, 'triangle', 900, 180, 0.65, 0.3);
}

function win(audio: AudioContext) {
  [523, 659, 784].forEach((pitch, nth) => tone(audio, 'triangle', pitch, pitch, nth * 0.16, 0.3));
}
