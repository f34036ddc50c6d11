import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** What a program can tell of WCAG 2.2 AA that the page does not meet, by rule. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // in the page itself: no page holds a frame of another origin, for which each look would open a window of its own
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // what is met is not told of, which is most of the work
  const { violations } = await axe
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
