import type { PerLanguage } from '@halls/contract';
import { comparable, type UniqueField } from '#modules/member';
import type { SqlOrTransaction } from '#platform/database.ts';
import { blacklistCodes, type FieldValues } from './registration.rules.ts';

export async function isTaken(sql: SqlOrTransaction, siteId: number, account: string): Promise<boolean> {
  const row = await sql
    .selectFrom('app.member')
    .select('member_id')
    .where('site_id', '=', siteId)
    .where('member_account', '=', account)
    .executeTakeFirst();
  return row !== undefined;
}

export async function isValueTaken(
  sql: SqlOrTransaction,
  siteId: number,
  field: UniqueField,
  value: string,
): Promise<boolean> {
  const row = await sql
    .selectFrom('app.member_unique_field')
    .select('member_id')
    .where('site_id', '=', siteId)
    .where('field', '=', field)
    .where('value', '=', value)
    .executeTakeFirst();
  return row !== undefined;
}

type BlacklistField = keyof typeof blacklistCodes;

/** The code of the first blacklisted value, or null. */
export async function blacklistCodeOf(
  sql: SqlOrTransaction,
  siteId: number,
  values: FieldValues,
): Promise<(typeof blacklistCodes)[BlacklistField] | null> {
  for (const field of Object.keys(blacklistCodes) as BlacklistField[]) {
    const value = comparable(values[field] ?? '');
    if (!value) continue;
    const row = await sql
      .selectFrom('app.registration_blacklist')
      .select('field')
      .where('site_id', '=', siteId)
      .where('field', '=', field)
      .where('value', '=', value)
      .executeTakeFirst();
    if (row) return blacklistCodes[field];
  }
  return null;
}

export async function readAgreements(sql: SqlOrTransaction, siteId: number) {
  const rows = await sql.selectFrom('app.agreement').selectAll().where('site_id', '=', siteId).execute();
  return new Map(rows.map((row) => [row.language as keyof PerLanguage, row]));
}

export function findAgentDomain(sql: SqlOrTransaction, siteId: number, host: string) {
  return sql
    .selectFrom('app.agent_domain as domain')
    .innerJoin('app.member as agent', 'agent.member_id', 'domain.agent_id')
    .select(['domain.currency', 'domain.agent_id'])
    .where('domain.site_id', '=', siteId)
    .where('domain.host', '=', host)
    .where('domain.is_active', '=', true)
    .where('agent.agent_active', '=', true)
    .where('agent.status', '=', 'active')
    .executeTakeFirst();
}
