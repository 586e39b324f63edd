import type { TjuvView } from '../../../generated/tjuv';
import { t } from '../../../text/text.svelte';

/** Which deal it is. */
export const when = ({ deal, options: { deals } }: TjuvView): string => t('tjuv.deal', { deal, deals });
