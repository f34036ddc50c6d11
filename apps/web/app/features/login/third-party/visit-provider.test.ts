import { expect, it } from 'vitest';
import type { WindowMessage } from '#app/page/window-messages.ts';
import { waitForVisit } from './visit-provider.ts';

function open() {
  let hear: ((message: WindowMessage) => void) | null = null;
  let look: (() => void) | null = null;
  const popup = { isClosed: false };
  const visited = waitForVisit({
    isClosed: () => popup.isClosed,
    close: () => {
      popup.isClosed = true;
    },
    hear: (heard) => {
      hear = heard;
      return () => (hear = null);
    },
    every: (_ms, run) => {
      look = run;
      return () => (look = null);
    },
  });
  return {
    visited,
    popup,
    tell: (message: WindowMessage) => hear?.(message),
    look: () => look?.(),
    isWaiting: () => hear !== null && look !== null,
  };
}

it('ends with the ticket and closes the popup', async () => {
  const site = open();
  site.look();
  expect(site.isWaiting()).toBe(true);
  site.tell({ type: 'quickGame', window: 'gameWindow' });
  expect(site.isWaiting()).toBe(true);
  site.tell({ type: 'authLogin', ticket: 't' });
  expect(await site.visited).toEqual({ kind: 'ticket', ticket: 't' });
  expect([site.popup.isClosed, site.isWaiting()]).toEqual([true, false]);
});

it('tells a failure from a visitor who would rather not', async () => {
  const failed = open();
  failed.tell({ type: 'authLoginClose', code: 998 });
  expect(await failed.visited).toEqual({ kind: 'failed', code: 998 });
  const left = open();
  left.tell({ type: 'authLoginClose', code: null });
  expect(await left.visited).toEqual({ kind: 'left' });
});

it('waits a moment for the word of a popup that has closed itself', async () => {
  const site = open();
  site.popup.isClosed = true;
  site.look();
  site.look();
  expect(site.isWaiting()).toBe(true);
  site.tell({ type: 'authLogin', ticket: 'late' });
  expect(await site.visited).toEqual({ kind: 'ticket', ticket: 'late' });

  const gone = open();
  gone.popup.isClosed = true;
  for (let looks = 0; looks < 3; looks += 1) gone.look();
  expect(await gone.visited).toEqual({ kind: 'left' });
});
