import { expect, test } from 'vitest';
import { AutoPilot, type PilotEnd } from './auto-pilot.ts';
import type { AutoTerms } from './auto-play.ts';

const terms: AutoTerms = { rounds: 3, lossMinor: 1_000n, winMinor: null, endsAtFeature: false };

/** A game whose rounds end when the test says so. */
function seat({ takes = () => true }: { takes?: () => boolean } = {}) {
  const shown: (number | PilotEnd | undefined)[] = [];
  let isIdle = true;
  let presses = 0;
  let look: (() => void) | null = null;
  const pilot = new AutoPilot({
    stakeMinor: () => 100n,
    press() {
      if (!isIdle || !takes()) return;
      presses += 1;
      isIdle = false;
    },
    isIdle: () => isIdle,
    afterLook(next) {
      look = next;
      return () => (look = null);
    },
    show: (left, end) => shown.push(left ?? end),
  });
  return {
    pilot,
    shown,
    presses: () => presses,
    press: () => void (isIdle = false),
    /** The round ends; without figures nothing came of it. */
    end(paidMinor: bigint | null = 0n) {
      if (paidMinor !== null) pilot.noteRound({ stakeMinor: 100n, paidMinor, hasFeature: false });
      isIdle = true;
      pilot.noteIdle();
    },
    look() {
      const next = look;
      look = null;
      next?.();
    },
  };
}

test('it presses once the round before has been looked at, and ends with the last one', () => {
  const game = seat();
  game.pilot.start(terms);
  for (const presses of [1, 2, 3]) {
    expect(game.presses()).toBe(presses);
    game.end();
    expect(game.presses()).toBe(presses);
    game.look();
  }
  expect([game.presses(), game.pilot.isOn]).toEqual([3, false]);
  expect(game.shown).toEqual([3, 2, 1, 0, 'rounds']);
});

test('who stops it in a round plays that one and no other', () => {
  const game = seat();
  game.pilot.start(terms);
  game.pilot.stop('stopped');
  game.end();
  game.look();
  expect([game.presses(), game.pilot.isOn]).toEqual([1, false]);
});

test('who stops it between two rounds plays no other', () => {
  const game = seat();
  game.pilot.start(terms);
  game.end();
  game.pilot.stop('stopped');
  game.look();
  expect(game.presses()).toBe(1);
});

test('a round that did not come, or a bet that is not taken, ends it', () => {
  const lost = seat();
  lost.pilot.start(terms);
  lost.end(null);
  expect(lost.shown.at(-1)).toBe('failed');

  let balance = 1;
  const poor = seat({ takes: () => balance-- > 0 });
  poor.pilot.start(terms);
  poor.end();
  poor.look();
  expect([poor.presses(), poor.shown.at(-1)]).toEqual([1, 'failed']);
});

test('a press of the player’s own in between is one of its rounds', () => {
  const game = seat();
  game.pilot.start(terms);
  game.end();
  game.press();
  game.look();
  expect(game.presses()).toBe(1);
  game.end();
  expect(game.shown.at(-1)).toBe(1);
  game.look();
  expect(game.presses()).toBe(2);
});

test('a press of the player’s own of which nothing comes ends it, too', () => {
  const game = seat();
  game.pilot.start(terms);
  game.end();
  game.press();
  game.end(null);
  expect([game.shown.at(-1), game.pilot.isOn]).toEqual(['failed', false]);
});

test('no round begins that could lose more than was named', () => {
  const game = seat();
  game.pilot.start({ ...terms, lossMinor: 150n });
  game.end(30n);
  expect(game.shown.at(-1)).toBe('loss');
});
