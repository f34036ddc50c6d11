import type { Currency } from '@halls/contract';

/** What a service says, an operator decides, or a member does. */
export type Said =
  | { readonly kind: 'waits' | 'sees' | 'expired' | 'refuses' | 'unknown' }
  | { readonly kind: 'time_passes' | 'spends' }
  | { readonly kind: 'credit' | 'send_back'; readonly payment: number }
  | {
      readonly kind: 'gives_back';
      readonly payment: number;
      readonly isHalf: boolean;
      /** What its service says of it; null: nothing certain. */
      readonly end: 'paid' | 'refused' | null;
    }
  | { readonly kind: 'refund_ends'; readonly payment: number; readonly end: 'paid' | 'refused' }
  | { readonly kind: 'paid'; readonly payment: number; readonly currency: Currency }
  | {
      readonly kind: 'reversed';
      readonly payment: number;
      readonly currency: Currency;
      readonly ref: number;
      readonly isHalf: boolean;
      readonly isWonBack: boolean;
    };

interface Deposit {
  state: 'credited' | 'review' | 'returning' | 'reversed';
  readonly minor: bigint;
  readonly currency: Currency;
  /** Of it, what was given back, and what is being. */
  given: bigint;
  leaving: bigint;
  readonly taken: Map<number, { minor: bigint; currency: Currency; state: 'kept' | 'taken' | 'won_back' }>;
}

/**
 * What becomes of a deposit, in few words: the first money is taken, all other is looked at; what is taken back leaves the
 * wallet once or is owed, and what comes next pays that first.
 */
export function tellStory(list: readonly Said[]) {
  const deposits = new Map<number, Deposit>();
  let before = 'open';
  let isOver = false;
  let [wallet, owed] = [0n, 0n];

  function receive(minor: bigint): void {
    const pays = minor < owed ? minor : owed;
    owed -= pays;
    wallet += minor - pays;
  }
  function pay(payment: number, currency: Currency): Deposit {
    const known = deposits.get(payment);
    if (known) return known;
    const isCredited = deposits.size === 0 && currency === 'VND';
    const minor = BigInt(payment) * 1_000n;
    const deposit: Deposit = {
      state: isCredited ? 'credited' : 'review',
      minor,
      currency,
      given: 0n,
      leaving: 0n,
      taken: new Map(),
    };
    deposits.set(payment, deposit);
    if (isCredited) receive(minor);
    return deposit;
  }
  function takeBack(said: Extract<Said, { kind: 'reversed' }>): void {
    const deposit = pay(said.payment, said.currency);
    const full = BigInt(said.payment) * 1_000n;
    const told = { minor: said.isHalf ? full / 2n : full, currency: said.currency };
    const reversal = deposit.taken.get(said.ref) ?? { ...told, state: 'kept' as const };
    deposit.taken.set(said.ref, reversal);
    if (reversal.minor !== told.minor || reversal.currency !== told.currency) return;
    const fits =
      deposit.currency === told.currency && goneOf(deposit) + deposit.leaving + told.minor <= deposit.minor;
    if (reversal.state === 'kept' && deposit.state === 'credited' && fits) {
      const fromWallet = told.minor < wallet ? told.minor : wallet;
      wallet -= fromWallet;
      owed += told.minor - fromWallet;
      reversal.state = 'taken';
      if (goneOf(deposit) === deposit.minor) deposit.state = 'reversed';
    }
    if (!said.isWonBack || reversal.state === 'won_back') return;
    if (reversal.state === 'taken') {
      receive(told.minor);
      if (deposit.state === 'reversed') deposit.state = 'credited';
    }
    reversal.state = 'won_back';
  }
  function giveBack({ payment, isHalf, end }: Extract<Said, { kind: 'gives_back' }>): void {
    const deposit = deposits.get(payment);
    if (deposit?.state !== 'credited' || deposit.leaving > 0n) return;
    const minor = isHalf ? deposit.minor / 2n : deposit.minor;
    if (goneOf(deposit) + minor > deposit.minor || wallet < minor + owed) return;
    wallet -= minor;
    deposit.leaving = minor;
    if (end) endRefund(payment, end);
  }
  function endRefund(payment: number, end: 'paid' | 'refused'): void {
    const deposit = deposits.get(payment);
    if (!deposit || deposit.leaving === 0n) return;
    if (end === 'refused') wallet += deposit.leaving;
    else deposit.given += deposit.leaving;
    deposit.leaving = 0n;
    if (goneOf(deposit) === deposit.minor) deposit.state = 'reversed';
  }
  function decide(kind: 'credit' | 'send_back', payment: number): void {
    const deposit = deposits.get(payment);
    if (deposit?.state !== 'review' || (kind === 'credit' && deposit.currency !== 'VND')) return;
    deposit.state = kind === 'credit' ? 'credited' : 'returning';
    if (kind === 'credit') receive(deposit.minor);
  }
  function wait(kind: 'waits' | 'sees' | 'expired' | 'refuses'): void {
    if (deposits.size > 0) return;
    const isOpen = before === 'open';
    if (kind === 'sees' && (isOpen || before === 'expired')) before = 'processing';
    else if (kind === 'waits' && isOpen && isOver) before = 'expired';
    else if (kind === 'expired' && (isOpen || before === 'processing')) before = 'expired';
    else if (kind === 'refuses' && (isOpen || before === 'processing')) before = 'failed';
  }

  for (const said of list) {
    if (said.kind === 'paid') pay(said.payment, said.currency);
    else if (said.kind === 'reversed') takeBack(said);
    else if (said.kind === 'credit' || said.kind === 'send_back') decide(said.kind, said.payment);
    else if (said.kind === 'gives_back') giveBack(said);
    else if (said.kind === 'refund_ends') endRefund(said.payment, said.end);
    else if (said.kind === 'time_passes') isOver = true;
    else if (said.kind === 'spends') wallet = 0n;
    // silence is no word
    else if (said.kind !== 'unknown') wait(said.kind);
  }
  const [first] = deposits.values();
  return {
    state: first?.state ?? before,
    inReview: [...deposits.values()].filter(({ state }) => state === 'review').length,
    ...{ wallet, owed },
  };
}

function goneOf({ given, taken }: Deposit): bigint {
  return [...taken.values()].reduce((sum, { state, minor }) => sum + (state === 'taken' ? minor : 0n), given);
}
