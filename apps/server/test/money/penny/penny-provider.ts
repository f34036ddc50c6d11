import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signPenny, type Fields } from './create-penny.ts';

/** How the next calls are treated: as asked, done without an answer, not done without an answer, or refused. */
export type PennyMood = 'good' | 'silent' | 'deaf' | 'refuse' | 'busy';

export interface PennyProvider {
  readonly baseUrl: string;
  moods(...coming: readonly PennyMood[]): void;
  /** In cents. */
  balanceOf(user: string): bigint;
  close(): Promise<void>;
}

/** A provider that holds money and speaks Penny. */
export async function startPennyProvider(secret: string): Promise<PennyProvider> {
  const cents = new Map<string, bigint>();
  const orders = new Map<string, { code: string; amount: string }>();
  let moods: PennyMood[] = [];
  const balanceOf = (user: string) => cents.get(user) ?? 0n;
  const decimal = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

  function move(call: string, { tid = '', user = '', amount = '' }: Fields): Fields {
    const known = orders.get(tid);
    if (known) return known;
    const asked = amount === 'all' ? balanceOf(user) : BigInt(amount.replace('.', ''));
    const after = balanceOf(user) + (call === 'deposit' ? asked : -asked);
    const order = { code: after < 0n ? '6' : '0', amount: decimal(asked) };
    orders.set(tid, order);
    if (order.code === '0') cents.set(user, after);
    return { ...order, balance: decimal(balanceOf(user)) };
  }

  function obey(call: string, fields: Fields): Fields {
    if (call === 'deposit' || call === 'withdraw') return move(call, fields);
    if (call === 'purse') return { code: '0', balance: decimal(balanceOf(fields.user ?? '')) };
    if (call !== 'check') return { code: '0' };
    const order = orders.get(fields.tid ?? '') ?? { code: '6', amount: '0.00' };
    orders.set(fields.tid ?? '', order);
    return order;
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://penny');
    const fields = Object.fromEntries(url.searchParams);
    const call = url.pathname.slice(1);
    if (signPenny(fields, secret) !== fields.sign) return void response.end('code=1');
    const isMove = call === 'deposit' || call === 'withdraw';
    const mood = (isMove ? moods.shift() : undefined) ?? 'good';
    if (mood === 'deaf') return;
    if (mood === 'refuse') return void response.end('code=6');
    if (mood === 'busy') return void response.end('code=5');
    const answer = obey(call, fields);
    if (mood === 'good') response.end(new URLSearchParams(answer).toString());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    moods: (...coming) => void (moods = [...coming]),
    balanceOf,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
