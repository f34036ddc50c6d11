import { expect, test } from 'vitest';
import { seededDraw } from '../../seeded-draw.ts';
import { leagues } from '../leagues.ts';
import type { FootballEvent, FootballEventKind } from './play-football.ts';
import { cardShares, goalShares, playerOf } from './squads.ts';
import { namePlayers } from './name-players.ts';

const eventOf = (kind: FootballEventKind, side: FootballEvent['side'] = 'home'): FootballEvent => ({
  ...{ atMs: 0, minute: 0, kind, side },
});

test('shares are of 128, and who has one has a name', () => {
  for (const shares of [goalShares, cardShares]) {
    expect(shares.reduce((sum: number, share) => sum + share, 0)).toBe(128);
    expect(shares).toHaveLength(goalShares.length);
  }
  const names = leagues.flatMap(({ clubs }) =>
    clubs.flatMap(({ id }) => goalShares.map((_, at) => playerOf(id, at + 1))),
  );
  expect(names).not.toContain(null);
  expect(new Set(names).size).toBe(names.length);
  const [club] = leagues[0]!.clubs;
  expect([playerOf(club!.id, 0), playerOf(club!.id, 12), playerOf('nobody', 9)]).toEqual([null, null, null]);
});

test.each(['goal', 'yellow_card'] as const)('a %s is of each player as often as their share says', (kind) => {
  const shares = kind === 'goal' ? goalShares : cardShares;
  const draw = seededDraw(7);
  const each = 25_600;
  const counts = shares.map(() => 0);
  for (let round = 0; round < each; round += 1) {
    const [{ shirt } = { shirt: null }] = namePlayers([eventOf(kind)], draw);
    counts[(shirt ?? 0) - 1]! += 1;
  }
  // ten degrees of freedom: above 29.6 once in a thousand seeds
  const chi = shares.reduce((sum: number, share, at) => {
    const expected = (each * share) / 128;
    return expected === 0 ? sum : sum + (counts[at]! - expected) ** 2 / expected;
  }, 0);
  expect(chi).toBeLessThan(29.6);
  expect(counts.filter((_, at) => shares[at] === 0)).toEqual(shares.filter((share) => share === 0));
});

test('whoever was sent off scores no more, and nobody sees two yellow cards', () => {
  for (let seed = 0; seed < 400; seed += 1) {
    const events = Array.from({ length: 60 }, (_, at) =>
      eventOf(
        (['goal', 'yellow_card', 'goal', 'red_card'] as const)[at % 4]!,
        at % 3 === 0 ? 'away' : 'home',
      ),
    ).slice(0, 24);
    const off = new Set<string>();
    const booked = new Set<string>();
    for (const { kind, side, shirt } of namePlayers(events, seededDraw(seed))) {
      const who = `${side} ${shirt}`;
      expect(off).not.toContain(who);
      if (kind === 'red_card') off.add(who);
      if (kind === 'yellow_card') {
        expect(booked).not.toContain(who);
        booked.add(who);
      }
    }
  }
});

test('what is nobody’s takes no draw, and where all are off nobody is named', () => {
  const draws: number[] = [];
  const draw = { ...seededDraw(1), nextInt: (bound: number) => (draws.push(bound), 0) };
  const quiet = (['kick_off', 'corner', 'danger', 'miss', 'full_time'] as const).map((kind) => eventOf(kind));
  expect(namePlayers(quiet, draw).map(({ shirt }) => shirt)).toEqual(quiet.map(() => null));
  expect(draws).toEqual([]);
  const reds = Array.from({ length: 12 }, () => eventOf('red_card'));
  expect(namePlayers(reds, draw).map(({ shirt }) => shirt)).toEqual([
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    11,
    null,
  ]);
});
