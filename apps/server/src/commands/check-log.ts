import { parseArgs } from 'node:util';
import { checkChain } from '#platform/audit/check-chain.ts';
import type { Database } from '#platform/database.ts';
import { runCommand } from './run-command.ts';

const dayPattern = /^\d{4}-\d\d-\d\d$/;
const usage = 'npm run check-log [-- --from <day> --to <day>], days such as 2026-03-31, both included';

// `npm run check-log`: proves that nobody has changed what the log of the house says
await runCommand({ usage, read: readDays, run: check });

async function check({ sql }: Database, days: { from?: string; to?: string }): Promise<string> {
  const { checked, broken, head } = await checkChain(sql, days);
  if (broken) {
    const { auditEventId, fault } = broken;
    throw new Error(`the chain is broken at line ${auditEventId} (${fault}), after ${checked} that hold`);
  }
  return `the chain holds: ${checked} lines; it ends with ${head.seq} ${head.hash.toString('hex')}`;
}

function readDays(args: string[]): { from?: string; to?: string } {
  const { values } = parseArgs({ args, options: { from: { type: 'string' }, to: { type: 'string' } } });
  for (const [name, day] of Object.entries(values))
    if (!dayPattern.test(day) || Number.isNaN(Date.parse(day)))
      throw new Error(`--${name} "${day}" is no day`);
  return values;
}
