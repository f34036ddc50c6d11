import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** What a program can tell of WCAG 2.2 AA that the page does not meet, by rule. */
export function accessibilityFaults(page: Page): Promise<string[]> {
  return faultsBy(lookAt(page).withTags(tags));
}

/** The same by all that the program knows, what is only good practice among it. */
export function accessibilityFaultsOfAnyKind(page: Page): Promise<string[]> {
  return faultsBy(lookAt(page));
}

function lookAt(page: Page): AxeBuilder {
  const axe = new AxeBuilder({ page });
  // in the page itself, where it holds no frame: each look would open a window of its own
  if (page.frames().length === 1) axe.setLegacyMode();
  // what is met is not told of, which is most of the work
  return axe.options({ resultTypes: ['violations'] });
}

async function faultsBy(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
