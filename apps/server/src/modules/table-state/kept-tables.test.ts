import { expect, it } from 'vitest';
import type { ToldTable } from '#modules/provider-connection';
import { createKeptTables, freshMs, keptMs } from './kept-tables.ts';

const table = (roundId: string): ToldTable => ({
  gameCode: 'baccarat',
  roundId,
  phase: 'open',
  closesInMs: 5_000,
  opensInMs: null,
  results: [],
});

/** Providers that answer what a test says, and a clock in its hand. */
function room() {
  const world = {
    now: 1_000_000,
    asked: [] as string[],
    answer: async (): Promise<readonly ToldTable[] | null> => [table(String(world.asked.length))],
  };
  const kept = createKeptTables({
    nowMs: () => world.now,
    ask: (gpId) => {
      world.asked.push(gpId);
      return world.answer();
    },
  });
  const round = async (gpId = 'GPLC') => (await kept.look(gpId))?.get('baccarat')?.roundId ?? null;
  /** As many turns as a refresh in the background takes. */
  const settle = () => new Promise<void>((done) => setImmediate(done));
  return { world, kept, round, settle };
}

it('asks a provider once for all who look at the same time, and again when that is old', async () => {
  const { world, round, settle } = room();
  expect(await Promise.all([round(), round(), round()])).toEqual(['1', '1', '1']);
  world.now += freshMs - 1;
  expect(await round()).toBe('1');
  expect(world.asked).toEqual(['GPLC']);
  world.now += freshMs;
  await round();
  await settle();
  expect(await round()).toBe('2');
  expect(world.asked).toEqual(['GPLC', 'GPLC']);
});

it('shows what it knows at once while the provider is asked, and nothing that is too old', async () => {
  const { world, round, settle } = room();
  await round();
  const late = Promise.withResolvers<readonly ToldTable[]>();
  world.answer = () => late.promise;
  world.now += freshMs * 2;
  expect(await round()).toBe('1');
  world.now += keptMs;
  expect(await round()).toBeNull();
  late.resolve([table('late')]);
  await settle();
  // counted from when it was asked, which is too long ago
  expect(await round()).toBeNull();
});

it('asks one that is broken or tells nothing less and less often, once a minute in the end', async () => {
  const { world, round } = room();
  let turn = 0;
  world.answer = async () => {
    turn += 1;
    if (turn % 2) throw new Error('as arranged');
    return null;
  };
  const pauses: number[] = [];
  let last = world.now;
  for (let second = 0; second < 300; second += 1) {
    const before = world.asked.length;
    expect(await round()).toBeNull();
    if (world.asked.length > before) {
      pauses.push((world.now - last) / 1_000);
      last = world.now;
    }
    world.now += 1_000;
  }
  expect(pauses).toEqual([0, 4, 8, 16, 32, 60, 60, 60]);
});

it('has a provider that does not answer hold up nobody, and no other provider', async () => {
  const { world, round, kept } = room();
  world.answer = () => new Promise(() => {});
  expect(await round()).toBeNull();
  world.answer = async () => [table('other')];
  expect((await kept.look('GPKC'))?.get('baccarat')?.roundId).toBe('other');
  expect(world.asked).toEqual(['GPLC', 'GPKC']);
});
