import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runChaos } from './run-chaos.ts';

const mixed = ['spin', 'table', 'hand', 'ticket'];

it('nothing of 500 rounds and tickets is lost, doubled or changed when studio, server and database are killed', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'halls-chaos-'));
  try {
    const order = ['studio', 'server', 'postgres'] as const;
    const { tally, recoveries } = await runChaos({
      ...{ dataDir, order, cycles: order.length, acknowledgedBetween: 250 },
      say: () => {},
    });
    expect([...recoveries.values()].flat()).toHaveLength(order.length);
    const counts = mixed.map((kind) => tally.acknowledged.get(kind) ?? 0);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(500);
    expect([tally.lost, tally.doubled, tally.otherAmount]).toEqual([[], [], []]);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 300_000);
