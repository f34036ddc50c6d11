import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import { isDrawMade } from './judge-draw.ts';
import { asInExamples, judgeRound, play, recompute } from './judge-round.ts';
import { readSheet, type Sheet, sheetsDir, type Table } from './sheet.ts';
import { Stream } from './stream.ts';
import { returnOf } from './table-returns.ts';

const models = readdirSync(sheetsDir)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(join(sheetsDir, file), 'utf8')) as Sheet)
  .filter((sheet) => 'model' in sheet)
  .map(({ model, version }) => `${model}@${version}`);
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

test.each(models)('%s: the known rounds come out draw for draw', (model) => {
  const sheet = readSheet(model);
  for (const { seed, draws, outcome, returns } of sheet.examples.rounds) {
    const stream = new Stream(seed);
    const own = play(sheet, stream, asInExamples(seed));
    expect(stream.drawn).toEqual(draws);
    expect(own).toEqual(outcome);
    if (!returns) continue;
    const options = sheet.figures.flatMap(({ option }) => (option === null ? [] : [option]));
    const given = options
      .map((option) => [option, returnOf(sheet.mathematics as Table, option, own ?? {})] as const)
      .filter(([, hundredths]) => hundredths !== 0);
    expect(Object.fromEntries(given)).toEqual(returns);
  }
});

test.each(models)('%s: all its known outcomes have the sheet’s digest', (model) => {
  const sheet = readSheet(model);
  const { count, digest } = sheet.examples.outcomes;
  const [first] = sheet.examples.rounds;
  if (!first) throw new Error('a sheet without a round');
  const lines = Array.from(
    { length: count },
    (_, nonce) => `${canonicalJson(recompute(sheet, { ...first.seed, nonce }))}\n`,
  );
  expect(sha256(lines.join(''))).toBe(digest);
  const { mathematics, examples } = sheet;
  expect(sha256(canonicalJson({ mathematics, examples }))).toBe(sheet.digest);
});

test('one changed digit of a strip, a seed, an outcome or a payout is refused', () => {
  const sheet = readSheet('classic-5@1');
  const seed = { serverSeed: '00'.repeat(31) + '07', clientSeed: 'someone', nonce: 3 };
  const outcome = recompute(sheet, seed) as { units: number };
  const round = {
    mathematics: 'classic-5@1',
    bet: { stake: '100' },
    payout: String(outcome.units * 20),
    outcome,
    currency: 'VND',
    jackpot: null,
    fairness: {
      commitment: sha256(''),
      client_seed: seed.clientSeed,
      nonce: seed.nonce,
      server_seed: seed.serverSeed,
      chain: null,
    },
    seats: null,
    game: { gp_id: 'GPR8', code: 'r8-classic-carp' },
  };
  expect(judgeRound(round)).toBe('commitment differs');
  round.fairness.commitment = createHash('sha256').update(Buffer.from(seed.serverSeed, 'hex')).digest('hex');
  expect(judgeRound(round)).toBe('agrees');
  expect(judgeRound({ ...round, payout: String(outcome.units * 20 + 1) })).toBe('payout differs');
  expect(judgeRound({ ...round, outcome: { ...outcome, units: outcome.units + 1 } })).toBe('outcome differs');
  expect(judgeRound({ ...round, fairness: { ...round.fairness, nonce: 4 } })).toBe('outcome differs');
  expect(judgeRound({ ...round, fairness: { ...round.fairness, server_seed: null } })).toBe(
    'seed not revealed',
  );
  if (sheet.mathematics.kind !== 'lines') throw new TypeError('a sheet of lines is meant');
  const [strip = [], ...others] = sheet.mathematics.strips;
  const stop = strip.map((symbol) => (symbol + 1) % 8);
  expect(
    judgeRound(round, { ...sheet, mathematics: { ...sheet.mathematics, strips: [stop, ...others] } }),
  ).toBe('outcome differs');
});

test('a draw that many played at is refused with another stake, another link or another place', () => {
  const hash = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
  const link = 'ab'.repeat(32);
  const seatsHash = sha256('Ann\nann\nbo');
  const draw = {
    game: { gp_id: 'GPLC', code: 'lc-baccarat' },
    number: 9,
    link,
    clientSeed: sha256(`eight-halls/draw/1\nGPLC/lc-baccarat\n9\n${seatsHash}\n-`),
    seats: ['bo', 'ann', 'Ann'],
    chain: { first_link: hash(hash(link)), number: 2 },
  };
  expect(isDrawMade(draw)).toBe(true);
  expect(isDrawMade({ ...draw, seats: ['bo', 'ann'] })).toBe(false);
  expect(isDrawMade({ ...draw, number: 10 })).toBe(false);
  expect(isDrawMade({ ...draw, link: hash(link) })).toBe(false);
  expect(isDrawMade({ ...draw, chain: { ...draw.chain, number: 3 } })).toBe(false);
});
