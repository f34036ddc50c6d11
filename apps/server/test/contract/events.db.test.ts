import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { events, type RealtimeEvent } from '@halls/contract';
import { openDatabase, type Database } from '#platform/database.ts';
import { openJackpot } from '#modules/jackpot';
import { createLedger, type Ledger, type TransferStep, type WalletOwner } from '#modules/ledger';
import { giveGrant } from '#modules/promotion';
import { issueLaunchCode } from '#modules/seamless-wallet';
import { insertDeposit, moveDeposit } from '../../src/modules/cashier/deposit/deposit.repo.ts';
import { insertWithdrawal, moveWithdrawal } from '../../src/modules/cashier/withdrawal/withdrawal.repo.ts';
import { seedCampaigns } from '../../src/sandbox/offers/seed-campaigns.ts';
import { optIn } from '../../src/modules/offer/claim.repo.ts';
import { insertAward, noteAnswer } from '../../src/modules/free-rounds/free-award.repo.ts';
import { executeMany, openSession } from '../../src/modules/seamless-wallet/seamless-wallet.repo.ts';
import { insertProviderMember } from '../../src/modules/transfer-wallet/provider-member.repo.ts';
import {
  decideOrder,
  holdForOrder,
  insertOrder,
} from '../../src/modules/transfer-wallet/transfer-order.repo.ts';
import { openSampleSites, type SampleSites } from '../sample-sites.ts';

const declared: readonly RealtimeEvent[] = Object.values(events);
let sites: SampleSites;
let database: Database;

beforeAll(async () => {
  sites = await openSampleSites();
  database = openDatabase({ url: sites.url, role: 'platform_app', maxConnections: 2, onError: () => {} });
});
afterAll(async () => {
  await database.close();
  await sites.close();
});

test('what SQL writes for windows to be told is what the contract declares', async () => {
  // the samples have written banners; now money moves, and an operator changes a member and a site
  const ledger = createLedger({ pool: database.pool });
  const member = await sites.addMember(1, 'told1');
  const owner = { siteId: 1, memberId: member.memberId, currency: member.currency };
  await ledger.openMemberWallet(database.sql, owner);
  await ledger.creditDeposit(database.sql, owner, 'told', 12_345n);
  await winJackpot(ledger, owner);
  await transferThereAndBack(ledger, owner);
  await payIn(ledger, owner);
  await payOut(ledger, owner);
  await giveBonus(owner);
  await giveFreeRounds(owner);
  await takePart(owner);
  await database.pool.query('update app.member set wallet_status = 0 where member_id = $1', [
    member.memberId,
  ]);
  await database.pool.query(
    `update app.site set settings = settings || '{"customer_service_url": "/faq"}' where site_id = 1`,
  );

  const { rows } = await database.pool.query<{ channel: string; event: string; payload: unknown }>(
    'select channel, event, payload from app.outbox order by outbox_id',
  );
  for (const { channel, event, payload } of rows) {
    const match = declared.find((each) => each.event === event && isChannelOf(each, channel));
    expect(match, `${channel} ${event}`).toBeDefined();
    expect(exact(match as RealtimeEvent).safeParse(payload).error).toBeUndefined();
  }
  const { rows: functions } = await database.pool.query<{ body: string }>(
    `select prosrc as body from pg_proc where prosrc like '%insert into app.outbox%'`,
  );
  const inSql = declared.filter(({ event }) => functions.some(({ body }) => body.includes(`'${event}'`)));
  expect(new Set(rows.map(({ event }) => event))).toEqual(new Set(inSql.map(({ event }) => event)));
});

async function transferThereAndBack(ledger: Ledger, owner: WalletOwner): Promise<void> {
  const { pool, sql } = database;
  const [gpId, amountMinor, now] = ['GPR8', 45n, new Date()];
  const times = { now, nextAttemptAt: now };
  const order = { owner, gpId, direction: 'in', amountMinor, state: 'sent', attempts: 0 } as const;
  const decided = { state: 'confirmed', amountMinor, word: 'OK', balance: null, now } as const;
  const posting = (step: TransferStep, orderKey: string) =>
    ledger.transferPosting(step, { ...owner, orderKey, gpId, amountMinor });
  await insertProviderMember(sql, owner, gpId);
  await holdForOrder(pool, { ...order, orderId: 'there' }, posting('hold', 'there'), times);
  await decideOrder(pool, 'there', { ...decided, booking: posting('confirm', 'there') });
  await insertOrder(sql, { ...order, orderId: 'back', direction: 'out_all' }, times);
  await decideOrder(pool, 'back', { ...decided, booking: posting('receive', 'back') });
}

async function giveBonus(owner: WalletOwner): Promise<void> {
  const now = new Date();
  await giveGrant(database.sql, {
    ...{ ...owner, amountMinor: 5n, gtId: 2, requiredMinor: 5n, maxStakeMinor: null, maxCashoutMinor: null },
    ...{ excludedGames: [], priority: 0, sourceType: 'test', sourceId: 'told', now },
    expiresAt: new Date(now.getTime() + 60_000),
  });
}

async function giveFreeRounds(owner: WalletOwner): Promise<void> {
  const now = new Date();
  const awardId = await insertAward(
    database.sql,
    {
      ...{ ...owner, gpId: 'GPTS', gtId: 2, gameCode: 'told', count: 1, stakeMinor: 5n, pays: 'cash' },
      ...{ wageringPercent: 0, bonusDays: null, changeRequestId: 1 },
      expiresAt: new Date(now.getTime() + 60_000),
    },
    now,
  );
  await noteAnswer(database.sql, { awardId, told: 'active', now });
}

/** A sample campaign that waits for a deposit. */
async function takePart({ memberId, currency }: WalletOwner): Promise<void> {
  const now = new Date();
  await database.sql.transaction().execute((transaction) => seedCampaigns(transaction, () => now));
  const { rows } = await database.pool.query<{ campaign_id: number }>(
    `select campaign_id from offer.campaign join offer.version using (campaign_id)
     where site_id = 1 and currency = $1 and by_deposit limit 1`,
    [currency],
  );
  const asked = { campaignId: rows[0]?.campaign_id ?? 0, version: 1, memberId, period: '', code: null };
  await optIn(database.sql, { ...asked, expiresAt: new Date(now.getTime() + 60_000), now });
}

/** A deposit at a bank of its own, paid at once. */
async function payIn(ledger: Ledger, owner: WalletOwner): Promise<void> {
  const { pool } = database;
  const [orderId, pspId, amountMinor, now] = ['paid', 'BANK', 500n, new Date()];
  await pool.query(
    `insert into cashier.psp (psp_id, adapter, base_url, message_url, operator_id, key_id, secret)
     values ($1, 'none', '', '', '', '', '')`,
    [pspId],
  );
  const { rows } = await pool.query<{ method_id: number }>(
    `insert into cashier.method (site_id, currency, code, kind, min_minor, max_minor, name, icon)
     values ($1, $2, 'card', 'redirect', 1, 1000, '{}', '') returning method_id`,
    [owner.siteId, owner.currency],
  );
  const key = {
    clientKey: 'told',
    requestHash: Buffer.alloc(1),
    secretHash: null,
    mostOpen: 1,
    mostUnpaid: 1,
    offerClaimId: null,
  };
  const methodId = rows[0]?.method_id ?? 0;
  await insertDeposit(pool, {
    orderId,
    owner,
    methodId,
    pspId,
    ...key,
    askedMinor: amountMinor,
    now,
    nextAskAt: now,
  });
  await moveDeposit(pool, orderId, {
    ...{
      pspId,
      from: 'opening',
      to: 'credited',
      cause: 'paid',
      actor: 'psp',
      messageId: null,
      now,
      nextAskAt: null,
    },
    told: { payment_ref: 'p', received_minor: amountMinor.toString(), received_currency: owner.currency },
    booking: ledger.paidDepositPosting(owner, { orderKey: orderId, pspId, amountMinor }),
  });
}

/** A withdrawal that is asked for and looked at. */
async function payOut(ledger: Ledger, owner: WalletOwner): Promise<void> {
  const { pool, sql } = database;
  const [orderId, amountMinor, now] = ['out', 100n, new Date()];
  await ledger.openWithdrawals(sql, owner);
  await insertWithdrawal(pool, {
    ...{ orderId, owner, amountMinor, now, nextAt: now, heldMinor: 0n, mostUnderWay: 1 },
    ...{ payoutAccountId: randomUUID(), clientKey: 'told', requestHash: Buffer.alloc(1) },
    booking: ledger.withdrawalPosting({ step: 'hold' }, { ...owner, orderKey: orderId, amountMinor }),
  });
  await moveWithdrawal(pool, {
    ...{ from: { orderId, state: 'requested', attempts: 0 }, to: 'screening', cause: 'looked_at' },
    ...{ actor: 'system', messageId: null, now, nextAt: now, told: {}, booking: null },
  });
}

/** One bet that feeds the site's jackpot, and the win of its round. */
async function winJackpot(ledger: Ledger, owner: WalletOwner): Promise<void> {
  const { pool, sql } = database;
  const { siteId, currency } = owner;
  const actor = { kind: 'provider', gpId: 'GPTS' } as const;
  await sql.transaction().execute(async (transaction) => {
    const terms = { siteId, currency, seedMinor: 5n, reservePercent: 0 };
    await openJackpot(transaction, ledger, { kind: 'system', part: 'tests' }, terms, 'a test wants it');
    await transaction
      .insertInto('app.jackpot_provider')
      .values({ gp_id: actor.gpId, limit_bp: 10_000 })
      .execute();
  });
  const game = { gameCode: 'told', language: 'en_US', gameSessionId: randomUUID() } as const;
  const code = await issueLaunchCode(sql, { gpId: actor.gpId, memberId: owner.memberId, ...game });
  await openSession(pool, { actor, code, token: 'told', lifetimeSeconds: 60 });
  const memberRef = String(owner.memberId);
  const round = { actor, memberRef, roundId: 'told', siteId, currency, gameCode: 'told', token: 'told' };
  const bet = { stakeMinor: 10n, payoutMinor: 0n, contributionMinor: 10n, isRoundClosed: false };
  const answers = await executeMany(pool, [
    { ...round, ...bet, method: 'bet', transactionId: 'b', content: 'b', note: {} },
    { ...round, method: 'jackpot-win', transactionId: 'j', content: 'j', isRoundClosed: true, note: {} },
  ]);
  expect(answers.map(({ amountMinor }) => amountMinor)).toEqual([null, 15n]);
}

test('an event that is declared is sent', () => {
  const source = import.meta.dirname;
  const server = read(join(source, '../../src'), /(?<!test)\.ts$/);
  const sql = ['../../migrations', '../../functions', '../../../../packages/ledger'].map((dir) =>
    read(join(source, dir), /\.sql$/),
  );
  const isSent = ([name, { event }]: [string, RealtimeEvent]) =>
    new RegExp(`\\b${name}\\b`).test(server) || sql.some((text) => text.includes(`'${event}'`));
  const unsent = Object.entries(events)
    .filter((entry) => !isSent(entry))
    .map(([name]) => name);
  expect(unsent).toEqual([]);
});

function isChannelOf({ channel: pattern }: RealtimeEvent, channel: string): boolean {
  return new RegExp(
    `^${pattern.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, String.raw`\w+`)}$`,
  ).test(channel);
}

/** A payload may hold nothing that its event does not declare. */
function exact({ payload }: RealtimeEvent): z.ZodType {
  return payload instanceof z.ZodObject ? payload.strict() : payload;
}

function read(dir: string, name: RegExp): string {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => readFileSync(join(dir, file), 'utf8'))
    .join('\n');
}
