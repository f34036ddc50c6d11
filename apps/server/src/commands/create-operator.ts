import { parseArgs } from 'node:util';
import { addOperator, findCredentials, inviteAgain, replaceAssignments } from '#modules/operator';
import { audited } from '#platform/audit/audited.ts';
import type { Database } from '#platform/database.ts';
import { commandLine, runCommand } from './run-command.ts';

const usage = [
  'npm run create-operator -- <account> [--name <name>]',
  'makes an operator with the role of an administrator, or lets one that there is set a new password',
].join('\n');

interface Asked {
  readonly account: string;
  readonly name: string;
}

// `npm run create-operator`: the first operators of an installation, and the way back in for one who is locked out
await runCommand({ usage, read: readOperator, run: create });

async function create({ sql }: Database, { account, name }: Asked): Promise<string> {
  const now = new Date();
  const reason = 'npm run create-operator';
  const invitation = await sql.transaction().execute(async (transaction) => {
    const known = await findCredentials(transaction, { account });
    if (known) return (await inviteAgain(transaction, commandLine, known.operatorId, reason, now)).invitation;
    const operator = { account, name, language: 'en_US' } as const;
    const added = await addOperator(transaction, commandLine, operator, reason, now);
    if (!added) throw new Error(`the account ${account} is taken`);
    const everywhere = { siteIds: null, currencies: null, amountLimit: null, validUntil: null };
    const after = [{ role: 'administrator' as const, ...everywhere }];
    await replaceAssignments(transaction, added.operatorId, after);
    const target = `operator/${added.operatorId}`;
    await audited(transaction, commandLine, 'operator.assigned', { target, before: [], after, reason });
    return added.invitation;
  });
  return [
    `${account} sets a password at this address of the office, once, until ${invitation.expiresAt.toISOString()}:`,
    invitation.link,
  ].join('\n');
}

function readOperator(args: string[]): Asked {
  const { values, positionals } = parseArgs({
    args,
    options: { name: { type: 'string' } },
    allowPositionals: true,
  });
  const account = positionals[0]?.trim().toLowerCase() ?? '';
  if (positionals.length !== 1 || !/^[a-z][a-z0-9._-]{1,31}$/.test(account))
    throw new Error('an account is 2 to 32 letters, digits, dots, dashes and underscores, a letter first');
  return { account, name: values.name?.trim() || account };
}
