import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { percentile } from '../src/rounds.ts';
import type { ChaosReport } from './chaos-report.ts';
import { runPaymentChaos } from './payments/run-payment-chaos.ts';
import { runChaos } from './run-chaos.ts';

const runs = { play: runChaos, payments: runPaymentChaos } as const;
const mostShown = 50;

// npm run chaos [-- play|payments] [--cycles 64]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { cycles: { type: 'string', default: '64' } },
});
for (const name of positionals)
  if (!Object.hasOwn(runs, name)) throw new Error(`"${name}" is none of ${Object.keys(runs).join(', ')}`);
let isFaulty = false;
for (const [name, run] of Object.entries(runs)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const dataDir = await mkdtemp(join(os.tmpdir(), 'halls-chaos-'));
  const report = await run({ dataDir, cycles: Number(values.cycles), say: (line) => console.error(line) });
  const faults = [...report.tally.lost, ...report.tally.doubled, ...report.tally.otherAmount];
  console.log(`${name}\n${summaryOf(report)}`);
  for (const fault of faults.slice(0, mostShown)) console.log(`  ${fault}`);
  // data of a run that went wrong is worth a look
  if (faults.length > 0) console.log(`the data is in ${dataDir}`);
  else await rm(dataDir, { recursive: true, force: true });
  isFaulty ||= faults.length > 0;
}
process.exit(isFaulty ? 1 : 0);

function summaryOf({ tally, recoveries, told }: ChaosReport): string {
  const lines = [...recoveries].flatMap(([blow, timesMs]) => {
    if (timesMs.length === 0) return [];
    const seconds = [0.5, 1].map((share) => `${(percentile(timesMs, share) / 1000).toFixed(1)} s`);
    return `${blow}: ${timesMs.length} times, serving again after ${seconds[0]} (median), ${seconds[1]} (longest)`;
  });
  return [
    ...lines,
    ...told,
    `${tally.lost.length} lost, ${tally.doubled.length} doubled, ${tally.otherAmount.length} of another amount`,
  ].join('\n');
}
