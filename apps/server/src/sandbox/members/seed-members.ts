import type { Currency, Language } from '@halls/contract';
import type { Ledger } from '#modules/ledger';
import { sendLetter } from '#modules/letter';
import type { MemberFace } from '#modules/member';
import type { Clock } from '@halls/service';
import type { Sql, SqlTransaction } from '#platform/database.ts';
import {
  loadMembers,
  sampleFundsMinor,
  sampleMembers,
  withdrawPassword,
  type SampleMember,
} from './sample-members.ts';
import { sampleLetters } from './data/sample-letters.ts';
import { seedRegistration } from './seed-registration.ts';

const loadSiteId = 1;

interface SampleSite {
  readonly siteId: number;
  readonly currency: Currency;
  readonly language: Language;
}

type Hashes = ReadonlyMap<string, string>;

export interface SeedDeps extends Omit<MemberFace, 'exports'> {
  readonly sql: Sql;
  readonly ledger: Pick<Ledger, 'openMemberWallet' | 'creditDeposit'>;
  readonly clock: Clock;
}

/**
 * Sample members on every site, funded through the ledger, and what registration needs. Members that
 * are there stay as they are; a second run adds only what is missing.
 */
export async function seedMembers(deps: SeedDeps): Promise<void> {
  const { sql, passwords, clock } = deps;
  const sites = await sql
    .selectFrom('app.site')
    .select(['site_id', 'default_currency', 'default_language'])
    .orderBy('site_id')
    .execute();
  // one hash for all who share a password: it is known to everyone anyway
  const wanted = new Set([withdrawPassword, ...sampleMembers.map(({ password }) => password)]);
  const hashes: Hashes = new Map(
    await Promise.all([...wanted].map(async (text) => [text, await passwords.hash(text)] as const)),
  );

  for (const row of sites) {
    const site: SampleSite = {
      siteId: row.site_id,
      currency: row.default_currency,
      language: row.default_language,
    };
    const members = site.siteId === loadSiteId ? [...sampleMembers, ...loadMembers] : sampleMembers;
    await sql.transaction().execute(async (transaction) => {
      const ids = await existing(transaction, site, members);
      const isFirstRun = ids.size === 0;
      for (const member of members) {
        if (ids.has(member.account)) continue;
        const agentId = member.under ? (ids.get(member.under) ?? null) : null;
        const memberId = await insert(deps, transaction, site, { member, agentId, hashes });
        ids.set(member.account, memberId);
        const owner = { siteId: site.siteId, memberId, currency: site.currency };
        await deps.ledger.openMemberWallet(transaction, owner);
        const fundsMinor = sampleFundsMinor[site.currency] * member.fundsFactor;
        await deps.ledger.creditDeposit(
          transaction,
          owner,
          `sample:${site.siteId}:${member.account}`,
          fundsMinor,
        );
      }
      if (isFirstRun) await seedLetters(transaction, site, { memberIds: ids, now: clock() });
      await seedRegistration(transaction, { siteId: site.siteId, now: clock() });
    });
  }
}

async function existing(
  transaction: SqlTransaction,
  site: SampleSite,
  members: readonly SampleMember[],
): Promise<Map<string, number>> {
  const rows = await transaction
    .selectFrom('app.member')
    .select(['member_id', 'member_account'])
    .where('site_id', '=', site.siteId)
    .where(
      'member_account',
      'in',
      members.map(({ account }) => account),
    )
    .execute();
  return new Map(rows.map((row) => [row.member_account, row.member_id]));
}

async function insert(
  { personal, uniqueValues, clock }: SeedDeps,
  transaction: SqlTransaction,
  site: SampleSite,
  { member, agentId, hashes }: { member: SampleMember; agentId: number | null; hashes: Hashes },
): Promise<number> {
  const email = `${member.account}@example.com`;
  const { member_id: memberId } = await transaction
    .insertInto('app.member')
    .values({
      site_id: site.siteId,
      member_account: member.account,
      password_hash: hashOf(hashes, member.password),
      withdraw_password_hash: hashOf(hashes, withdrawPassword),
      currency: site.currency,
      language: site.language,
      is_agent: member.agent !== null,
      agent_active: member.agent !== null,
      agent_type: member.agent ? 1 : 0,
      agent_level: member.agent?.level ?? 0,
      agent_id: agentId,
      recommend_code: member.account.toUpperCase(),
      created_at: clock(),
    })
    .returning('member_id')
    .executeTakeFirstOrThrow();
  await personal.write(transaction, memberId, { member_name: member.name, member_email: email });
  await uniqueValues.claim(transaction, {
    siteId: site.siteId,
    memberId,
    field: 'member_email',
    value: email,
  });
  return memberId;
}

/** A greeting for each sample member, then what every member gets. */
async function seedLetters(
  transaction: SqlTransaction,
  { siteId }: SampleSite,
  { memberIds, now }: { memberIds: ReadonlyMap<string, number>; now: Date },
): Promise<void> {
  for (const { account } of sampleMembers) {
    const memberId = memberIds.get(account);
    if (memberId === undefined) continue;
    const words = { template: 'welcome', params: { account } } as const;
    await sendLetter(transaction, { to: { siteId, memberId }, words }, now);
  }
  for (const words of sampleLetters) await sendLetter(transaction, { to: { siteId }, words }, now);
}

function hashOf(hashes: Hashes, password: string): string {
  const hash = hashes.get(password);
  if (!hash) throw new Error('a sample password was not hashed');
  return hash;
}
