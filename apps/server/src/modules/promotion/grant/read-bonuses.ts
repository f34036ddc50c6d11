import { formatMinor, type Language } from '@halls/contract';
import type { Bonus } from '@halls/contract/promotion';
import type { CatalogueFace } from '#modules/catalogue';
import type { ProviderConnections } from '#modules/provider-connection';
import type { Member } from '#platform/actor.ts';
import type { Sql } from '#platform/database.ts';
import { listOpenGrants, typicalStakeOf, type Grant } from './list-grants.repo.ts';

export interface BonusDeps extends Pick<ProviderConnections, 'providers'> {
  readonly sql: Sql;
  readonly catalogue: Pick<CatalogueFace, 'hallNames' | 'gameNames'>;
  timezoneOf(siteId: number): string;
}

/** Stakes of a member's that are looked at to say what is typical. */
const typicalMs = 30 * 24 * 60 * 60_000;

/** The bonuses of a member's that are not over, in the words of `language`. */
export async function readBonuses(
  deps: BonusDeps,
  member: Member,
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<Bonus[]> {
  const [grants, gameName] = await Promise.all([
    listOpenGrants(deps.sql, member),
    deps.catalogue.gameNames(member.siteId, language),
  ]);
  const halls = new Map<number, Awaited<ReturnType<typeof readHall>>>();
  for (const gtId of new Set(grants.map((grant) => grant.gtId)))
    halls.set(gtId, await readHall(deps, { member, gtId, language, now }));
  return grants.flatMap((grant) => {
    const hall = halls.get(grant.gtId);
    return hall ? [present(grant, hall, gameName)] : [];
  });
}

async function readHall(
  { sql, catalogue, providers }: BonusDeps,
  asked: { member: Member; gtId: number; language: Language; now: Date },
) {
  const { member, gtId, language, now } = asked;
  const { siteId, memberId, currency } = member;
  const since = new Date(now.getTime() - typicalMs);
  const [names, connections, typicalStakeMinor] = await Promise.all([
    catalogue.hallNames({ siteId, gtId }, language),
    providers.all(),
    typicalStakeOf(sql, { memberId, currency, gtId, since }),
  ]);
  const holding = new Set(
    connections.filter(({ walletKind }) => walletKind === 'transfer').map(({ gpId }) => gpId),
  );
  const listed = (names?.providers ?? []).map(({ gpId, name }) => ({ gp_id: gpId, gp_name: name }));
  return {
    name: names?.name ?? '',
    counting: listed.filter(({ gp_id: gpId }) => !holding.has(gpId)),
    cashOnly: listed.filter(({ gp_id: gpId }) => holding.has(gpId)),
    typicalStakeMinor,
  };
}

function present(
  grant: Grant,
  hall: Awaited<ReturnType<typeof readHall>>,
  gameName: (gpId: string, gameCode: string) => string | null,
): Bonus {
  const money = (minor: bigint) => formatMinor(minor, grant.currency);
  const moneyOrNull = (minor: bigint | null) => (minor === null ? null : money(minor));
  return {
    grant_id: grant.grantId,
    state: grant.state,
    currency: grant.currency,
    granted: money(grant.grantedMinor),
    held: money(grant.heldMinor),
    required: money(grant.requiredMinor),
    wagered: money(grant.wageredMinor),
    weight_percent: grant.weightBp / 100,
    gt_id: grant.gtId,
    gt_name: hall.name,
    counting: hall.counting,
    cash_only: hall.cashOnly,
    excluded: grant.excludedGames.map((game) => {
      const [gpId = '', gameCode = ''] = game.split('/');
      return { gp_id: gpId, game_code: gameCode, game_name: gameName(gpId, gameCode) ?? gameCode };
    }),
    max_stake: moneyOrNull(grant.maxStakeMinor),
    max_cashout: moneyOrNull(grant.maxCashoutMinor),
    typical_stake: moneyOrNull(typicalOf(grant, hall.typicalStakeMinor)),
    given_at: grant.givenAt.toISOString(),
    expires_at: grant.expiresAt.toISOString(),
  };
}

/** What the member stakes of late, but no more than the bonus allows. */
function typicalOf({ maxStakeMinor }: Grant, stakeMinor: bigint | null): bigint | null {
  return stakeMinor !== null && maxStakeMinor !== null && stakeMinor > maxStakeMinor
    ? maxStakeMinor
    : stakeMinor;
}
