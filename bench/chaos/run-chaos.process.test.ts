import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runChaos } from './run-chaos.ts';

it('nothing acknowledged is lost, doubled or changed when server and studio are killed', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'halls-chaos-'));
  try {
    const { tally, recoveries } = await runChaos({ dataDir, cycles: 3, say: () => {} });
    expect([...recoveries.values()].flat()).toHaveLength(3);
    expect(tally.acknowledged).toBeGreaterThan(100);
    expect([tally.lost, tally.doubled, tally.otherAmount]).toEqual([[], [], []]);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 300_000);
