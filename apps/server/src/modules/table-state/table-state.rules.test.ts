import { expect, it } from 'vitest';
import type { ToldTable } from '#modules/provider-connection';
import { keepTable, presentTable } from './table-state.rules.ts';

const askedAtMs = Date.parse('2026-03-01T12:00:00Z');
const told = (over: Partial<ToldTable> = {}): ToldTable => ({
  gameCode: 'lotus-baccarat',
  roundId: '17',
  phase: 'open',
  closesInMs: 8_000,
  opensInMs: 20_000,
  results: [{ sign: 'banker' }, { sign: 'number', figures: '007' }],
  ...over,
});
const later = (ms: number, over?: Partial<ToldTable>) =>
  presentTable(keepTable(told(over), askedAtMs), askedAtMs + ms);

it('says when an open round closes, by our clock', () => {
  expect(later(3_000)).toEqual({
    round_id: '17',
    phase: 'open',
    closes_at: '2026-03-01T12:00:08.000Z',
    opens_at: null,
    result_list: [{ sign: 'banker' }, { sign: 'number', figures: '007' }],
  });
});

it('calls a round closed once its close is past, although the provider was not asked again', () => {
  expect(later(8_000)).toMatchObject({ phase: 'closed', closes_at: null, opens_at: null });
});

it('says when the next round opens while a result is shown, and nothing that is past', () => {
  const result = { phase: 'result', closesInMs: -5_000, opensInMs: 4_000 } as const;
  expect(later(1_000, result)).toMatchObject({ opens_at: '2026-03-01T12:00:04.000Z', closes_at: null });
  expect(later(4_000, result)).toMatchObject({ phase: 'result', opens_at: null });
});

it('believes no times that no table has', () => {
  const days = 86_400_000;
  expect(later(0, { closesInMs: 30 * days })).toMatchObject({ phase: 'open', closes_at: null });
  expect(later(0, { closesInMs: -30 * days })).toMatchObject({ phase: 'open', closes_at: null });
  expect(later(0, { closesInMs: null })).toMatchObject({ phase: 'open', closes_at: null });
});
