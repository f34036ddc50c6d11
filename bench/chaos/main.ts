import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { percentile } from '../src/rounds.ts';
import { runChaos, type ChaosReport } from './run-chaos.ts';

// npm run chaos [-- --cycles 64]
const { values } = parseArgs({ options: { cycles: { type: 'string', default: '64' } } });
const dataDir = await mkdtemp(join(os.tmpdir(), 'halls-chaos-'));
const report = await runChaos({
  dataDir,
  cycles: Number(values.cycles),
  say: (line) => console.error(line),
});
const faults = [...report.tally.lost, ...report.tally.doubled, ...report.tally.otherAmount];
console.log(summaryOf(report));
for (const fault of faults.slice(0, 50)) console.log(`  ${fault}`);
// data of a run that went wrong is worth a look
if (faults.length > 0) console.log(`the data is in ${dataDir}`);
else await rm(dataDir, { recursive: true, force: true });
process.exit(faults.length > 0 ? 1 : 0);

function summaryOf({ tally, recoveries }: ChaosReport): string {
  const lines = [...recoveries].map(([blow, timesMs]) => {
    const seconds = [0.5, 1].map((share) => `${(percentile(timesMs, share) / 1000).toFixed(1)} s`);
    return `${blow}: ${timesMs.length} times, serving again after ${seconds[0]} (median), ${seconds[1]} (longest)`;
  });
  return [
    ...lines,
    `${tally.acknowledged} acknowledged, ${tally.unanswered} asked again without an answer: ${tally.executedLater} executed then, ${tally.replayedLater} found done`,
    `${tally.lost.length} lost, ${tally.doubled.length} doubled, ${tally.otherAmount.length} of another amount`,
  ].join('\n');
}
