import type { Bulletin } from '@halls/contract/content';

/** Bulletins for the layout at hand: 0 is for all, 1 for desktop, 2 for mobile. */
export function bulletinsFor<Item extends Pick<Bulletin, 'display_device'>>(
  layout: 'desktop' | 'mobile',
  bulletins: readonly Item[],
): Item[] {
  const own = layout === 'desktop' ? 1 : 2;
  return bulletins.filter(({ display_device }) => display_device === 0 || display_device === own);
}
