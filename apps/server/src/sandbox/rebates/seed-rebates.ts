import type { Clock } from '@halls/service';
import { hasPlans, insertVersion, periodAround, type StoredTerms } from '#modules/rebate';
import { dayOf, findSite } from '#modules/site';
import type { SqlTransaction } from '#platform/database.ts';
import { smallAmountMinor } from '../small-amount.ts';
import { sampleSites } from '../sites/seed-sites.ts';

/** The sample sites give back of each day's turnover by themselves, and of a week's losses what members claim. */
export async function seedRebates(transaction: SqlTransaction, clock: Clock): Promise<void> {
  if (await hasPlans(transaction)) return;
  const now = clock();
  for (const { site_id: siteId } of sampleSites) {
    const site = await findSite(transaction, String(siteId));
    if (!site) continue;
    const today = dayOf(now, site.timezone);
    for (const currency of site.currencies) {
      const unit = smallAmountMinor(currency);
      const plan = { siteId, currency, changeRequestId: null, now };
      await insertVersion(transaction, {
        ...{ ...plan, kind: 'turnover', period: 'day', fromDay: today, terms: turnoverTerms(unit) },
      });
      const { firstDay } = periodAround(today, 'week');
      await insertVersion(transaction, {
        ...{ ...plan, kind: 'net_loss', period: 'week', fromDay: firstDay, terms: lossTerms(unit) },
      });
    }
  }
}

const line = (
  gtId: number,
  tiers: readonly (readonly [from: bigint, rateBp: number])[],
  gpId: string | null = null,
) => ({
  ...{ gt_id: gtId, gp_id: gpId },
  tiers: tiers.map(([from, rateBp]) => ({ from_minor: String(from), rate_bp: rateBp })),
});

function turnoverTerms(unit: bigint): StoredTerms {
  const rising = (first: number) =>
    [
      [0n, first],
      [unit * 500n, first + 10],
      [unit * 5_000n, first + 20],
    ] as const;
  return {
    ...{ payout: 'automatic', claim_days: 1, turnover_percent: 100, bonus: null },
    ...{ min_minor: '0', max_minor: String(unit * 2_000n), auto_minor: String(unit * 10_000n) },
    lines: [
      ...[
        line(2, rising(50)),
        line(3, rising(30)),
        line(4, rising(30)),
        line(5, rising(20)),
        line(6, rising(30)),
      ],
      ...[line(7, rising(30)), line(8, rising(30)), line(9, rising(30))],
    ],
  };
}

function lossTerms(unit: bigint): StoredTerms {
  return {
    ...{ payout: 'claim', claim_days: 7, turnover_percent: 100, bonus: null },
    ...{ min_minor: String(unit), max_minor: String(unit * 1_000n), auto_minor: '0' },
    lines: [2, 3, 6].map((gtId) =>
      line(gtId, [
        [unit * 20n, 300],
        [unit * 200n, 500],
      ]),
    ),
  };
}
