import { formatMinor, halls, textIn, type Currency } from '@halls/contract';
import { everybody, type RuleCondition } from '@halls/contract/member-rule';
import { campaignBodySchema, type CampaignBody } from '@halls/contract/office';
import type { Clock } from '@halls/service';
import { hasCampaigns, insertDraft, publishVersion } from '#modules/offer';
import { findSite } from '#modules/site';
import type { SqlTransaction } from '#platform/database.ts';
import { firstDeposit } from '../discounts/data/first-deposit.ts';
import type { SampleDiscount } from '../discounts/data/sample-discounts.ts';
import { welcomeCredit } from '../discounts/data/welcome-credit.ts';
import { sampleSites } from '../sites/seed-sites.ts';
import { smallAmountMinor } from '../small-amount.ts';
import { campaignWords } from './sample-campaigns.ts';

const dayMs = 24 * 60 * 60_000;
const lastsDays = 90;
/** A sandbox is looked at for long, and who registers there is to have something to play with. */
const welcomeLastsDays = 5 * 365;
/** In whole units. */
const welcomeAmounts: Readonly<Record<Currency, string>> = {
  ...{ RMB: '600', USD: '100', VND: '2000000', WON: '100000', JPY: '12000' },
  ...{ THB: '3000', INR: '8000', MMK: '200000', BDT: '10000', BRL: '500' },
};
const mostWelcomed = 1_000_000n;

/**
 * The sample sites give a credit with the registration, double a first deposit, give free rounds each week, a gift for a
 * birthday, and a bonus by code.
 */
export async function seedCampaigns(transaction: SqlTransaction, clock: Clock): Promise<void> {
  if (await hasCampaigns(transaction)) return;
  const now = clock();
  for (const { site_id: siteId } of sampleSites) {
    const site = await findSite(transaction, String(siteId));
    if (!site) continue;
    const firstDepositId = await findDiscount(transaction, siteId, firstDeposit);
    const welcomeId = await findDiscount(transaction, siteId, welcomeCredit);
    for (const [place, currency] of site.currencies.entries())
      for (const body of bodiesOf(currency, { firstDepositId, welcomeId, now, isFirst: place === 0 })) {
        const campaignId = await insertDraft(transaction, { siteId, body, writer: null, now });
        await publishVersion(transaction, {
          ...{ campaignId, siteId, version: 1, body, now },
          ...{ publishedBy: null, changeRequestId: null },
        });
      }
  }
}

/** The page of an offer; none where an operator has taken it away. */
async function findDiscount(
  transaction: SqlTransaction,
  siteId: number,
  discount: SampleDiscount,
): Promise<number | null> {
  const rows = await transaction
    .selectFrom('app.discount')
    .select(['discount_id', 'title'])
    .where('site_id', '=', siteId)
    .orderBy('discount_id')
    .limit(100)
    .execute();
  return rows.find(({ title }) => textIn(title, 'en_US') === discount.title.en_US)?.discount_id ?? null;
}

function bodiesOf(
  currency: Currency,
  {
    firstDepositId,
    welcomeId,
    now,
    isFirst,
  }: { firstDepositId: number | null; welcomeId: number | null; now: Date; isFirst: boolean },
): CampaignBody[] {
  const units = (count: number) => formatMinor(smallAmountMinor(currency) * BigInt(count), currency);
  const common = {
    ...{ currency, gt_id: halls.slot, discount_id: null, member_cap: null, rule: everybody },
    ...{ access: 'open', codes: [], period: 'once', trigger: { kind: 'now' } },
    starts_at: now.toISOString(),
    ends_at: new Date(now.getTime() + lastsDays * dayMs).toISOString(),
  };
  const bonus = { kind: 'bonus', max_cashout: null, excluded_games: [], days: 14 };
  const condition = (fact: RuleCondition['fact'], op: RuleCondition['op'], value: string) => ({
    match: 'all',
    conditions: [{ fact, op, values: [value] }],
  });
  const bodies: unknown[] = [
    {
      ...{ ...common, title: welcomeCredit.title, text: welcomeCredit.summary, discount_id: welcomeId },
      ends_at: new Date(now.getTime() + welcomeLastsDays * dayMs).toISOString(),
      trigger: { kind: 'registration' },
      budget: (BigInt(welcomeAmounts[currency]) * mostWelcomed).toString(),
      reward: {
        kind: 'cash',
        value: { kind: 'fixed', amount: welcomeAmounts[currency] },
        wagering_percent: 0,
      },
    },
    {
      ...{ ...common, ...campaignWords.firstDeposit, discount_id: firstDepositId, budget: units(100_000) },
      trigger: { kind: 'deposit', min: units(20), nth: 1, wait_days: 14 },
      reward: {
        ...{ ...bonus, wagering_percent: 500, max_stake: units(20) },
        value: { kind: 'percent', percent: 100, cap: units(200) },
      },
    },
    {
      ...{ ...common, ...campaignWords.weeklyRounds, period: 'weekly', budget: units(50_000) },
      trigger: { kind: 'deposit', min: units(20), nth: null, wait_days: 7 },
      reward: {
        ...{ kind: 'free_rounds', game: 'GPFC/fc-deep-blue', count: 10, stake: units(1), days: 7 },
        ...{ pays: 'cash', wagering_percent: 100, bonus_days: null },
      },
    },
    {
      ...{ ...common, ...campaignWords.birthday, period: 'yearly', budget: units(20_000) },
      rule: condition('birthday_today', 'eq', '1'),
      reward: { kind: 'cash', value: { kind: 'fixed', amount: units(10) }, wagering_percent: 100 },
    },
    {
      ...{ ...common, ...campaignWords.code, budget: units(20_000) },
      rule: condition('deposit_count', 'gte', '1'),
      // a code is of one campaign
      ...{
        access: 'code',
        codes: [{ code: isFirst ? 'EIGHTHALLS' : `EIGHTHALLS-${currency}`, uses: 1_000 }],
      },
      reward: {
        ...{ ...bonus, wagering_percent: 300, max_stake: null },
        value: { kind: 'fixed', amount: units(10) },
      },
    },
  ];
  return bodies.map((body) => campaignBodySchema.parse(body));
}
