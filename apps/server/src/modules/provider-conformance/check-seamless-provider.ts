import type { SeamlessMethod } from '@halls/contract/provider';
import {
  comesWithin,
  must,
  runChecks,
  until,
  type CheckResult,
  type ConformanceCheck,
} from './conformance-check.ts';
import { freeChecks } from './free-checks.ts';
import { createProviderCaller } from './provider-caller.ts';
import { launchAddress, type SeamlessToCheck } from './seamless-to-check.ts';
import {
  startTrialWallet,
  type Incident,
  type TrialWallet,
  type WalletCall,
  type WalletPhase,
} from './trial-wallet.ts';
import { contentOf } from './wallet-book.ts';

interface Trial {
  readonly provider: SeamlessToCheck;
  readonly wallet: TrialWallet;
}

/** Plays the operator's wallet to a provider, badly, and sees what the provider makes of it. */
export async function checkSeamlessProvider(
  provider: SeamlessToCheck,
  onResult?: (result: CheckResult) => void,
): Promise<CheckResult[]> {
  const wallet = await startTrialWallet(provider);
  try {
    return [
      ...(await runChecks({ provider, wallet }, seamlessChecks, onResult)),
      ...(await checkFreeRounds(provider, onResult)),
    ];
  } finally {
    await wallet.close();
  }
}

async function checkFreeRounds(
  { freeRounds, ...provider }: SeamlessToCheck,
  onResult?: (result: CheckResult) => void,
): Promise<CheckResult[]> {
  if (!freeRounds) return [];
  const { address, stake } = freeRounds;
  return runChecks({ caller: createProviderCaller({ ...provider, address }), stake }, freeChecks, onResult);
}

const isStake = (method: SeamlessMethod) => method === 'bet' || method === 'bet-win';

/** A provider may pause before it takes a stake back. */
const rollbackPauses = 10;

/** A balance that a double-precision number cannot hold. */
const oddBalanceMinor = 9_007_199_254_740_993n;

const seamlessChecks: readonly ConformanceCheck<Trial>[] = [
  {
    name: 'a round as usual is closed, with its stake in it',
    async run(trial) {
      const phase = trial.wallet.begin({});
      await playRound(trial, phase);
    },
  },
  {
    name: 'a code that the operator does not know starts no game',
    async run({ provider, wallet }) {
      const phase = wallet.begin({ isKnownCode: false });
      await provider.play(launchAddress(provider, phase.code), wallet.url).catch(() => {
        // the game says so in its own way
      });
      await quiet(provider);
      must(phase.calls.length === 0, `${phase.calls[0]?.method} came for it`);
    },
  },
  trouble('duplicate: a stake whose answer was lost comes again as it was, or is rolled back', 'lose-answer'),
  trouble('timed out: a stake that nobody answered comes again as it was, or is rolled back', 'silence'),
  trouble('lost: a stake that did not arrive comes again, or is rolled back', 'lose-request'),
  trouble('a stake that was answered HTTP 500 comes again, or is rolled back', 'fault'),
  trouble('a stake that was answered UNKNOWN comes again, or is rolled back', 'UNKNOWN'),
  refused('a stake that the wallet cannot pay is void', 'NOT_ENOUGH_MONEY'),
  refused('a stake of a session that has ended is void', 'TOKEN_EXPIRED'),
  {
    name: 'rollback before bet: a rollback that was not answered comes again',
    async run(trial) {
      let faults = 0;
      const phase = trial.wallet.begin({
        befall(method, earlier) {
          if (method === 'rollback') return (faults += 1) === 1 ? 'fault' : 'answer';
          if (!isStake(method)) return 'answer';
          return earlier.some((call) => isStake(call.method)) ? 'TOKEN_EXPIRED' : 'lose-request';
        },
      });
      await open(trial, phase);
      await until(() => stakesOf(phase).length >= 2 || rollbacksOf(phase).length > 0, {
        withinMs: trial.provider.decisionMs,
        otherwise: () => 'the stake that was lost neither came again nor was rolled back',
      });
      const cameBack = await comesWithin(
        () => rollbacksOf(phase).length > 0,
        rollbackPauses * trial.provider.quietMs,
      );
      if (!cameBack) return { notSeen: 'the provider took the refusal as its answer' };
      await until(() => rollbacksOf(phase).some(({ isAnswered }) => isAnswered), {
        withinMs: trial.provider.decisionMs,
        otherwise: () => 'the rollback that was answered HTTP 500 did not come again',
      });
      mustKeepBooks(phase);
      return undefined;
    },
  },
  {
    name: 'a payout that was answered HTTP 500 comes again as it was',
    async run(trial) {
      const phase = trial.wallet.begin({
        befall: (method, earlier) =>
          method === 'win' && !earlier.some((call) => call.method === 'win') ? 'fault' : 'answer',
      });
      await playRound(trial, phase);
      const wins = phase.calls.filter(({ method }) => method === 'win');
      if (wins.length === 0) return { notSeen: 'no win came by itself: the stake brought its payout along' };
      mustBeRepeated(wins);
      return undefined;
    },
  },
  {
    name: 'amounts: a game is played with a balance of more than a double holds',
    async run(trial) {
      await playRound(trial, trial.wallet.begin({ startMinor: oddBalanceMinor }));
    },
  },
  {
    name: 'every request is signed, new, and of the shape of its method',
    async run({ wallet: { distrusted } }) {
      must(distrusted.length === 0, distrusted.slice(0, 3).join('; '));
    },
  },
];

/** The first stake of a round goes wrong, and the round is decided all the same. */
function trouble(name: string, incident: Incident): ConformanceCheck<Trial> {
  return {
    name,
    async run(trial) {
      const phase = trial.wallet.begin({
        befall: (method, earlier) =>
          isStake(method) && !earlier.some((call) => isStake(call.method)) ? incident : 'answer',
      });
      await playRound(trial, phase);
      mustBeRepeated(stakesOf(phase));
    },
  };
}

/** Nothing is owed for it, and nothing more comes. */
function refused(name: string, status: 'NOT_ENOUGH_MONEY' | 'TOKEN_EXPIRED'): ConformanceCheck<Trial> {
  return {
    name,
    async run(trial) {
      const phase = trial.wallet.begin({ befall: (method) => (isStake(method) ? status : 'answer') });
      await open(trial, phase);
      await until(() => stakesOf(phase).length > 0, {
        withinMs: trial.provider.decisionMs,
        otherwise: () => 'no stake came',
      });
      await quiet(trial.provider);
      const paid = phase.calls.find(({ method }) => method === 'win' || method === 'bonus-win');
      must(!paid, `${paid?.method} came for a round whose stake was refused`);
      must(phase.book.transactions.size === 0, 'money moved for a round whose stake was refused');
      mustKeepBooks(phase);
    },
  };
}

/** One round from its launch until its money is decided. */
async function playRound(trial: Trial, phase: WalletPhase): Promise<void> {
  await open(trial, phase);
  await until(() => isDecided(phase), {
    withinMs: trial.provider.decisionMs,
    otherwise: () => describeUndecided(phase),
  });
  mustKeepBooks(phase);
}

async function open({ provider, wallet }: Trial, phase: WalletPhase): Promise<void> {
  const failure = await provider
    .play(launchAddress(provider, phase.code), wallet.url)
    .catch((error: unknown) => error);
  must(
    phase.isAuthenticated,
    `the game did not redeem its code${failure instanceof Error ? `: ${failure.message}` : ''}`,
  );
}

/** Every stake stands in a closed round or was taken back, and nothing is left that nobody knows of. */
function isDecided(phase: WalletPhase): boolean {
  const { transactions, closedRounds } = phase.book;
  const stakes = [...transactions.values()].filter((transaction) => transaction.isStake);
  const isOver = stakes.every(({ isRolledBack, roundId }) => isRolledBack || closedRounds.has(roundId));
  const waiting = phase.calls.some((call) => !call.isAnswered && !isSettled(phase, call));
  const rolledBack = rollbacksOf(phase).some(({ isAnswered }) => isAnswered);
  return isOver && !waiting && (stakes.length > 0 || rolledBack);
}

/** It came again and was answered, or was rolled back. */
function isSettled(phase: WalletPhase, { request }: WalletCall): boolean {
  if (!('transaction_id' in request)) return true;
  const id = request.transaction_id;
  return phase.calls.some(
    (call) =>
      call.isAnswered &&
      (('transaction_id' in call.request && call.request.transaction_id === id) ||
        ('reference_transaction_id' in call.request && call.request.reference_transaction_id === id)),
  );
}

function describeUndecided(phase: WalletPhase): string {
  if (stakesOf(phase).length === 0) return 'no stake came';
  const lost = phase.calls.find((call) => !call.isAnswered && !isSettled(phase, call));
  return lost
    ? `${lost.method} was not answered, and neither came again nor was rolled back`
    : 'the round was not closed';
}

function mustBeRepeated(calls: readonly WalletCall[]): void {
  const ids = new Set(
    calls.map(({ request }) => ('transaction_id' in request ? request.transaction_id : '')),
  );
  must(ids.size === 1, `it came under ${ids.size} transaction ids`);
  const contents = new Set(calls.map(({ method, request }) => contentOf(method, request)));
  must(contents.size === 1, 'it came again with other content');
}

function mustKeepBooks({ book }: WalletPhase): void {
  must(book.breaches.length === 0, book.breaches.slice(0, 3).join('; '));
}

const stakesOf = (phase: WalletPhase) => phase.calls.filter(({ method }) => isStake(method));
const rollbacksOf = (phase: WalletPhase) => phase.calls.filter(({ method }) => method === 'rollback');

function quiet({ quietMs }: SeamlessToCheck): Promise<void> {
  return new Promise((resume) => setTimeout(resume, quietMs));
}
