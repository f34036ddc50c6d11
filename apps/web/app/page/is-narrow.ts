import { layout } from '@halls/contract';

/** The mobile layout: at or below 992 px. For what happens on an event; what is shown is CSS's to decide. */
export function isNarrow(): boolean {
  return window.matchMedia(`(max-width: ${layout.breakpointPx}px)`).matches;
}
