import { formatMinor, type Language } from '@halls/contract';
import { officeEndpoints, type OfficeBonus } from '@halls/contract/office';
import type { CatalogueFace } from '#modules/catalogue';
import { accountsOf } from '#modules/member';
import { audited } from '#platform/audit/audited.ts';
import type { Sql } from '#platform/database.ts';
import { implementChange, implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import { readNumberCursor } from '#platform/number-cursor.ts';
import { listLegs, listPlays } from './grant-history.repo.ts';
import { endGrant } from './grant.repo.ts';
import { findGrant, listGrantsOfSite, type Grant } from './list-grants.repo.ts';

const pageSize = 50;
const mostLegs = 500;

export interface BonusOfficeDeps {
  readonly sql: Sql;
  readonly catalogue: Pick<CatalogueFace, 'hallNames' | 'gameNames'>;
}

/** Bonuses of members, for operators: who has which, what was played with them, and the end of one. */
export function bonusOfficeRoutes(deps: BonusOfficeDeps): OfficeImplementation[] {
  const { sql } = deps;
  return [
    implementQuery(officeEndpoints.bonusList, async (input, { language }) => {
      const limit = input.limit ?? pageSize;
      const found = await listGrantsOfSite(sql, {
        ...{ siteId: input.site_id, memberId: input.member_id, state: input.state },
        ...{ beforeId: readNumberCursor(input.cursor), limit: limit + 1 },
      });
      const shown = found.slice(0, limit);
      return succeed({
        list: await present(deps, shown, language),
        next_cursor: found.length > limit ? String(shown.at(-1)?.grantId) : null,
      });
    }),

    implementQuery(officeEndpoints.bonusShow, async (input, { language }) => {
      const grant = await findGrant(sql, { siteId: input.site_id, grantId: input.grant_id });
      if (!grant) return fail(404);
      const [[bonus], legs] = await Promise.all([
        present(deps, [grant], language),
        listLegs(sql, grant.grantId, mostLegs),
      ]);
      if (!bonus) return fail(404);
      return succeed({
        bonus,
        legs: legs.map((leg) => ({
          transaction_id: leg.transaction_id,
          kind: leg.kind,
          account_kind: leg.account_kind,
          amount: formatMinor(BigInt(leg.amount_minor), grant.currency),
          at: leg.created_at.toISOString(),
        })),
      });
    }),

    implementQuery(officeEndpoints.bonusPlays, async (input) => {
      const grant = await findGrant(sql, { siteId: input.site_id, grantId: input.grant_id });
      if (!grant) return fail(404);
      const limit = input.limit ?? pageSize;
      const { grantId, currency } = grant;
      const found = await listPlays(sql, {
        grantId,
        beforeId: readNumberCursor(input.cursor),
        limit: limit + 1,
      });
      const shown = found.slice(0, limit);
      const money = (minor: number | string) => formatMinor(BigInt(minor), currency);
      return succeed({
        list: shown.map((play) => ({
          transaction_id: play.transaction_id,
          gp_id: play.gp_id,
          game_code: play.game_code ?? '',
          round_id: play.round_id,
          cash_stake: money(play.cash_stake_minor),
          bonus_stake: money(play.bonus_stake_minor),
          bonus_payout: money(play.bonus_payout_minor),
          counted: money(play.counted_minor),
          at: play.created_at.toISOString(),
        })),
        next_cursor: found.length > limit ? String(shown.at(-1)?.transaction_id) : null,
      });
    }),

    voidBonus(deps),
  ];
}

function voidBonus({ sql }: BonusOfficeDeps): OfficeImplementation {
  return implementChange(officeEndpoints.bonusVoid, (input, { actor, now }) =>
    sql.transaction().execute(async (transaction) => {
      const { site_id: siteId, grant_id: grantId, reason } = input;
      const before = await findGrant(transaction, { siteId, grantId });
      if (!before) return fail(404);
      const { memberId, currency } = before;
      if ((await endGrant(transaction, { memberId, grantId, as: 'voided', now })) !== 'ended')
        return fail(101);
      const after = await findGrant(transaction, { siteId, grantId });
      const receipt = await audited(transaction, actor, 'bonus.voided', {
        ...{ target: `bonus/${grantId}`, siteId, reason },
        before: { state: before.state, held: formatMinor(before.heldMinor, currency) },
        after: { state: after?.state, held: formatMinor(after?.heldMinor ?? 0n, currency) },
      });
      return { ok: true, data: null, receipt };
    }),
  );
}

async function present(
  { sql, catalogue }: BonusOfficeDeps,
  grants: readonly Grant[],
  language: Language,
): Promise<OfficeBonus[]> {
  const accounts = await accountsOf(
    sql,
    grants.map(({ memberId }) => memberId),
  );
  return Promise.all(
    grants.map(async (grant) => {
      const hall = await catalogue.hallNames(grant, language);
      return presentOne(grant, accounts.get(grant.memberId) ?? '', hall?.name ?? '');
    }),
  );
}

function presentOne(grant: Grant, account: string, hallName: string): OfficeBonus {
  const money = (minor: bigint) => formatMinor(minor, grant.currency);
  const moneyOrNull = (minor: bigint | null) => (minor === null ? null : money(minor));
  return {
    grant_id: grant.grantId,
    member_id: grant.memberId,
    account,
    state: grant.state,
    currency: grant.currency,
    granted: money(grant.grantedMinor),
    held: money(grant.heldMinor),
    required: money(grant.requiredMinor),
    wagered: money(grant.wageredMinor),
    cashed: money(grant.cashedMinor),
    gt_id: grant.gtId,
    gt_name: hallName,
    weight_percent: grant.weightBp / 100,
    max_stake: moneyOrNull(grant.maxStakeMinor),
    max_cashout: moneyOrNull(grant.maxCashoutMinor),
    excluded_games: [...grant.excludedGames],
    change_request_id: grant.sourceType === 'operator' ? Number(grant.sourceId) : null,
    given_at: grant.givenAt.toISOString(),
    expires_at: grant.expiresAt.toISOString(),
    ended_at: grant.settledAt?.toISOString() ?? null,
  };
}
