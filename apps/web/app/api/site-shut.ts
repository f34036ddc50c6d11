import { createSignal } from '@halls/web-kit';

/** The site has gone into maintenance. */
export const siteShut = createSignal();
