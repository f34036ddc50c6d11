import { createHash } from 'node:crypto';
import { formatMinor, parseMinor, type Currency } from '@halls/contract';
import type {
  AdapterTools,
  GameProviderAdapter,
  HttpAnswer,
  IncomingRequest,
  Opened,
  ProviderConnection,
  TransferProvider,
  Verdict,
  WalletOperation,
  WalletOutcome,
  WalletRequest,
} from '#modules/provider-connection';

/**
 * A made-up provider API that shares nothing with ours: GET with a query, an MD5 over it and the secret, amounts as
 * decimals of the major unit, answers as `code=0&balance=12.50`, and numbers for errors. It exists so that the seam
 * for adapters is held by a test.
 */
export function createPenny(tools: AdapterTools): GameProviderAdapter {
  return {
    transfer: (connection) => pennyTransfer(connection, tools),
    seamless: {
      routes: (['session', 'purse', 'debit', 'credit', 'cancel'] as const).map((call) => ({
        method: 'GET',
        path: `/penny/${call}`,
        read: (request) => read(call, request, tools),
      })),
      presentFailure: () => text({ code: '9' }),
      open: async (connection, game, code) => ({
        kind: 'opened',
        url: `${connection.launchUrl}?ticket=${code}&game=${game.gameCode}`,
      }),
    },
    openDemo: async (connection, game): Promise<Opened> => ({
      kind: 'opened',
      url: `${connection.launchUrl}?fun=1&game=${game.gameCode}`,
    }),
    close: async () => {},
  };
}

export type Fields = Readonly<Record<string, string>>;

/** Over the fields in the order of their names, and the secret. */
export function signPenny(fields: Fields, secret: string): string {
  const named = Object.entries(fields).filter(([name]) => name !== 'sign');
  const line = named.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => `${name}=${value}`);
  return createHash('md5')
    .update(`${line.join('&')}&${secret}`)
    .digest('hex');
}

type Call = 'session' | 'purse' | 'debit' | 'credit' | 'cancel';

async function read(call: Call, request: IncomingRequest, tools: AdapterTools): Promise<WalletRequest> {
  const fields: Fields = Object.fromEntries(new URL(request.path, 'http://wallet').searchParams);
  const connection = await tools.findConnectionByKey(fields.agent ?? '', 'md5');
  if (!connection?.isActive || signPenny(fields, connection.secret) !== fields.sign)
    return { kind: 'refused', answer: text({ code: '1' }) };
  const actor = { kind: 'provider', gpId: connection.gpId } as const;
  const [site, memberRef = ''] = (fields.user ?? '').split('-');
  const { ticket = '', token = '', cur = '', user = '', round = '', tid = '', ref = '', game = '' } = fields;
  if (call === 'session') {
    return {
      kind: 'authenticate',
      actor,
      code: ticket,
      present: (opened) =>
        opened.status === 'OK'
          ? text({
              code: '0',
              token: opened.token,
              // it knows members by one name, so the site is a part of it
              user: `${opened.siteId}-${opened.memberRef}`,
              balance: formatMinor(opened.cashMinor, opened.currency),
            })
          : text({ code: '2' }),
    };
  }
  if (call === 'purse') return { kind: 'balance', actor, token, currency: cur, present };
  const base = {
    actor,
    memberRef,
    roundId: round,
    content: `${call} ${user} ${round} ${cur} ${fields.amount ?? ''} ${ref}`,
  };
  if (call === 'cancel') {
    const operation: WalletOperation = {
      ...base,
      method: 'rollback',
      transactionId: tid,
      referenceTransactionId: ref,
    };
    return { kind: 'operation', operation, present };
  }
  const amountMinor = parseMinor(fields.amount ?? '', cur as Currency);
  const operation: WalletOperation = {
    ...base,
    method: call === 'debit' ? 'bet' : 'win',
    transactionId: tid,
    token,
    siteId: Number(site),
    currency: cur,
    gameCode: game,
    isRoundClosed: call === 'credit',
    stakeMinor: call === 'debit' ? amountMinor : 0n,
    payoutMinor: call === 'credit' ? amountMinor : 0n,
    note: { round_id: round, game_code: game },
  };
  return { kind: 'operation', operation, present };
}

const codes: Partial<Record<WalletOutcome['status'], string>> = {
  OK: '0',
  INVALID_TOKEN: '2',
  TOKEN_EXPIRED: '2',
  NOT_ENOUGH_MONEY: '3',
  DUPLICATE_TRANSACTION: '4',
};

function present({ status, cashMinor, currency }: WalletOutcome): HttpAnswer {
  const balance = cashMinor !== null && currency ? { balance: formatMinor(cashMinor, currency) } : {};
  return text({ code: codes[status] ?? '9', ...balance });
}

function text(fields: Fields): HttpAnswer {
  return { status: 200, contentType: 'text/plain', body: new URLSearchParams(fields).toString() };
}

function pennyTransfer(connection: ProviderConnection, { longestWaitMs }: AdapterTools): TransferProvider {
  /** Null when nothing certain came back. */
  async function ask(call: string, given: Fields): Promise<Fields | null> {
    const fields = { agent: connection.operatorId, ...given };
    const query = new URLSearchParams({ ...fields, sign: signPenny(fields, connection.secret) });
    try {
      const signal = AbortSignal.timeout(longestWaitMs);
      const response = await fetch(`${connection.baseUrl}/${call}?${query.toString()}`, { signal });
      return response.ok ? Object.fromEntries(new URLSearchParams(await response.text())) : null;
    } catch {
      return null;
    }
  }

  function judge(answer: Fields | null, currency: Currency): Verdict {
    if (!answer) return { state: 'unknown', word: 'no answer' };
    if (answer.code === '6') return { state: 'rejected', word: 'REJECTED' };
    if (answer.code === '7') return { state: 'rejected', word: 'ROUND_OPEN' };
    if (answer.code !== '0' || !answer.amount) return { state: 'unknown', word: `code ${answer.code ?? ''}` };
    const balance = answer.balance ? { minor: parseMinor(answer.balance, currency), version: null } : null;
    return { state: 'confirmed', amountMinor: parseMinor(answer.amount, currency), balance };
  }

  return {
    async ensureMember(player) {
      return (await ask('register', { user: String(player.memberId), cur: player.currency }))?.code === '0';
    },
    async transferIn({ orderId, player, amountMinor }) {
      const amount = formatMinor(amountMinor, player.currency);
      return judge(
        await ask('deposit', { tid: orderId, user: String(player.memberId), amount }),
        player.currency,
      );
    },
    async transferOut({ orderId, player, amountMinor }) {
      const amount = formatMinor(amountMinor, player.currency);
      return judge(
        await ask('withdraw', { tid: orderId, user: String(player.memberId), amount }),
        player.currency,
      );
    },
    async transferOutAll({ orderId, player }) {
      const fields = { tid: orderId, user: String(player.memberId), amount: 'all' };
      return judge(await ask('withdraw', fields), player.currency);
    },
    async status({ orderId, player }) {
      return judge(await ask('check', { tid: orderId, user: String(player.memberId) }), player.currency);
    },
    async balance(player) {
      const answer = await ask('purse', { user: String(player.memberId) });
      if (answer?.code !== '0' || !answer.balance) return null;
      const minor = parseMinor(answer.balance, player.currency);
      return { minor, version: null, isRoundOpen: answer.busy === '1' };
    },
    // it has no feed of rounds: what is in play is what it last told
    rounds: async (cursor) => ({ rounds: [], nextCursor: cursor }),
    async kick(player) {
      await ask('close', { user: String(player.memberId) });
    },
    open: async (player, game) => ({
      kind: 'opened',
      url: `${connection.launchUrl}?user=${player.memberId}&game=${game.gameCode}`,
    }),
  };
}
