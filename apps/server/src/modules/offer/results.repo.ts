import { sql as raw } from 'kysely';
import type { SqlOrTransaction } from '#platform/database.ts';

/** What came of a campaign so far. */
export interface CampaignResults {
  readonly claims: number;
  readonly waiting: number;
  readonly given: number;
  readonly lapsed: number;
  readonly refused: number;
  readonly members: number;
  readonly wageredMinor: bigint;
  readonly convertedMinor: bigint;
  readonly costMinor: bigint;
}

const nothing: CampaignResults = {
  ...{ claims: 0, waiting: 0, given: 0, lapsed: 0, refused: 0, members: 0 },
  ...{ wageredMinor: 0n, convertedMinor: 0n, costMinor: 0n },
};

/** Of each campaign: how its claims stand, and what was made of what they gave. */
export async function readResults(
  sql: SqlOrTransaction,
  campaignIds: readonly number[],
): Promise<(campaignId: number) => CampaignResults> {
  const { rows } = await raw<Record<string, string>>`
    select c.campaign_id, count(*) as claims,
      count(*) filter (where c.state = 'waiting') as waiting, count(*) filter (where c.state = 'given') as given,
      count(*) filter (where c.state = 'lapsed') as lapsed, count(*) filter (where c.state = 'refused') as refused,
      count(distinct c.member_id) filter (where c.state = 'given') as members,
      coalesce(sum(g.wagered_minor), 0) as wagered, coalesce(sum(g.cashed_minor), 0) as converted,
      coalesce(sum(case v.gives when 'cash' then c.granted_minor when 'bonus' then g.cashed_minor else f.won_minor end), 0)
        as cost
    from offer.claim c join offer.version v using (campaign_id, version)
      left join promo.grant g on v.gives = 'bonus' and g.grant_id = c.given_id
      left join free.award f on v.gives = 'free_rounds' and f.award_id = c.given_id
    where c.campaign_id = any (${[...campaignIds]}::bigint[])
    group by c.campaign_id order by c.campaign_id limit ${campaignIds.length}`.execute(sql);
  const found = new Map(
    rows.map((row) => [
      Number(row.campaign_id),
      {
        ...{ claims: Number(row.claims), waiting: Number(row.waiting), given: Number(row.given) },
        ...{ lapsed: Number(row.lapsed), refused: Number(row.refused), members: Number(row.members) },
        wageredMinor: BigInt(row.wagered ?? 0),
        convertedMinor: BigInt(row.converted ?? 0),
        costMinor: BigInt(row.cost ?? 0),
      },
    ]),
  );
  return (campaignId) => found.get(campaignId) ?? nothing;
}
