import { sql as raw } from 'kysely';
import { languages, type Currency, type Language } from '@halls/contract';
import { registrationFields } from '@halls/contract/registration';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { BlacklistField } from './registration.rules.ts';

/** Lets one registration of an address (IPv6: one /64) through at a time, until the transaction ends. */
export async function lockAddress(transaction: SqlTransaction, remoteAddress: string): Promise<void> {
  await raw`select pg_advisory_xact_lock(hashtextextended(
    'register:' || app.address_block(${remoteAddress}::inet)::text, 0))`.execute(transaction);
}

/** More than the form has fields. */
const maxSettings = 2 * registrationFields.length;

export type RegisterSettingRow = Awaited<ReturnType<typeof listRegisterSettings>>[number];

/** What a site has set of its own for a currency. */
export function listRegisterSettings(sql: SqlOrTransaction, siteId: number, currency: Currency) {
  return sql
    .selectFrom('app.register_setting')
    .select(['name', 'is_display', 'is_required', 'is_unique', 'is_member_center'])
    .select(['is_verification', 'is_member_center_verification'])
    .where('site_id', '=', siteId)
    .where('currency', '=', currency)
    .orderBy('name')
    .limit(maxSettings)
    .execute();
}

export async function isBlacklisted(
  sql: SqlOrTransaction,
  siteId: number,
  { field, value }: { readonly field: BlacklistField; readonly value: string },
): Promise<boolean> {
  const row = await sql
    .selectFrom('app.registration_blacklist')
    .select('field')
    .where('site_id', '=', siteId)
    .where('field', '=', field)
    .where('value', '=', value)
    .executeTakeFirst();
  return row !== undefined;
}

export interface Agreement {
  readonly title: string;
  readonly content: string;
  readonly updatedAt: Date;
}

/** A site's terms by language. */
export async function readAgreements(
  sql: SqlOrTransaction,
  siteId: number,
): Promise<ReadonlyMap<Language, Agreement>> {
  const rows = await sql
    .selectFrom('app.agreement')
    .select(['language', 'title', 'content', 'updated_at'])
    .where('site_id', '=', siteId)
    .orderBy('language')
    .limit(languages.length)
    .execute();
  return new Map(
    rows.map((row) => [row.language, { title: row.title, content: row.content, updatedAt: row.updated_at }]),
  );
}

/** Whether an operator has stopped a recommend code. */
export async function isCodeStopped(sql: SqlOrTransaction, siteId: number, code: string): Promise<boolean> {
  const row = await sql
    .selectFrom('app.stopped_recommend_code')
    .select('code')
    .where('site_id', '=', siteId)
    .where('code', '=', code)
    .executeTakeFirst();
  return row !== undefined;
}

export interface AgentDomain {
  readonly agentId: number;
  readonly currency: Currency;
}

/** Whose domain a host is, by what the operator has entered. */
export async function findDomain(
  sql: SqlOrTransaction,
  siteId: number,
  host: string,
): Promise<AgentDomain | null> {
  const row = await sql
    .selectFrom('app.agent_domain')
    .select(['currency', 'agent_id'])
    .where('site_id', '=', siteId)
    .where('host', '=', host)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return row ? { agentId: row.agent_id, currency: row.currency } : null;
}

/** More no agent advertises. */
const maxDomains = 100;

/** The hosts that an agent advertises. */
export async function listAgentDomains(
  sql: SqlOrTransaction,
  siteId: number,
  agentId: number,
): Promise<string[]> {
  const rows = await sql
    .selectFrom('app.agent_domain')
    .select('host')
    .where('site_id', '=', siteId)
    .where('agent_id', '=', agentId)
    .where('is_active', '=', true)
    .orderBy('host')
    .limit(maxDomains)
    .execute();
  return rows.map(({ host }) => host);
}
