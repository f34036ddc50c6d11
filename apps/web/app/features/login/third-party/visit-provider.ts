import { timing } from '@halls/contract';
import type { WindowMessage } from '#app/page/window-messages.ts';

export type Visited =
  | { kind: 'ticket'; ticket: string }
  | { kind: 'failed'; code: number }
  /** The visitor closed the window, or said no. */
  | { kind: 'left' };

export interface VisitParts {
  isClosed: () => boolean;
  close: () => void;
  hear: (hear: (message: WindowMessage) => void) => () => void;
  /** Calls again and again; answers what ends it. */
  every: (ms: number, run: () => void) => () => void;
}

/** A window that has just closed may have told something that is still on its way. */
const looksAfterClosing = 2;

/** Waits until the popup has told what came of it, or is gone; it is closed then. */
export function waitForVisit({ isClosed, close, hear, every }: VisitParts): Promise<Visited> {
  return new Promise((resolve) => {
    let closedLooks = 0;
    const end = (visited: Visited) => {
      stopHearing();
      stopLooking();
      close();
      resolve(visited);
    };
    const stopHearing = hear((message) => {
      const visited = visitedOf(message);
      if (visited) end(visited);
    });
    const stopLooking = every(timing.closedWindowPollMs, () => {
      closedLooks = isClosed() ? closedLooks + 1 : 0;
      if (closedLooks > looksAfterClosing) end({ kind: 'left' });
    });
  });
}

/** Null where it is about something else. */
function visitedOf(message: WindowMessage): Visited | null {
  if (message.type === 'quickGame') return null;
  if (message.type === 'authLogin') return { kind: 'ticket', ticket: message.ticket };
  return message.code === null ? { kind: 'left' } : { kind: 'failed', code: message.code };
}
