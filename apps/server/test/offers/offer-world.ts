import type { Currency } from '@halls/contract';
import { everybody } from '@halls/contract/member-rule';
import type { CampaignBody } from '@halls/contract/office';
import type { WalletOwner } from '#modules/ledger';
import { freeRoundsModule } from '#modules/free-rounds';
import { giveAtRegistration, insertDraft, offerModule, publishVersion } from '#modules/offer';
import { playModule } from '#modules/play';
import { promotionModule } from '#modules/promotion';
import { createApiCaller } from '../money/api-caller.ts';
import { createCashierWorld, paidMessage } from '../cashier/cashier-world.ts';

export type OfferWorld = Awaited<ReturnType<typeof createOfferWorld>>;

const dayMs = 24 * 60 * 60_000;

/** A site with a bank, members with wallets in VND, and campaigns that are announced without anybody's agreement. */
export async function createOfferWorld() {
  const bank = await createCashierWorld({
    modules: [playModule, promotionModule, freeRoundsModule, offerModule],
  });
  const { pool } = bank.database;
  const { sql, clock } = bank.app.platform;
  const callAs = createApiCaller(bank.app.dispatcher);
  let members = 0;

  const bodyOf = (more: Partial<CampaignBody> = {}): CampaignBody => ({
    ...{ currency: 'VND', gt_id: 2, discount_id: null, access: 'open', codes: [], period: 'once' },
    starts_at: new Date(clock().getTime() - dayMs).toISOString(),
    ends_at: new Date(clock().getTime() + 30 * dayMs).toISOString(),
    trigger: { kind: 'now' },
    reward: { kind: 'cash', value: { kind: 'fixed', amount: '1000' }, wagering_percent: 100 },
    ...{ budget: '1000000', member_cap: null, rule: everybody },
    ...{ title: { en_US: 'An offer' }, text: { en_US: 'What it is' } },
    ...more,
  });

  /** Its number. Another body of the same campaign is its next version. */
  async function announce(more: Partial<CampaignBody> = {}, known?: { id: number; version: number }) {
    const body = bodyOf(more);
    const now = clock();
    return sql.transaction().execute(async (transaction) => {
      const campaignId =
        known?.id ?? (await insertDraft(transaction, { siteId: 1, body, writer: null, now }));
      await publishVersion(transaction, {
        ...{ campaignId, siteId: 1, version: known?.version ?? 1, body, now },
        ...{ publishedBy: null, changeRequestId: null },
      });
      return campaignId;
    });
  }

  return {
    ...bank,
    pool,
    bodyOf,
    announce,
    async addMember(currency: Currency = 'VND'): Promise<WalletOwner> {
      members += 1;
      const { rows } = await pool.query<{ member_id: string }>(
        `insert into app.member (site_id, member_account, password_hash, currency, recommend_code, created_at)
         values (1, $1, '', $2, $1, $3) returning member_id`,
        [`offered${members}`, currency, clock()],
      );
      return { siteId: 1, memberId: Number(rows[0]?.member_id), currency };
    },
    /** What registering a member does last. */
    register: ({ memberId }: WalletOwner) =>
      sql.transaction().execute((transaction) => giveAtRegistration(transaction, { memberId, now: clock() })),
    callOf: (owner: WalletOwner | undefined, path: string, input: Record<string, unknown> = {}) =>
      callAs(path, input, owner),
    claim: (owner: WalletOwner, offerId: number, version = 1) =>
      callAs('/member/offers/claim', { offer_id: offerId, version }, owner),
    redeem: (owner: WalletOwner, code: string) => callAs('/member/offers/code', { code }, owner),
    /** Opened for a claim; its number. */
    openFor: (owner: WalletOwner, claimId: unknown, amount = '100000') =>
      bank.openOrder(owner, { amount, ...(claimId !== undefined && { offer_claim_id: Number(claimId) }) }),
    /** The bank says that so much has come for an order. */
    pay: (orderId: string, amount = '100000') => bank.tell(paidMessage(orderId, { amount })),
    async claimsOf(campaignId: number) {
      const { rows } = await pool.query<{ state: string; granted_minor: string; refused_why: string | null }>(
        'select state, granted_minor, refused_why from offer.claim where campaign_id = $1 order by claim_id',
        [campaignId],
      );
      return rows;
    },
    async usedOf(campaignId: number): Promise<number> {
      const { rows } = await pool.query<{ used_minor: string }>(
        'select used_minor from offer.campaign where campaign_id = $1',
        [campaignId],
      );
      return Number(rows[0]?.used_minor);
    },
    freeze: ({ memberId }: WalletOwner) =>
      pool.query(`update protect.guard set bet_blocked_until = 'infinity' where member_id = $1`, [memberId]),
    dayMs,
  };
}
