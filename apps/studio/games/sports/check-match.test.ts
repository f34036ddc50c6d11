import { expect, test } from 'vitest';
import { commitmentOfSeed, drawOfRound } from '@halls/fairness/node';
import type { MatchEventView, MatchProofView } from '../../play-protocol/sports-protocol.ts';
import { playEsport } from './esport/play-esport.ts';
import { titles } from './esport/titles.ts';
import { meetFootball } from './football/meet-football.ts';
import { playBasketball } from './basketball/play-basketball.ts';
import { playTennis } from './tennis/play-tennis.ts';
import { checkMatch } from './check-match.ts';

const serverSeed = 'ab'.repeat(32);
const proof: MatchProofView & { readonly sport: 'football'; readonly server_seed: string } = {
  sport: 'football',
  ...{ match_id: '1', commitment: commitmentOfSeed(serverSeed), server_seed: serverSeed },
  client_seed: 'lantern-premier/1/1/one-two',
  home: { id: 'one', attack: 118, defence: 90 },
  away: { id: 'two', attack: 98, defence: 100 },
};

test('a match as it was drawn is right', async () => {
  expect(await checkMatch(proof, told())).toEqual({ kind: 'fair', events: told().length });
});

test('a goal more, a goal less or a goal of the other side is found', async () => {
  const goal = told().findIndex(({ kind }) => kind === 'goal' || kind === 'miss');
  expect(goal).toBeGreaterThan(0);
  const other = told().map((event, at) => (at === goal ? { ...event, side: flip(event.side) } : event));
  for (const events of [told().toSpliced(goal, 1), [...told(), told()[goal]!], other])
    expect(await checkMatch(proof, events)).toEqual({ kind: 'events_differ' });
});

test('another seed than was published is found, and so are other strengths', async () => {
  expect(await checkMatch({ ...proof, server_seed: 'cd'.repeat(32) }, told())).toEqual({
    kind: 'commitment_differs',
  });
  expect(await checkMatch({ ...proof, server_seed: 'no seed' }, told())).toEqual({
    kind: 'commitment_differs',
  });
  const stronger = { ...proof, home: { ...proof.home, attack: 300 } };
  expect(await checkMatch(stronger, told())).toEqual({ kind: 'events_differ' });
});

test('a goal or a card of another player is found; of matches of before nobody was told', async () => {
  const named = told().findIndex(({ shirt }) => shirt !== null);
  expect(named).toBeGreaterThan(0);
  const [next] = [(told()[named]!.shirt! % 11) + 1];
  const other = told().map((event, at) => (at === named ? { ...event, shirt: next } : event));
  expect(await checkMatch(proof, other)).toEqual({ kind: 'events_differ' });
  const invented = told().map((event, at) => (at === 0 ? { ...event, shirt: 9 } : event));
  expect(await checkMatch(proof, invented)).toEqual({ kind: 'events_differ' });
  const before = told().map((event) => ({ ...event, shirt: null }));
  expect(await checkMatch(proof, before)).toMatchObject({ kind: 'fair' });
});

function told(): Pick<MatchEventView, 'at_ms' | 'kind' | 'side' | 'shirt'>[] {
  const { client_seed: clientSeed, home, away } = proof;
  const { play } = meetFootball({ home, away });
  return play((nonce) => drawOfRound({ serverSeed, clientSeed, nonce })).map(
    ({ atMs, kind, side, shirt = null }) => ({
      ...{ at_ms: atMs, kind: kind as MatchEventView['kind'], side, shirt },
    }),
  );
}

function flip(side: 'home' | 'away' | null): 'home' | 'away' {
  return side === 'home' ? 'away' : 'home';
}

test('a match of tennis is drawn again as well, and a point more or less is found', async () => {
  const { serverSeed: seed, sides } = tennisSides;
  const drawn = playTennis(sides, (nonce) => drawOfRound({ serverSeed: seed, clientSeed: 'tour/1', nonce }));
  const events = drawn.map(({ atMs, kind, side }) => ({ at_ms: atMs, kind, side }));
  const claim = {
    ...{ match_id: '2', sport: 'tennis' as const, client_seed: 'tour/1', server_seed: seed },
    ...{ commitment: commitmentOfSeed(seed), ...sides },
  };
  expect(await checkMatch(claim, events)).toEqual({ kind: 'fair', events: events.length });
  const point = events.findLastIndex(({ kind }) => kind === 'point');
  expect(await checkMatch(claim, events.toSpliced(point, 1))).toEqual({ kind: 'events_differ' });
  const stronger = { ...claim, home: { ...claim.home, serve: 130 } };
  expect(await checkMatch(stronger, events)).toEqual({ kind: 'events_differ' });
});

test('a match of basketball is drawn again with its overtimes, and other points are found', async () => {
  const sides = {
    home: { id: 'one', attack: 104, defence: 99 },
    away: { id: 'two', attack: 101, defence: 103 },
  };
  const claims = Array.from({ length: 60 }, (_, at) => {
    const seed = at.toString(16).padStart(2, '0').repeat(32);
    const drawOf = (nonce: number) => drawOfRound({ serverSeed: seed, clientSeed: 'league/1', nonce });
    return { seed, drawn: playBasketball(sides, drawOf) };
  });
  const { seed, drawn } = claims.find((claim) => claim.drawn.some(({ kind }) => kind === 'overtime'))!;
  const events = drawn.map(({ atMs, kind, side }) => ({ at_ms: atMs, kind, side }));
  const claim = {
    ...{ match_id: '3', sport: 'basketball' as const, client_seed: 'league/1', server_seed: seed },
    ...{ commitment: commitmentOfSeed(seed), ...sides },
  };
  expect(await checkMatch(claim, events)).toEqual({ kind: 'fair', events: events.length });
  const basket = events.findLastIndex(({ kind }) => kind === 'basket');
  const three = events.with(basket, { ...events[basket]!, kind: 'three' });
  expect(await checkMatch(claim, three)).toEqual({ kind: 'events_differ' });
});

test('a match of each title is drawn again, and a round of the other side is found', async () => {
  for (const title of ['lanes', 'tactical', 'duel'] as const) {
    const sides = { home: { id: 'one', form: 104 }, away: { id: 'two', form: 97 } };
    const seed = 'c3'.repeat(32);
    const events = playEsport({ ...sides, title: titles[title] }, (nonce) =>
      drawOfRound({ serverSeed: seed, clientSeed: 'series/1', nonce }),
    ).map(({ atMs, kind, side }) => ({ at_ms: atMs, kind, side }));
    const claim = {
      ...{ match_id: '4', sport: 'esport' as const, title, client_seed: 'series/1', server_seed: seed },
      ...{ commitment: commitmentOfSeed(seed), ...sides },
    };
    expect(await checkMatch(claim, events)).toEqual({ kind: 'fair', events: events.length });
    const round = events.findIndex(({ kind }) => kind === titles[title].roundKind);
    const other = events.with(round, { ...events[round]!, side: flip(events[round]!.side) });
    expect(await checkMatch(claim, other)).toEqual({ kind: 'events_differ' });
  }
});

const tennisSides = {
  serverSeed: '5a'.repeat(32),
  sides: { home: { id: 'one', serve: 108, return: 96 }, away: { id: 'two', serve: 99, return: 104 } },
};
