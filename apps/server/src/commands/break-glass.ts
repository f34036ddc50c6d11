import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { breakSeal, sealEmergency } from '#modules/operator';
import type { Database } from '#platform/database.ts';
import { commandLine, runCommand } from './run-command.ts';

const usage = [
  'npm run break-glass -- seal <account> --reason <why>',
  'npm run break-glass -- open <account> --reason <why>',
  'the first makes an emergency account, or seals it anew, and says the two halves that open it; two people keep one each',
  'the second asks for both halves, opens the account for an hour and says the way in, which is good once',
].join('\n');

interface Asked {
  readonly step: 'seal' | 'open';
  readonly account: string;
  readonly reason: string;
}

// `npm run break-glass`: the account for the day when nobody can sign in
await runCommand({
  usage,
  read: readAsked,
  run: (database, asked) => (asked.step === 'seal' ? seal(database, asked) : open(database, asked)),
});

async function seal({ sql }: Database, { account, reason }: Asked): Promise<string> {
  const halves = await sql
    .transaction()
    .execute((transaction) => sealEmergency(transaction, commandLine, account, reason, new Date()));
  if (!halves) throw new Error(`somebody signs in as ${account}; an emergency account is one of its own`);
  return [
    `${account} is sealed. Give one half to each of two people, on paper; they are shown this once:`,
    ...halves,
  ].join('\n');
}

async function open({ sql }: Database, { account, reason }: Asked): Promise<string> {
  const halves = await askHalves();
  const way = await sql
    .transaction()
    .execute((transaction) => breakSeal(transaction, commandLine, { account, halves }, reason, new Date()));
  if (!way) throw new Error(`these are not both halves of ${account}, or they were used`);
  return [
    `${account} is open until ${way.openUntil.toISOString()}. The way in, at this address of the office, once:`,
    way.link,
    `Seal it anew afterwards: npm run break-glass -- seal ${account} --reason <why>`,
  ].join('\n');
}

async function askHalves(): Promise<[string, string]> {
  const asking = createInterface({ input: process.stdin, output: process.stderr });
  const lines = asking[Symbol.asyncIterator]();
  const ask = async (which: string) => {
    process.stderr.write(`${which} half: `);
    const { value = '' } = await lines.next();
    return value;
  };
  const halves: [string, string] = [await ask('one'), await ask('the other')];
  asking.close();
  return halves;
}

function readAsked(args: string[]): Asked {
  const { values, positionals } = parseArgs({
    args,
    options: { reason: { type: 'string' } },
    allowPositionals: true,
  });
  const [step, named = ''] = positionals;
  const account = named.trim().toLowerCase();
  const reason = values.reason?.trim() ?? '';
  if (step !== 'seal' && step !== 'open') throw new Error('say seal or open');
  if (positionals.length !== 2 || !/^[a-z][a-z0-9._-]{1,31}$/.test(account))
    throw new Error('an account is 2 to 32 letters, digits, dots, dashes and underscores, a letter first');
  if (reason === '') throw new Error('say why with --reason; it stands in the log');
  return { step, account, reason };
}
