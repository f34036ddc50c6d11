import { expect, it } from 'vitest';
import { createDialogs } from '@halls/web-kit';
import { keepDialogsInHistory, type HistoryPlace } from './dialog-history.ts';

type State = { key: string; dialogs?: number };

/** A browser's history with the page's router: moves arrive later, as they do there. */
function open() {
  const entries: State[] = [{ key: 'outside' }, { key: 'home' }];
  let at = 1;
  let listener: (event: PopStateEvent) => void = () => {};
  const routed: string[] = [];
  let page = 'home';
  const arrive = () => {
    let stopped = false;
    const state = entries[at];
    listener({ state, stopImmediatePropagation: () => (stopped = true) } as unknown as PopStateEvent);
    if (stopped || !state) return;
    page = state.key;
    routed.push(page);
  };
  const pending: number[] = [];
  const history = {
    get state() {
      return entries[at];
    },
    pushState(state: State) {
      entries.splice(at + 1, entries.length, state);
      at += 1;
    },
    go: (by = 0) => void pending.push(by),
  };
  const settle = async () => {
    await Promise.resolve();
    for (let by = pending.shift(); by !== undefined; by = pending.shift()) {
      // no entry, no move
      if (!entries[at + by]) continue;
      at += by;
      arrive();
      await Promise.resolve();
    }
  };
  const place = {
    history,
    addEventListener: (_: string, heard: typeof listener) => (listener = heard),
    removeEventListener() {},
  } as unknown as HistoryPlace;
  const dialogs = createDialogs<{ login: object; register: object; agreement: object }>();
  keepDialogsInHistory(dialogs, () => page, place);
  return {
    dialogs,
    settle,
    routed,
    names: () => dialogs.read().map(({ name }) => name),
    shown: () => entries[at]?.key,
    length: () => entries.length,
    pending: () => pending.length,
    async move(by: number) {
      history.go(by);
      await settle();
    },
    async visit(key: string) {
      history.pushState({ key });
      page = key;
      await settle();
    },
  };
}

it('closes the topmost dialog by Back and stays on the page', async () => {
  const site = open();
  site.dialogs.open('register');
  await site.settle();
  site.dialogs.open('agreement');
  await site.settle();
  await site.move(-1);
  expect([site.names(), site.shown()]).toEqual([['register'], 'home']);
  await site.move(-1);
  expect([site.names(), site.shown(), site.routed]).toEqual([[], 'home', []]);
  await site.move(-1);
  expect(site.shown()).toBe('outside');
});

it('leaves no step to be felt of a dialog that is closed by its cross, or replaced by another', async () => {
  const site = open();
  site.dialogs.open('login');
  await site.settle();
  site.dialogs.close('login');
  site.dialogs.open('register');
  await site.settle();
  site.dialogs.closeAll();
  await site.settle();
  site.dialogs.open('login');
  await site.settle();
  expect(site.length()).toBe(3);
  site.dialogs.closeAll();
  await site.settle();
  await site.move(-1);
  expect([site.shown(), site.routed]).toEqual(['outside', ['outside']]);
});

it('moves nowhere by itself when a dialog is closed, so that a page may be opened at once', async () => {
  const site = open();
  site.dialogs.open('login');
  await site.settle();
  site.dialogs.close('login');
  await Promise.resolve();
  expect(site.pending()).toBe(0);
});

it('opens nothing again by Forward, and Back still leaves the page', async () => {
  const site = open();
  site.dialogs.open('login');
  await site.settle();
  await site.move(-1);
  await site.move(1);
  expect([site.names(), site.shown()]).toEqual([[], 'home']);
  await site.move(-1);
  expect(site.shown()).toBe('outside');
});

it('is passed by, both ways, when a page was opened from it', async () => {
  const site = open();
  site.dialogs.open('login');
  await site.settle();
  await site.visit('hall');
  site.dialogs.closeAll();
  await site.settle();
  await site.move(-1);
  expect([site.shown(), site.routed]).toEqual(['home', ['home']]);
  await site.move(1);
  expect([site.shown(), site.routed]).toEqual(['hall', ['home', 'hall']]);
  await site.move(-1);
  await site.move(-1);
  expect(site.shown()).toBe('outside');
  await site.move(1);
  await site.move(1);
  expect([site.shown(), site.names()]).toEqual(['hall', []]);
});
