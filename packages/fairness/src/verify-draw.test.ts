import { describe, expect, test } from 'vitest';
import beaconVectors from './beacon-vectors.json' with { type: 'json' };
import {
  type BeaconClaim,
  beaconTimeMs,
  type ChainRecord,
  type DrawClaim,
  findChainListFault,
  findDrawFault,
  quicknet,
} from './index.ts';
import {
  chainLinks,
  clientSeedOfDraw,
  createServerSeed,
  hashOfSeats,
  noHash,
  withRecordHash,
} from './node.ts';
import vectors from './test-vectors.json' with { type: 'json' };

const table = { gpId: 'GPLC', gameCode: 'lc-baccarat' };
const length = 10;

/** Three chains of ten draws each, as they are published. */
const lastLinks = Array.from({ length: 3 }, () => createServerSeed());
const list = lastLinks.reduce<ChainRecord[]>(
  (records, lastLink) => [...records, follow(records, lastLink)],
  [],
);

describe('a list of chains', () => {
  test('is one list, whatever part of it was seen before', async () => {
    expect(await findChainListFault(list, [list[1]!])).toBeNull();
  });

  test.each([
    [
      'a record was changed',
      [list[0]!, { ...list[1]!, firstLink: createServerSeed() }, list[2]!],
      'record_differs',
    ],
    ['one was taken out', [list[0]!, list[2]!], 'list_broken'],
    ['one was put in beside another', [list[0]!, list[1]!, list[1]!, list[2]!], 'list_broken'],
    ['the first ones are gone', list.slice(1), 'list_broken'],
    [
      'its end was exchanged',
      [...list.slice(0, 2), follow(list.slice(0, 2), createServerSeed())],
      'list_changed',
    ],
    ['all of it was made anew', [follow([], createServerSeed())], 'list_changed'],
  ] as const)('is none when %s', async (_name, changed, fault) => {
    expect(await findChainListFault(changed, list)).toBe(fault);
  });
});

describe('a draw', () => {
  test('was made of what had been published', async () => {
    expect(await findDrawFault(claimOf(14), list, list)).toBeNull();
    expect(await findDrawFault(claimOf(10, []), list)).toBeNull();
  });

  test('of a chain that was planted later is found out', async () => {
    const planted = createServerSeed();
    const claim = claimOf(25, ['ann', 'bo'], planted);
    // the planted chain fits a list that was supplied with it, not the one that was published
    const supplied = [...list.slice(0, 2), follow(list.slice(0, 2), planted)];
    expect(await findDrawFault(claim, supplied)).toBeNull();
    expect(await findDrawFault(claim, supplied, list)).toBe('list_changed');
    expect(await findDrawFault(claim, list)).toBe('link_differs');
    const overlapping = { ...follow(list, planted), firstDraw: 24 };
    expect(await findDrawFault(claim, [...list, withRecordHash(overlapping)])).toBe('list_broken');
  });

  test('with a seat left out or another number gives another seed', async () => {
    const claim = claimOf(14);
    expect(await findDrawFault({ ...claim, seats: ['ann'] }, list)).toBe('mix_differs');
    expect(await findDrawFault({ ...claim, number: 15 }, list)).toBe('link_differs');
    expect(await findDrawFault({ ...claim, number: 31 }, list)).toBe('draw_uncovered');
    expect(await findDrawFault({ ...claim, link: 'none' }, list)).toBe('link_differs');
  });

  test('with a beacon is made of the one round that its close demands', async () => {
    const { round, signature, randomness } = beaconVectors.quicknet[2]!;
    const closedAtMs = beaconTimeMs(quicknet, round) - 4_000;
    const beacon: BeaconClaim = { chain: quicknet, round, signature, closedAtMs };
    const claim = { ...claimOf(14, ['ann'], undefined, randomness), beacon };
    const faultOf = (change: Partial<typeof beacon>) =>
      findDrawFault({ ...claim, beacon: { ...beacon, ...change } }, list);
    expect(await faultOf({})).toBeNull();
    expect(await faultOf({ closedAtMs: null })).toBeNull();
    expect(await faultOf({ closedAtMs: closedAtMs + 2_001 })).toBe('beacon_round_differs');
    expect(await faultOf({ closedAtMs: closedAtMs - 1_000 })).toBe('beacon_round_differs');
    expect(await faultOf({ round: round + 1, closedAtMs: null })).toBe('beacon_forged');
    expect(await faultOf({ signature: beaconVectors.quicknet[1]!.signature })).toBe('beacon_forged');
    const { publicKey } = beaconVectors.other.chain;
    expect(await faultOf({ chain: { ...quicknet, publicKey } })).toBe('beacon_chain_differs');
    expect(await findDrawFault({ ...claim, beacon: null }, list)).toBe('mix_differs');
    // said of a draw that had none
    expect(await findDrawFault({ ...claimOf(14, ['ann']), beacon }, list)).toBe('mix_differs');
  });

  test('counts seats in the order of their bytes, and each of them', () => {
    expect(hashOfSeats(['b', 'B', 'a'])).toBe(hashOfSeats(['a', 'b', 'B']));
    expect(hashOfSeats(['a', 'a'])).not.toBe(hashOfSeats(['a']));
  });

  test('gives what the test vectors say', async () => {
    const { record, draw } = vectors.table;
    expect(withRecordHash(record)).toEqual(record);
    expect(hashOfSeats(draw.seats)).toBe(draw.seatsHash);
    expect(clientSeedOfDraw(draw)).toBe(draw.clientSeed);
    // the beacon's line is what this round of quicknet gives
    const { round, signature, randomness } = beaconVectors.quicknet[2]!;
    expect(draw.beacon).toBe(randomness);
    const beacon = { chain: quicknet, round, signature, closedAtMs: null };
    expect(await findDrawFault({ ...draw, beacon }, [record])).toBeNull();
  });
});

function follow(records: readonly ChainRecord[], lastLink: string): ChainRecord {
  const before = records.at(-1);
  const firstDraw = (before?.lastDraw ?? 0) + 1;
  return withRecordHash({
    ...table,
    ordinal: records.length + 1,
    firstDraw,
    lastDraw: firstDraw + length - 1,
    firstLink: chainLinks(lastLink, length)[0]!,
    previousHash: before?.recordHash ?? noHash,
  });
}

function claimOf(
  number: number,
  seats = ['bo', 'ann'],
  lastLink?: string,
  randomness: string | null = null,
): DrawClaim {
  const at = Math.floor((number - 1) / length);
  const link = chainLinks(lastLink ?? lastLinks[at]!, length)[number - at * length]!;
  const mix = { ...table, number, seatsHash: hashOfSeats(seats), beacon: randomness };
  return { ...table, number, link, seats, beacon: null, clientSeed: clientSeedOfDraw(mix) };
}
