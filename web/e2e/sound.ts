import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What a change of theme can do harm to. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** No serious finding, and nothing that makes the page scroll sideways. */
export async function sound(page: Page, where: string) {
  expect(await findings(page, where)).toEqual([]);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider, `${where} is wider than the screen`).toBeLessThanOrEqual(0);
}

/** The same by day, and then whether all can be read by night: nothing but the inks differs. */
export async function soundDayAndNight(page: Page, where: string) {
  await sound(page, where);
  await lit(page, 'night');
  expect(await findings(page, `${where} by night`, COLOURS)).toEqual([]);
  await lit(page, 'day');
}

async function findings(page: Page, where: string, rules?: string[]): Promise<string[]> {
  // There are no frames to look into, and only what is wrong is asked for: each by itself takes several times as long.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  });
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${where}: ${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

/** As the settings do it. Inks that change softly have changed afterwards. */
async function lit(page: Page, theme: 'day' | 'night') {
  await page.evaluate(async (theme) => {
    document.documentElement.dataset.theme = theme;
    await Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    );
  }, theme);
}
