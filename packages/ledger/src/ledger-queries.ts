import type { Account } from './account.ts';
import { isMemberKind } from './account.ts';
import { LedgerAccountMissingError, isLedgerError } from './ledger-errors.ts';
import { minorOrNull } from './minor.ts';
import type { Leg } from './posting.ts';
import type { LedgerRow, LedgerRunner } from './runner.ts';

/** A transaction on accounts by owner; house accounts are opened when first used. */
export interface PostToAccounts {
  /** What the key is unique in, such as a provider's code. */
  readonly scope: string;
  readonly key: string;
  /** `hashRequest` of the request: the same key with another hash is a conflict. */
  readonly requestHash: Buffer;
  readonly kind: string;
  /** The earlier transaction that this one speaks of, such as the bet of a rollback. */
  readonly referenceId?: number | null;
  readonly note?: unknown;
  readonly legs: readonly Leg[];
}

/** Minor units are those of the first main account among the legs; null when there is none. */
export type PostAnswer =
  | {
      readonly outcome: 'posted' | 'replayed';
      readonly transactionId: number;
      readonly balanceAfterMinor: bigint | null;
    }
  | { readonly outcome: 'conflict'; readonly transactionId: number }
  | { readonly outcome: 'insufficient'; readonly balanceMinor: bigint | null };

export interface Violation {
  readonly name: string;
  readonly detail: string;
}

/** Makes the account unless it exists. */
export async function openAccount(on: LedgerRunner, account: Account): Promise<number> {
  const rows = await on.run(
    { name: 'ledger.open_account', text: 'select ledger.open_account($1, $2, $3, $4, $5)::text as id' },
    [account.siteId, account.kind, account.memberId, account.gpId, account.currency],
  );
  return Number(rows[0]?.['id']);
}

/** As `openAccount`, of several of a member's in their order. */
export async function openAccounts(on: LedgerRunner, accounts: readonly Account[]): Promise<void> {
  const each = <Name extends keyof Account>(name: Name) => accounts.map((account) => account[name]);
  await on.run(
    {
      name: 'ledger.open_accounts',
      text: `select ledger.open_account(a.site_id, a.kind, a.member_id, a.gp_id, a.currency)
        from unnest($1::integer[], $2::text[], $3::bigint[], $4::text[], $5::text[])
          as a (site_id, kind, member_id, gp_id, currency)`,
    },
    [each('siteId'), each('kind'), each('memberId'), each('gpId'), each('currency')],
  );
}

/** Of a member's account, in minor units; null when it was never opened. */
export async function balanceOf(on: LedgerRunner, account: Account): Promise<bigint | null> {
  const rows = await on.run(
    {
      name: 'ledger.balance_of',
      text: 'select ledger.balance_of(ledger.find_account($1, $2, $3, $4, $5))::text as balance_minor',
    },
    [account.siteId, account.kind, account.memberId, account.gpId, account.currency],
  );
  return minorOrNull(rows[0]?.['balance_minor']);
}

/** How many entries a member's account has; null when it was never opened. */
export async function versionOf(on: LedgerRunner, account: Account): Promise<bigint | null> {
  const rows = await on.run(
    {
      name: 'ledger.version_of',
      text: `select balance.version::text as version from ledger.balance balance
        where balance.account_id = ledger.find_account($1, $2, $3, $4, $5)`,
    },
    [account.siteId, account.kind, account.memberId, account.gpId, account.currency],
  );
  return minorOrNull(rows[0]?.['version']);
}

/** Of members' accounts, each in its place, as `balanceOf` tells one. A function for each would cost more than the look. */
export async function balancesOf(
  on: LedgerRunner,
  accounts: readonly Account[],
): Promise<readonly (bigint | null)[]> {
  const rows = await on.run(
    {
      name: 'ledger.balances_of',
      text: `select known.balance_minor::text as balance_minor
        from unnest($1::int[], $2::text[], $3::bigint[], $4::text[])
          with ordinality asked (site_id, kind, member_id, currency, place)
        left join lateral (
          select balance.balance_minor from ledger.account account
            join ledger.balance balance on balance.account_id = account.account_id
           where account.member_id = asked.member_id and account.kind = asked.kind
             and account.currency = asked.currency and account.site_id = asked.site_id
           limit 1) known on true
        order by asked.place`,
    },
    [
      accounts.map(({ siteId }) => siteId),
      accounts.map(({ kind }) => kind),
      accounts.map(({ memberId }) => memberId),
      accounts.map(({ currency }) => currency),
    ],
  );
  return rows.map((row) => minorOrNull(row['balance_minor']));
}

/** Of a house account, in minor units; null when it was never opened. */
export async function houseBalance(on: LedgerRunner, account: Account): Promise<bigint | null> {
  const rows = await on.run(
    {
      name: 'ledger.house_balance',
      text: 'select ledger.house_balance(ledger.find_account($1, $2, $3, $4, $5))::text as balance_minor',
    },
    [account.siteId, account.kind, account.memberId, account.gpId, account.currency],
  );
  return minorOrNull(rows[0]?.['balance_minor']);
}

/** What a jackpot holds for its winner, in minor units. */
export interface JackpotBalance {
  readonly siteId: number;
  readonly currency: string;
  readonly potMinor: bigint;
}

/** Every jackpot that was ever seeded or fed. */
export async function listJackpots(on: LedgerRunner): Promise<readonly JackpotBalance[]> {
  const rows = await on.run(
    {
      name: 'ledger.jackpots',
      text: 'select site_id::text, currency, pot_minor::text from ledger.jackpots() order by site_id, currency',
    },
    [],
  );
  return rows.map((row) => ({
    siteId: Number(row['site_id']),
    currency: row['currency'] ?? '',
    potMinor: BigInt(row['pot_minor'] ?? 0),
  }));
}

const answerColumns = 'p.outcome, p.transaction_id::text, p.balance_after_minor::text';

/**
 * One transaction in one round trip, in the transaction of `on` if it is in one.
 * Throws `LedgerAccountMissingError` when a member's account among the legs was never opened.
 */
export async function postTo(on: LedgerRunner, request: PostToAccounts): Promise<PostAnswer> {
  const { text, shape, values } = postArguments(request);
  const statement = `select ${answerColumns} from ledger.post(${text}) p`;
  try {
    const rows = await on.run({ name: `ledger.post ${shape}`, text: statement }, values);
    return answerOf(rows[0]);
  } catch (error) {
    if (isLedgerError(error, 'accountMissing')) {
      throw new LedgerAccountMissingError(`a member's account of ${request.kind} was never opened`, {
        cause: error,
      });
    }
    throw error;
  }
}

/** What `ledger.post` is called with; functions that post and write rows of their own take the same, and more. */
export interface PostArguments {
  /** From `$1` on. */
  readonly text: string;
  readonly values: readonly unknown[];
  /** Tells texts apart: only the number of legs and which of them are members' shape it. */
  readonly shape: string;
}

export function postArguments(request: PostToAccounts): PostArguments {
  const values: unknown[] = [
    request.scope,
    request.key,
    request.requestHash,
    request.kind,
    request.referenceId ?? null,
    noteText(request.note),
  ];
  const legs = request.legs.map(({ account, amountMinor }) => {
    const find = isMemberKind(account.kind) ? 'ledger.find_account' : 'ledger.open_account';
    const at = values.push(
      account.siteId,
      account.kind,
      account.memberId,
      account.gpId,
      account.currency,
      account.pspId,
      amountMinor.toString(),
    );
    const [siteId, kind, memberId, gpId, currency, pspId, amount] = [6, 5, 4, 3, 2, 1, 0].map(
      (back) => `$${at - back}`,
    );
    const owner = `${siteId}, ${kind}, ${memberId}, ${gpId}, ${currency}, ${pspId}`;
    return `row(${find}(${owner}), ${amount}::bigint)::ledger.leg`;
  });
  const text = `$1, $2, $3, $4, array[${legs.join(', ')}], $5, $6`;
  return { text, values, shape: `${request.legs.length} ${shapeOf(request.legs)}` };
}

/** Violations of what must hold at every moment: none, unless something is broken. */
export async function checkInvariants(on: LedgerRunner): Promise<readonly Violation[]> {
  const rows = await on.run(
    { name: 'ledger.check_invariants', text: 'select name, detail from ledger.check_invariants()' },
    [],
  );
  return rows.map((row) => ({ name: row['name'] ?? '', detail: row['detail'] ?? '' }));
}

/** Sums up settled house entries, so that house balances stay cheap to read. `on` must not be in a transaction. */
export async function rollUpHouse(on: LedgerRunner): Promise<number> {
  const rows = await on.run(
    { name: 'ledger.roll_up_house', text: 'select ledger.roll_up_house()::text as entries' },
    [],
  );
  return Number(rows[0]?.['entries']);
}

function answerOf(row: LedgerRow | undefined): PostAnswer {
  const transactionId = Number(row?.['transaction_id']);
  const balanceMinor = minorOrNull(row?.['balance_after_minor']);
  switch (row?.['outcome']) {
    case 'posted':
    case 'replayed':
      return { outcome: row['outcome'], transactionId, balanceAfterMinor: balanceMinor };
    case 'conflict':
      return { outcome: 'conflict', transactionId };
    case 'insufficient':
      return { outcome: 'insufficient', balanceMinor };
    default:
      throw new Error(`ledger.post answered ${JSON.stringify(row)}`);
  }
}

function noteText(note: unknown): string | null {
  return note === undefined || note === null ? null : JSON.stringify(note);
}

function shapeOf(legs: readonly Leg[]): string {
  return legs.map(({ account }) => (isMemberKind(account.kind) ? 'm' : 'h')).join('');
}
