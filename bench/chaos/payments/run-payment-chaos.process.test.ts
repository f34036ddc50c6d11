import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countAcknowledged } from '../tally.ts';
import { runPaymentChaos } from './run-payment-chaos.ts';

it('the bank’s book agrees with the product’s after kills of server and gateway amid deposits and payouts', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'halls-payments-'));
  try {
    const { tally, recoveries } = await runPaymentChaos({ dataDir, cycles: 2, say: () => {} });
    expect([...recoveries.values()].flat()).toHaveLength(2);
    expect(countAcknowledged(tally)).toBeGreaterThan(20);
    expect([tally.lost, tally.doubled, tally.otherAmount]).toEqual([[], [], []]);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 300_000);
