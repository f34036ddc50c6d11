import type { Role } from '@halls/contract/operator';
import type { Passwords } from '#modules/member';
import { insertOperator, replaceAssignments } from '#modules/operator';
import type { Sql } from '#platform/database.ts';

const samplePassword = 'admin1234';

/** One account for each kind of work, in all sites; `admin` looks at everything and helps members besides. */
const sampleOperators: Readonly<Record<string, { readonly name: string; readonly roles: readonly Role[] }>> =
  {
    admin: { name: 'Ada Min', roles: ['administrator', 'auditor', 'support'] },
    maker: { name: 'Mai Ker', roles: ['maker'] },
    checker: { name: 'Che Cker', roles: ['checker'] },
    support: { name: 'Sue Port', roles: ['support'] },
    editor: { name: 'Ed Itor', roles: ['editor'] },
    publisher: { name: 'Paul Isher', roles: ['publisher'] },
    agents: { name: 'Aga Ents', roles: ['agents'] },
    finance: { name: 'Finn Ance', roles: ['finance'] },
    trader: { name: 'Tia Rader', roles: ['trader'] },
    risk: { name: 'Rick Isk', roles: ['risk'] },
    compliance: { name: 'Clara Pliance', roles: ['compliance'] },
    auditor: { name: 'Aude Itor', roles: ['auditor'] },
  };

/** People of the house, each written once: what is changed of them later stays. */
export async function seedHouseOperators(sql: Sql, passwords: Passwords, now: Date): Promise<void> {
  const accounts = Object.keys(sampleOperators);
  const known = await sql
    .selectFrom('app.operator')
    .select('account')
    .where('account', 'in', accounts)
    .orderBy('account')
    .limit(accounts.length)
    .execute();
  if (known.length === accounts.length) return;
  // one hash for all of them: it is the same password, which everybody knows
  const passwordHash = await passwords.hash(samplePassword);
  for (const [account, { name, roles }] of Object.entries(sampleOperators)) {
    const operatorId = await insertOperator(sql, { account, name, language: 'en_US', passwordHash }, now);
    if (operatorId === null) continue;
    const everywhere = { siteIds: null, currencies: null, amountLimit: null, validUntil: null };
    await replaceAssignments(
      sql,
      operatorId,
      roles.map((role) => ({ role, ...everywhere })),
    );
  }
}
