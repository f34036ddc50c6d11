import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { transferRequests, type TransferMethod } from '@halls/contract/provider';
import { isSignatureOf } from '@halls/provider-signature';
import { testSecret } from './money-world.ts';

/** How the provider treats its next calls of a method. */
export type Mood =
  /** As the protocol says. */
  | 'good'
  /** Does it and never answers. */
  | 'silent'
  /** Does nothing and never answers. */
  | 'deaf'
  /** Does it and answers HTTP 500. */
  | 'crash-after'
  /** Answers HTTP 500 and does nothing. */
  | 'crash-before'
  /** Does it and drops the connection. */
  | 'hang-up'
  | 'in-progress'
  | 'gibberish'
  /** Knows no such method. */
  | 'no-method'
  | 'round-open'
  | 'maintenance'
  | 'reject';

interface StoredOrder {
  readonly direction: 'in' | 'out';
  readonly state: 'confirmed' | 'rejected';
  readonly amountMinor: bigint;
}

/** A round as the provider's own books have it. */
export interface BookedRound {
  round_id: string;
  member_ref: string;
  game_code: string;
  currency: string;
  stake: string;
  payout: string;
  state: 'settled' | 'void';
  ended_at: string;
}

/** A provider with a wallet of its own that obeys the protocol, except where a test sets a mood. */
export interface FakeProvider {
  readonly baseUrl: string;
  /** The moods of coming calls, one each; after them the provider is good again. */
  moods(method: TransferMethod, ...moods: readonly Mood[]): void;
  balanceOf(memberRef: string): bigint;
  setBalance(memberRef: string, minor: bigint): void;
  openRound(memberRef: string, open: boolean): void;
  /** Whether it counts the changes of its balances, and tells them with its rounds. */
  countChanges(on: boolean): void;
  /** A round that has ended, for the feed; the balance changes with it. */
  endRound(
    memberRef: string,
    round: { stake: bigint; payout: bigint; endedAt?: Date; currency?: string },
  ): void;
  /** What it tells of its rounds when books are compared; a test may write whatever it likes. */
  readonly book: BookedRound[];
  /** What it answers of its tables, right or wrong. */
  showTables(board: Record<string, unknown>): void;
  readonly orders: ReadonlyMap<string, StoredOrder>;
  readonly calls: readonly { readonly method: TransferMethod; readonly body: Record<string, unknown> }[];
  /** Runs before an order is looked at; for a test that wants to hold calls back. */
  before: (method: TransferMethod) => Promise<void>;
  close(): Promise<void>;
}

type Answer = Record<string, unknown>;

export async function startFakeProvider({ secret = testSecret } = {}): Promise<FakeProvider> {
  const balances = new Map<string, bigint>();
  const orders = new Map<string, StoredOrder>();
  const openRounds = new Set<string>();
  const versions = new Map<string, number>();
  let isCounting = false;
  let tableBoard: Answer = { tables: [] };
  const rounds: Answer[] = [];
  const book: BookedRound[] = [];
  const moods = new Map<TransferMethod, Mood[]>();
  const calls: { method: TransferMethod; body: Record<string, unknown> }[] = [];
  const balanceOf = (memberRef: string) => balances.get(memberRef) ?? 0n;
  const versionOf = (memberRef: string) => versions.get(memberRef) ?? 0;
  const setBalance = (memberRef: string, minor: bigint) => {
    balances.set(memberRef, minor);
    versions.set(memberRef, versionOf(memberRef) + 1);
  };
  const countOf = (memberRef: string) => (isCounting ? { balance_version: `${versionOf(memberRef)}` } : {});

  /** Does what is asked unless the order is known already. */
  function settle(body: Record<string, string>, direction: 'in' | 'out', amountMinor: bigint): Answer {
    const { order_id = '', member_ref = '' } = body;
    const known = orders.get(order_id);
    if (known) {
      return known.state === 'rejected'
        ? { status: 'REJECTED' }
        : { status: 'OK', amount: String(known.amountMinor) };
    }
    if (direction === 'out' && openRounds.has(member_ref)) return { status: 'ROUND_OPEN' };
    if (direction === 'out' && amountMinor > balanceOf(member_ref)) {
      orders.set(order_id, { direction, state: 'rejected', amountMinor });
      return { status: 'NOT_ENOUGH_MONEY' };
    }
    setBalance(member_ref, balanceOf(member_ref) + (direction === 'in' ? amountMinor : -amountMinor));
    orders.set(order_id, { direction, state: 'confirmed', amountMinor });
    const balance = String(balanceOf(member_ref));
    return { status: 'OK', amount: String(amountMinor), balance, ...countOf(member_ref) };
  }

  function obey(method: TransferMethod, body: Record<string, string>): Answer {
    const memberRef = body.member_ref ?? '';
    switch (method) {
      case 'create-member':
      case 'kick':
        return { status: 'OK' };
      case 'launch':
        return { status: 'OK', launch_url: `http://game.localhost/${body.game_code}?mode=${body.mode}` };
      case 'round-page':
        return { status: 'OK', url: `http://game.localhost/look?round=${body.round_id}` };
      case 'balance':
        return {
          status: 'OK',
          amount: String(balanceOf(memberRef)),
          round_open: openRounds.has(memberRef),
          ...countOf(memberRef),
        };
      case 'transfer-in':
        return settle(body, 'in', BigInt(body.amount ?? '0'));
      case 'transfer-out':
        return settle(body, 'out', BigInt(body.amount ?? '0'));
      case 'transfer-out-all':
        return settle(body, 'out', balanceOf(memberRef));
      case 'transfer-status': {
        const orderId = body.order_id ?? '';
        const known = orders.get(orderId) ?? {
          direction: 'in' as const,
          state: 'rejected' as const,
          amountMinor: 0n,
        };
        orders.set(orderId, known);
        return { status: 'OK', state: known.state, amount: String(known.amountMinor) };
      }
      case 'free-rounds-give':
      case 'free-rounds-status':
      case 'free-rounds-cancel':
      case 'trading-board':
      case 'trading-match':
      case 'trading-tickets':
      case 'trading-order':
        return { status: 'REJECTED' };
      case 'tables':
        return { status: 'OK', ...tableBoard };
      case 'rounds':
        return listRounds(body.cursor ?? '', Number(body.limit));
      case 'round-list': {
        const isOfTime = (at: string) => at >= (body.from ?? '') && at < (body.until ?? '');
        const ended = book.filter((round) => isOfTime(round.ended_at));
        return part('rounds', ended.toSorted(byTheirEnd), body);
      }
      case 'balance-list': {
        const held = [...balances].map(([member_ref, minor]) => ({
          ...{ member_ref, currency: 'USD', amount: String(minor) },
          round_open: openRounds.has(member_ref),
        }));
        return part('balances', held, body);
      }
    }
  }

  /** The cursor is how many were told. */
  function part(name: string, all: readonly object[], { cursor, limit }: Record<string, string>): Answer {
    const from = Number(cursor);
    const until = from + Number(limit);
    const next_cursor = until < all.length ? String(until) : null;
    return { status: 'OK', [name]: all.slice(from, until), next_cursor };
  }

  /** The cursor is how many rounds have been told. */
  function listRounds(cursor: string, limit: number): Answer {
    const page = rounds.slice(Number(cursor), Number(cursor) + limit).map((round) => {
      const memberRef = String(round.member_ref);
      return isCounting ? { ...round, balance: `${balanceOf(memberRef)}`, ...countOf(memberRef) } : round;
    });
    const next_cursor = page.length > 0 ? String(Number(cursor) + page.length) : cursor;
    return { status: 'OK', rounds: page, next_cursor };
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const raw = Buffer.concat(chunks);
    const method = (request.url ?? '').replace('/provider/v1/', '') as TransferMethod;
    const header = (name: string) => String(request.headers[name] ?? '');
    const parts = {
      timestamp: header('x-timestamp'),
      nonce: header('x-nonce'),
      method: 'POST',
      path: request.url ?? '',
      body: raw,
    };
    if (!isSignatureOf(parts, secret, header('x-signature'))) return end(response, 401, {});
    // the wire's own schema judges what we send
    const parsed = transferRequests[method].safeParse(JSON.parse(raw.toString()));
    if (!parsed.success) return end(response, 400, { error: parsed.error.message });
    const body = parsed.data as Record<string, string>;
    calls.push({ method, body });
    const mood = moods.get(method)?.shift() ?? 'good';
    await provider.before(method);

    const say = (answer: Answer) => end(response, 200, { request_id: body.request_id, ...answer });
    switch (mood) {
      case 'good':
        return say(obey(method, body));
      case 'silent':
        return void obey(method, body);
      case 'deaf':
        return;
      case 'crash-after':
        obey(method, body);
        return end(response, 500, {});
      case 'crash-before':
        return end(response, 500, {});
      case 'hang-up':
        obey(method, body);
        return void response.destroy();
      case 'in-progress':
        return say({ status: 'IN_PROGRESS', state: 'in_progress' });
      case 'gibberish':
        return end(response, 200, { ok: true });
      case 'no-method':
        return end(response, 404, {});
      case 'round-open':
        return say({ status: 'ROUND_OPEN' });
      case 'maintenance':
        return say({ status: 'MAINTENANCE' });
      case 'reject':
        return say({ status: 'REJECTED' });
    }
  }

  const server: Server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const provider: FakeProvider = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    moods: (method, ...coming) => void moods.set(method, [...coming]),
    balanceOf,
    setBalance,
    countChanges: (on) => void (isCounting = on),
    showTables: (board) => void (tableBoard = board),
    openRound: (memberRef, open) => void (open ? openRounds.add(memberRef) : openRounds.delete(memberRef)),
    endRound(memberRef, { stake, payout, endedAt = new Date(), currency = 'USD' }) {
      setBalance(memberRef, balanceOf(memberRef) + payout - stake);
      const round = {
        round_id: `round-${rounds.length}`,
        member_ref: memberRef,
        game_code: 'koi',
        currency,
        stake: String(stake),
        payout: String(payout),
        ended_at: endedAt.toISOString(),
      };
      rounds.push(round);
      book.push({ ...round, state: 'settled' });
    },
    book,
    orders,
    calls,
    before: async () => {},
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return provider;
}

function byTheirEnd(a: BookedRound, b: BookedRound): number {
  return a.ended_at === b.ended_at ? 0 : a.ended_at < b.ended_at ? -1 : 1;
}

function end(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
