import { chainLinks, createServerSeed, noHash, withRecordHash } from '@halls/fairness/node';
import type { ChainRecord } from '@halls/fairness';
import { expect, test } from 'vitest';
import { chainPageLength, type ChainRecordView } from '../../play-protocol/play-protocol.ts';
import { readChainList } from '../client/published-chains.ts';

const table = { gp_id: 'GPLC', code: 'lc-baccarat' };

test('a list that grows is remembered from its first sight on', async () => {
  const store = memory();
  const views = listOf(3);
  const first = await read(views.slice(0, 1), store, '2026-01-01');
  expect(first).toMatchObject({ fault: null, remembered: [], rememberedSince: null });
  const later = await read(views, store, '2026-02-01');
  expect(later.fault).toBeNull();
  expect(later.rememberedSince).toBe('2026-01-01T00:00:00.000Z');
  expect((await read(views, store)).remembered).toHaveLength(3);
});

test('a list that was exchanged is found out, and what was seen first stays remembered', async () => {
  const store = memory();
  const views = listOf(2);
  await read(views, store);
  expect((await read(listOf(3), store)).fault).toBe('list_changed');
  expect((await read(views.slice(0, 1), store)).fault).toBe('list_changed');
  expect((await read(views, store)).fault).toBeNull();
});

test('a long list comes in pages', async () => {
  const views = listOf(chainPageLength + 5);
  expect((await read(views, memory())).records).toHaveLength(chainPageLength + 5);
});

function read(views: readonly ChainRecordView[], store: ReturnType<typeof memory>, day = '2026-03-01') {
  const chains = async (_table: unknown, after: number) =>
    views.filter(({ ordinal }) => ordinal > after).slice(0, chainPageLength);
  return readChainList({ chains }, table, store, () => new Date(day));
}

function listOf(length: number): ChainRecordView[] {
  const records: ChainRecord[] = [];
  for (let ordinal = 1; ordinal <= length; ordinal += 1)
    records.push(
      withRecordHash({
        gpId: table.gp_id,
        gameCode: table.code,
        ordinal,
        firstDraw: ordinal * 2 - 1,
        lastDraw: ordinal * 2,
        firstLink: chainLinks(createServerSeed(), 2)[0]!,
        previousHash: records.at(-1)?.recordHash ?? noHash,
      }),
    );
  return records.map((record) => ({
    gp_id: record.gpId,
    game_code: record.gameCode,
    ordinal: record.ordinal,
    first_draw: record.firstDraw,
    last_draw: record.lastDraw,
    first_link: record.firstLink,
    previous_hash: record.previousHash,
    record_hash: record.recordHash,
    published_at: '2026-01-01T00:00:00.000Z',
  }));
}

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}
