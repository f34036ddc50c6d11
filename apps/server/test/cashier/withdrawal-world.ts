import { randomUUID } from 'node:crypto';
import { insertAutoApproval, insertMethod, writeService } from '#modules/cashier';
import { ledgerModule, type WalletOwner } from '#modules/ledger';
import { memberModule } from '#modules/member';
import { insertWithdrawal } from '../../src/modules/cashier/withdrawal/withdrawal.repo.ts';
import { workOnWithdrawals } from '../../src/modules/cashier/withdrawal/work-on-withdrawals.ts';
import { accountNumber } from '../../src/modules/payout-account/payout-account.repo.ts';
import type { PayoutWord } from '../../src/modules/cashier/service/payment-adapter.ts';
import { createCashierWorld } from './cashier-world.ts';

export type WithdrawalWorld = Awaited<ReturnType<typeof createWithdrawalWorld>>;

/** Somebody with money and an account to be paid at. */
export interface Holder extends WalletOwner {
  readonly account: string;
  readonly accountId: string;
}

export const number = '0123456789';
export const autoMinor = 400_000n;
export const dailyMinor = 1_000_000_000n;

/** The cashier's world with members of their own, and two banks that pay out: `BANK` first, then `OTHER`. */
export async function createWithdrawalWorld() {
  const world = await createCashierWorld();
  const { app, database, deps } = world;
  const { sql, sealing } = app.platform;
  const { passwords, personal } = app.faceOf(memberModule);
  const withdrawHash = await passwords.hash('1234');
  const urls = { baseUrl: 'http://other.localhost', messageUrl: 'http://halls.localhost' };
  const key = { operatorId: 'halls', keyId: 'other-1', secret: 'secret-of-another-bank' };
  await writeService(
    { sql, sealing },
    { pspId: 'OTHER', adapter: 'planted', ...urls, ...key, state: 'active' },
  );
  for (const [sort, pspId] of ['BANK', 'OTHER'].entries())
    await insertMethod(sql, {
      ...{
        siteId: 1,
        currency: 'VND',
        pspId,
        pspMethod: 'transfer',
        code: pspId.toLowerCase(),
        kind: 'bank_transfer',
      },
      ...{ direction: 'withdrawal', amountRule: 'as_paid', fields: [], sort },
      ...{ minMinor: 10_000n, maxMinor: 2_000_000n, name: { en_US: 'Transfer' }, icon: 'lucide:landmark' },
    });
  await insertAutoApproval(sql, { siteId: 1, currency: 'VND', amountMinor: autoMinor, dailyMinor });
  let lastHolder = 0;

  const stateOf = async (orderId: string) => {
    const { rows } = await database.pool.query<{ state: string }>(
      'select state from cashier.withdrawal where order_id = $1',
      [orderId],
    );
    return rows[0]?.state;
  };

  return {
    ...world,
    stateOf,
    async newHolder(balanceMinor = 1_000_000n): Promise<Holder> {
      lastHolder += 1;
      const account = `holder${lastHolder}`;
      const { rows } = await database.pool.query<{ member_id: string }>(
        `insert into app.member (site_id, member_account, password_hash, withdraw_password_hash, currency, recommend_code,
           created_at) values (1, $1, '', $2, 'VND', upper($1), now()) returning member_id`,
        [account, withdrawHash],
      );
      const owner = { siteId: 1, memberId: Number(rows[0]?.member_id), currency: 'VND' } as const;
      await sql
        .transaction()
        .execute((transaction) =>
          personal.write(transaction, owner.memberId, { member_name: 'Nguyễn Đức An' }),
        );
      const accountId = randomUUID();
      await database.pool.query(
        `insert into app.payout_account (account_id, site_id, member_id, currency, bank_code, number_sealed, number_end,
           number_hash, created_at, usable_at) values ($1, 1, $2, 'VND', 'VND_VCB', $3, '6789', $4, '2026-01-01', '2026-01-02')`,
        [accountId, owner.memberId, accountNumber.seal(sealing, { accountId }, number), Buffer.from(account)],
      );
      const ledger = app.faceOf(ledgerModule);
      await ledger.openMemberWallet(sql, owner);
      await ledger.creditDeposit(sql, owner, `for ${account}`, balanceMinor);
      return { ...owner, account, accountId };
    },
    ask: (holder: Holder, more: Record<string, unknown> = {}) =>
      world.call(holder, 'withdrawal', {
        ...{ account_id: holder.accountId, amount: '100000', withdraw_password: '1234' },
        ...{ client_key: randomUUID(), ...more },
      }),
    /** Asked for without a password, as if it had been right; its number, or what the answer was. */
    async request(holder: Holder, amountMinor = 100_000n, clientKey: string = randomUUID()) {
      const { siteId, memberId, currency } = holder;
      const owner = { siteId, memberId, currency };
      await deps.ledger.openWithdrawals(sql, owner);
      const orderId = `W-${clientKey}`;
      const now = deps.clock();
      const noted = await insertWithdrawal(database.pool, {
        ...{ orderId, owner, payoutAccountId: holder.accountId, clientKey, amountMinor, now, nextAt: now },
        ...{ requestHash: Buffer.from(String(amountMinor)), heldMinor: 0n, mostUnderWay: 5 },
        booking: deps.ledger.withdrawalPosting(
          { step: 'hold' },
          { ...owner, orderKey: orderId, amountMinor },
        ),
      });
      return 'orderId' in noted ? noted.orderId : noted.outcome;
    },
    /** The job, when a test wants it to run. */
    work: () => workOnWithdrawals(deps),
    async stepsOf(orderId: string) {
      const { rows } = await database.pool.query<{ step: string }>(
        `select to_state || ': ' || cause as step from cashier.withdrawal_step where order_id = $1 order by seq`,
        [orderId],
      );
      return rows.map(({ step }) => step);
    },
    payoutsOf: (orderId: string) => world.bank.payouts.filter((payout) => payout.orderId === orderId),
    tellPayout: (
      orderId: string,
      word: object,
      { attempt = 1, ...how }: { attempt?: number; secret?: string } = {},
    ) =>
      world.tell(
        {
          ...{ kind: 'payout', message_id: randomUUID(), order_id: orderId, attempt },
          word: { psp_ref: `out-${orderId}`, ...word } as never,
        },
        how,
      ),
  };
}

export const silence = (): Promise<PayoutWord> => Promise.reject(new Error('the line is cut'));
export const refusal = (code: string) => async (): Promise<PayoutWord> => ({
  state: 'refused',
  code,
  cameBack: false,
});
