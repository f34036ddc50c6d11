import { parseArgs } from 'node:util';
import { buildStale } from '../apps/launcher/src/build-stale.ts';
import { type Measurement, type Report, type Result, isFigure } from './src/measurement.ts';
import { measureAlike } from './src/measure-alike.ts';
import { measureEvents } from './src/measure-events.ts';
import { measureCalls } from './src/measure-calls.ts';
import { measureDeposits } from './src/measure-deposits.ts';
import { measureAttacks } from './src/measure-attacks.ts';
import { measureBonus } from './src/measure-bonus.ts';
import { measureBrowser } from './src/measure-browser.ts';
import { measureFirstLoad } from './src/measure-first-load.ts';
import { measureGrowth } from './src/measure-growth.ts';
import { measureHomePage } from './src/measure-home-page.ts';
import { measureHungry } from './src/measure-hungry.ts';
import { measureLedger } from './src/measure-ledger.ts';
import { measureLighthouse } from './src/measure-lighthouse.ts';
import { measureLighthouseMember } from './src/measure-lighthouse-member.ts';
import { measureLighthousePages } from './src/measure-lighthouse-pages.ts';
import { measureLoginsBeside } from './src/measure-logins.ts';
import { measureMemory } from './src/measure-memory.ts';
import { measurePostgres } from './src/measure-postgres.ts';
import { measurePrices } from './src/measure-prices.ts';
import { measureRebates } from './src/measure-rebates.ts';
import { measureReports } from './src/measure-reports.ts';
import { measureSeamless } from './src/measure-seamless.ts';
import { measureSettlement } from './src/measure-settlement.ts';
import { measureSimulation } from './src/measure-simulation.ts';
import { measureSpins } from './src/measure-spins.ts';
import { measureSocketDeliveries } from './src/measure-socket-deliveries.ts';
import { measureStart } from './src/measure-start.ts';
import { measureWithdrawals } from './src/measure-withdrawals.ts';
import { renderMarkdown, writeReport } from './src/report.ts';
import { openWorkspace } from './src/workspace.ts';

/** In the order in which they run; the first shows what the database alone can do. */
const measurements: readonly Measurement[] = [
  measurePostgres,
  measureLedger,
  measureSeamless,
  measureBonus,
  measureGrowth,
  measureSpins,
  measureSimulation,
  measureDeposits,
  measureWithdrawals,
  measureHungry,
  measureHomePage,
  measureSocketDeliveries,
  measureEvents,
  measurePrices,
  measureCalls,
  measureAlike,
  measureReports,
  measureSettlement,
  measureRebates,
  measureLoginsBeside,
  measureAttacks,
  measureFirstLoad,
  measureMemory,
  measureLighthouse,
  measureLighthouseMember,
  measureLighthousePages,
  measureStart,
  measureBrowser,
];

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '4' }, rounds: { type: 'string', default: '5' } },
});
const unknown = wanted.filter((name) => !measurements.some((measurement) => measurement.name === name));
if (unknown.length > 0) {
  console.error(
    `no measurement ${unknown.join(', ')}; there are ${measurements.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}

const say = (line: string) => console.error(line);
// what is measured is the product as it is in this checkout
await buildStale(['apps/web', 'packages/pictures'], say);
const workspace = await openWorkspace({
  secondsPerRound: Number(options.seconds),
  rounds: Number(options.rounds),
  say,
});
const report: Report = { startedAt: new Date().toISOString(), machine: workspace.machine, results: [] };
try {
  for (const measurement of measurements) {
    if (wanted.length > 0 ? !wanted.includes(measurement.name) : measurement.takesLong) continue;
    workspace.say(`${measurement.name}: ${measurement.title}`);
    for (const result of await runOrSay(measurement)) {
      report.results.push({ measurement: measurement.name, ...result });
      workspace.say(`  ${result.name}: ${isFigure(result) ? result.ratio.toFixed(2) : result.skipped}`);
    }
  }
} finally {
  await workspace.close();
}
const written = await writeReport(report);
console.log(renderMarkdown(report));
workspace.say(`written to ${written.join(' and ')}`);

/** One that fails is a line of the report, and costs none of the others. */
async function runOrSay(measurement: Measurement): Promise<readonly Result[]> {
  try {
    return await measurement.run(workspace);
  } catch (error) {
    process.exitCode = 1;
    return [{ name: measurement.name, skipped: `failed: ${(error as Error).message.split('\n')[0] ?? ''}` }];
  }
}
