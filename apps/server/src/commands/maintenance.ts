import { parseArgs } from 'node:util';
import { planMaintenance } from '#modules/site';
import type { Database } from '#platform/database.ts';
import { commandLine, runCommand } from './run-command.ts';

const usage = [
  'npm run maintenance -- --site <number> --from <instant> [--until <instant>]',
  'npm run maintenance -- --site <number> --end',
  'an instant is "now" or such as 2026-11-22T22:00:00Z; without --until the site stays shut until --end',
].join('\n');

type Asked = Parameters<typeof planMaintenance>[2];

// `npm run maintenance`: says when a site is shut to visitors; the running server hears of it at once
await runCommand({ usage, read: readMaintenance, run: plan });

async function plan({ sql }: Database, asked: Asked): Promise<string> {
  const outcome = await sql
    .transaction()
    .execute((transaction) => planMaintenance(transaction, commandLine, asked, 'npm run maintenance'));
  if (outcome.kind === 'unknown-site') throw new Error(`there is no site ${asked.siteId}`);
  const { maintenance, siteId } = asked;
  if (!maintenance) return `site ${siteId} is open`;
  const until = maintenance.endAt ? `until ${maintenance.endAt.toISOString()}` : 'until --end';
  return `site ${siteId} is in maintenance from ${maintenance.startAt.toISOString()} ${until}`;
}

function readMaintenance(args: string[]): Asked {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: { site: text, from: text, until: text, end: { type: 'boolean' } },
  });
  if (!/^\d{1,4}$/.test(values.site ?? '')) throw new Error('--site is missing');
  const siteId = Number(values.site);
  if (values.end) return { siteId, maintenance: null };
  if (values.from === undefined) throw new Error('--from or --end is missing');
  const startAt = readInstant('from', values.from);
  const endAt = values.until === undefined ? null : readInstant('until', values.until);
  if (endAt && endAt <= startAt) throw new Error('--until is not after --from');
  return { siteId, maintenance: { startAt, endAt } };
}

function readInstant(option: string, text: string): Date {
  const instant = text === 'now' ? new Date() : new Date(text);
  const isWhole = text === 'now' || /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(text);
  if (!isWhole || Number.isNaN(instant.getTime()))
    throw new Error(`--${option} "${text}" is no instant with its time zone`);
  return instant;
}
