import { button, icon } from '../../client/dom.ts';

/** A sign at the lower edge of what scrolls that more lies below; it goes there. */
export function createMoreBelow(scroller: HTMLElement, label: string): HTMLElement {
  const sign = button(
    label,
    () => scroller.scrollTo({ top: scroller.scrollHeight, behavior: 'smooth' }),
    // who listens or walks by keys gets to the bets as such
    { class: 'more-below', tabindex: -1, 'aria-hidden': 'true' },
    icon('down'),
  );
  const look = (): void => {
    const below = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
    sign.classList.toggle('is-needed', below > slackPx);
  };
  scroller.addEventListener('scroll', look, { passive: true });
  const watch = new ResizeObserver(look);
  for (const element of [scroller, ...scroller.children]) watch.observe(element);
  return sign;
}

/** The edge of a box, which says nothing. */
const slackPx = 12;
