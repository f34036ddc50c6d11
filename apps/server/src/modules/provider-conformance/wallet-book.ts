import type { SeamlessAnswer, SeamlessMethod, SeamlessRequest } from '@halls/contract/provider';

/** The session that a trial wallet has opened. */
export interface TrialSession {
  readonly token: string;
  readonly memberRef: string;
  readonly siteId: number;
  readonly currency: string;
}

export interface BookedTransaction {
  readonly method: SeamlessMethod;
  readonly roundId: string;
  readonly deltaMinor: bigint;
  readonly isStake: boolean;
  isRolledBack: boolean;
}

export type BookAnswer = Pick<SeamlessAnswer, 'status'> & Partial<SeamlessAnswer>;

/** What a wallet of one member has booked, by the rules of the protocol. */
export interface WalletBook {
  execute(method: SeamlessMethod, request: SeamlessRequest<SeamlessMethod>): BookAnswer;
  readonly transactions: ReadonlyMap<string, BookedTransaction>;
  readonly closedRounds: ReadonlySet<string>;
  /** What a provider that keeps to the protocol does not do. */
  readonly breaches: readonly string[];
  cashMinor(): bigint;
}

type MoneyRequest = SeamlessRequest<'bet'> & Partial<SeamlessRequest<'bet-win'>>;

export function createWalletBook(session: TrialSession, startMinor: bigint): WalletBook {
  const books: Books = {
    session,
    cashMinor: startMinor,
    transactions: new Map(),
    tombstones: new Set(),
    closedRounds: new Set(),
    breaches: [],
  };
  return {
    transactions: books.transactions,
    closedRounds: books.closedRounds,
    breaches: books.breaches,
    cashMinor: () => books.cashMinor,
    execute(method, request) {
      switch (method) {
        case 'balance':
          return { status: 'OK' };
        case 'jackpot':
          return { status: 'OK', jackpot: null };
        case 'jackpot-win':
          return breach(books, 'jackpot-win where there is no jackpot', 'TRANSACTION_DOES_NOT_EXIST');
        case 'free-round':
          return breach(books, 'free-round of a grant that was never given', 'TRANSACTION_DOES_NOT_EXIST');
        case 'rollback':
          return rollBack(books, request as SeamlessRequest<'rollback'>);
        case 'round-close':
          books.closedRounds.add((request as SeamlessRequest<'round-close'>).round_id);
          return { status: 'OK' };
        case 'authenticate':
          return { status: 'INVALID_TOKEN' };
        case 'bet':
        case 'win':
        case 'bet-win':
        case 'bonus-win':
        case 'adjust':
          return bookMoney(books, method, request as MoneyRequest);
      }
    },
  };
}

interface Books {
  readonly session: TrialSession;
  cashMinor: bigint;
  readonly transactions: Map<string, BookedTransaction & { readonly content: string }>;
  readonly tombstones: Set<string>;
  readonly closedRounds: Set<string>;
  readonly breaches: string[];
}

function breach({ breaches }: Books, line: string, status: BookAnswer['status']): BookAnswer {
  breaches.push(line);
  return { status };
}

function bookMoney(books: Books, method: SeamlessMethod, request: MoneyRequest): BookAnswer {
  const { transactions, closedRounds } = books;
  const { transaction_id: id, round_id: roundId } = request;
  const content = contentOf(method, request);
  const known = transactions.get(id);
  if (known)
    return known.content === content
      ? { status: 'OK', replayed: true }
      : breach(books, `transaction ${id} came again with other content`, 'DUPLICATE_TRANSACTION');
  if (books.tombstones.has(id)) return { status: 'TRANSACTION_ROLLED_BACK' };
  const wrong = wrongSession(request, books.session);
  if (wrong) return breach(books, `${method} ${id} names another ${wrong} than its session`, 'INVALID_TOKEN');
  const isStake = method === 'bet' || method === 'bet-win';
  const problem = isStake && closedRounds.has(roundId) ? 'which was closed' : null;
  const missing = method === 'win' && !hasStake(books, roundId) ? 'where no bet stands' : null;
  if (problem ?? missing)
    return breach(
      books,
      `${method} ${id} is in the round ${roundId}, ${problem ?? missing}`,
      'TRANSACTION_DOES_NOT_EXIST',
    );
  const [stake, payout] = amountsOf(method, request);
  if (stake > books.cashMinor) return { status: 'NOT_ENOUGH_MONEY' };
  const deltaMinor = payout - stake;
  books.cashMinor += deltaMinor;
  transactions.set(id, { method, roundId, deltaMinor, isStake, isRolledBack: false, content });
  if (request.round_closed) closedRounds.add(roundId);
  return { status: 'OK', wallet_transaction_id: String(transactions.size) };
}

function hasStake({ transactions }: Books, roundId: string): boolean {
  return [...transactions.values()].some(
    (known) => known.isStake && known.roundId === roundId && !known.isRolledBack,
  );
}

function rollBack(books: Books, request: SeamlessRequest<'rollback'>): BookAnswer {
  const known = books.transactions.get(request.reference_transaction_id);
  books.tombstones.add(request.reference_transaction_id);
  if (!known || known.isRolledBack) return { status: 'OK', applied: false };
  known.isRolledBack = true;
  books.cashMinor -= known.deltaMinor;
  return { status: 'OK', applied: true };
}

function wrongSession(request: MoneyRequest, session: TrialSession): string | null {
  if (request.session_token !== session.token) return 'session_token';
  if (request.member_ref !== session.memberRef) return 'member_ref';
  if (request.site_id !== session.siteId) return 'site_id';
  return request.currency === session.currency ? null : 'currency';
}

function amountsOf(method: SeamlessMethod, request: MoneyRequest): [stake: bigint, payout: bigint] {
  const stake = request.is_free ? 0n : BigInt(request.bet_amount ?? request.amount);
  if (method === 'bet') return [stake, 0n];
  if (method === 'bet-win') return [stake, BigInt(request.win_amount ?? '0')];
  return [0n, BigInt(request.amount)];
}

/** A retry may carry a new request id and token; everything else counts. */
export function contentOf(method: SeamlessMethod, request: object): string {
  const content = Object.entries({ ...request, request_id: method, session_token: '' });
  return JSON.stringify(content.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
