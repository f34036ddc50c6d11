import { createSignal } from '@halls/web-kit';

/** The server no longer knows the member's token. */
export const sessionLost = createSignal();
