import pg from 'pg';
import { pause } from '../site-caller.ts';
import { countAcknowledged, newTally } from '../tally.ts';
import { logInMembers } from '../witness.ts';
import type { ChaosReport } from '../chaos-report.ts';
import { BankAndServer, paymentBlows, type PaymentBlow } from './bank-and-server.ts';
import { closeBank, playBank } from './bank-clerk.ts';
import { compareBooks } from './compare-books.ts';
import { createPayee, createPayer, openPayoutAccount } from './customers.ts';
import type { Customer, PaymentScene } from './payment-scene.ts';
import {
  countStory,
  listBrokenInvariants,
  listUndecided,
  readBank,
  readOwnBooks,
  readWallets,
} from './read-books.ts';
import { decideInReview } from './two-operators.ts';

const blowOrder: readonly PaymentBlow[] = ['server', 'gateway', 'server and gateway'];
const payerCount = 5;
const payeeCount = 5;
/** A blow falls amid work: after so much of it since the last one. */
const acknowledgedBetween = 8;
const workPatienceMs = 120_000;
/** Longer than the bank's longest pause between two tries of a message. */
const decidedWithinMs = 360_000;

/**
 * Lets members pay in and be paid out, a bank behave in every way and two operators decide, while server and gateway are
 * killed in turn. At the end the bank's own book is held against the product's: nothing lost, nothing done twice.
 */
export async function runPaymentChaos(options: {
  readonly dataDir: string;
  readonly cycles: number;
  readonly say: (line: string) => void;
}): Promise<ChaosReport> {
  const victim = await BankAndServer.start(options.dataDir);
  const database = new pg.Pool({ connectionString: victim.databaseUrl, max: 4 });
  const scene: PaymentScene = {
    ...{
      siteUrl: victim.urlOf('server'),
      officeUrl: victim.urlOf('office'),
      gatewayUrl: victim.urlOf('gateway'),
    },
    ...{ database, tally: newTally(), promised: new Map(), isEnding: false, isOver: false },
  };
  const recoveries = new Map<string, number[]>(paymentBlows.map((blow) => [blow, []]));
  let told: string[] = [];
  try {
    const customers = await gather(victim, scene);
    const working = Promise.all([playBank(scene), ...customers.map((customer) => customer.run())]);
    const deciding = decideInReview(scene);
    for (let cycle = 0; cycle < options.cycles; cycle += 1) {
      await untilWorked(scene);
      const blow = blowOrder[cycle % blowOrder.length] ?? 'server';
      const tookMs = await victim.strike(blow);
      recoveries.get(blow)?.push(tookMs);
      options.say(`${cycle + 1}/${options.cycles} ${blow}: back after ${(tookMs / 1000).toFixed(1)} s`);
    }
    await untilWorked(scene);
    scene.isEnding = true;
    await working;
    await untilDecided(scene);
    scene.isOver = true;
    await deciding;
    await holdAgainstBank(scene, customers);
    told = await tellStory(scene);
  } finally {
    scene.isEnding = true;
    scene.isOver = true;
    await database.end();
    await victim.stop();
  }
  return { tally: scene.tally, recoveries, told };
}

async function untilWorked({ tally }: PaymentScene): Promise<void> {
  const enough = countAcknowledged(tally) + acknowledgedBetween;
  const deadline = Date.now() + workPatienceMs;
  while (countAcknowledged(tally) < enough) {
    if (Date.now() > deadline) throw new Error('nobody gets anything done');
    await pause(50);
  }
  // not always at the same point of what is under way
  await pause(Math.random() * 500);
}

/** The bank decides what it has, and the product what it has been told. */
async function untilDecided(scene: PaymentScene): Promise<void> {
  const deadline = Date.now() + decidedWithinMs;
  for (;;) {
    await closeBank(scene);
    const undecided = await listUndecided(scene.database);
    if (undecided.length === 0) return;
    if (Date.now() > deadline)
      return void scene.tally.lost.push(...undecided.map((line) => `undecided: ${line}`));
    await pause(300);
  }
}

async function holdAgainstBank(
  { database, promised, tally }: PaymentScene,
  customers: readonly Customer[],
): Promise<void> {
  const own = await readOwnBooks(database);
  const theirs = compareBooks(await readBank(database), own, { promised, tally });
  const wallets = await readWallets(database);
  for (const { member, hadMinor } of customers) {
    const has = wallets.get(member.memberId) ?? 0n;
    const should = hadMinor + (theirs.get(member.memberId) ?? 0n);
    if (has !== should) tally.otherAmount.push(`member ${member.memberId}: ${has} for ${should}`);
  }
  for (const line of await listBrokenInvariants(database)) tally.otherAmount.push(`invariant: ${line}`);
}

async function tellStory({ database, tally }: PaymentScene): Promise<string[]> {
  const { unanswered } = tally;
  const { deposits, withdrawals, refunds, reversals, payments, attempts, decisions } =
    await countStory(database);
  return [
    `${countAcknowledged(tally)} orders acknowledged, ${unanswered} asked for again without an answer`,
    `deposits: ${deposits}`,
    `withdrawals: ${withdrawals}; ${attempts} attempts, ${decisions} decided by two operators`,
    `given back: ${refunds}; taken back: ${reversals}`,
    `${payments} lines in the bank’s book`,
  ];
}

async function gather(victim: BankAndServer, scene: PaymentScene): Promise<Customer[]> {
  const { database } = scene;
  const accounts = await logInMembers(victim.databaseUrl, payerCount + payeeCount);
  // who plays nothing here is still paid out, and it is the site's bounds that say when a person looks
  await database.query(`update risk.rule_set set state = 'ended', ended_at = now() where state = 'live'`);
  await database.query(`update cashier.auto_approval set daily_minor = 1000000000000 where currency = 'VND'`);
  const { rows } = await database.query<{ method_id: string }>(
    `select method_id from cashier.method where site_id = 1 and currency = 'VND' and code = 'vietqr'`,
  );
  const payers = accounts
    .slice(0, payerCount)
    .map((account) => createPayer(scene, account, String(rows[0]?.method_id)));
  const payees = accounts
    .slice(payerCount)
    .map(async (account) => createPayee(scene, account, await openPayoutAccount(scene, account)));
  return [...payers, ...(await Promise.all(payees))];
}
