// What is printed in Monopol: deeds, taxes and cards. It is fetched by whoever reads the rulebook.

import type { MonopolBoard, MonopolConfig } from '../../../generated/monopol';
import '../text';
import { t } from '../../../text/text.svelte';
import type { Appendix } from '../../game';
import Sections from './Sections.svelte';

export const SECTIONS = ['streets', 'others', 'taxes', 'chance', 'community'] as const;

export const appendix: Appendix<MonopolConfig, MonopolBoard> = {
  sections: () =>
    SECTIONS.map((section) => ({ anchor: `printed-${section}`, title: t(`monopol.printed.${section}`) })),
  Sections,
};
