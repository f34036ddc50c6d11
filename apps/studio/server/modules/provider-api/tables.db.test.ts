import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { tables } from '#modules/shared-draws';
import { startTestStudio, type TestStudio } from '../../testing/test-studio.ts';

let studio: TestStudio;
let aheadMs = 0;

beforeAll(async () => {
  studio = await startTestStudio('http://127.0.0.1:9', { clock: () => new Date(Date.now() + aheadMs) });
});
afterAll(() => studio.drop());

test('tells an operator what goes on at the provider’s own tables, and what was drawn last', async () => {
  const baccarat = tables.find(({ game }) => game.model === 'baccarat')!.game;
  const codes = tables.filter(({ game }) => game.gpId === baccarat.gpId).map(({ game }) => game.code);
  const look = async () => {
    const told = await studio.operatorCalls('tables', {}, baccarat.gpId);
    expect(told.status).toBe('OK');
    return { now: Date.parse(told.now ?? ''), tables: told.tables ?? [] };
  };
  const all = await vi.waitUntil(async () => {
    const { tables: told } = await look();
    return told.length === codes.length && told;
  }, 30_000);
  expect(new Set(all.map((table) => table?.game_code))).toEqual(new Set(codes));
  const drawn = await vi.waitUntil(async () => {
    // so long that each look may be another phase
    aheadMs += 1_500;
    const board = await look();
    const table = board.tables.find((one) => one?.game_code === baccarat.code);
    return table?.phase === 'open' && table.results.length > 0 && { ...board, table };
  }, 60_000);
  expect(['banker', 'player', 'tie']).toContain(drawn.table.results[0]?.sign);
  expect(Date.parse(drawn.table.closes_at ?? '')).toBeGreaterThan(drawn.now - 12_000);
});

test('a provider without shared tables tells of none', async () => {
  expect(await studio.operatorCalls('tables', {}, 'GPR8')).toMatchObject({ status: 'OK', tables: [] });
});
