// Something on no menu that a panel puts together: what would come of it is asked whenever it, or the match, changes.

import { onDestroy } from 'svelte';
import type { MonopolAction, MonopolEvent, MonopolView } from '../../../generated/monopol';
import { Trial } from '../../trial.svelte';
import type { Play } from './play';

/** To be called while a panel is made; about null nothing is asked. */
export function trying(play: () => Play, action: () => MonopolAction | null) {
  const trial = new Trial<MonopolView, MonopolAction, MonopolEvent>((action) => play().tryOut(action));
  $effect(() => {
    void play().view;
    trial.about(action());
  });
  onDestroy(() => trial.about(null));
  return trial;
}
