import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { signedHeaders } from '@halls/provider-signature';
import { startServer, startStudio, testProviderSecrets } from '@halls/testkit';
import { findFreePort } from '@halls/postgres';
import pg from 'pg';
import { openHttpConnection } from './http-connection.ts';
import { readCpuMs } from './process-usage.ts';
import type { Throughput } from './rate-figure.ts';
import { percentile } from './rounds.ts';
import { addSpinHistory } from './spin-history.ts';

/** Where the money is while a member plays: in the member's main wallet, or at the studio. */
export type SpinWay = 'seamless' | 'transfer';

/** What a spin cost the two server processes, PostgreSQL's share apart. */
export interface SpinThroughput extends Throughput {
  readonly studioMicroseconds: number;
  readonly serverMicroseconds: number;
}

export interface SpinLoad {
  readonly studio: { readonly port: number; readonly pid: number };
  readonly server: { readonly port: number; readonly pid: number };
  /** Every session spins again as soon as it has its result, one game window each. */
  measure(options: { way: SpinWay; seconds: number }): Promise<SpinThroughput>;
  /** Every session reads the latest page of its records, again and again. */
  readRecords(options: { way: SpinWay; seconds: number }): Promise<Throughput>;
  /** Writes so many rounds of the past, of the players who play. */
  addHistory(rounds: number): Promise<void>;
  /** Number of rounds, after it was checked that none is open, doubled or paid otherwise than its entries say. */
  countRounds(): Promise<number>;
  close(): Promise<void>;
}

const games: Readonly<Record<SpinWay, { readonly gpId: string; readonly gameCode: string }>> = {
  seamless: { gpId: 'GPFC', gameCode: 'fc-deep-blue' },
  transfer: { gpId: 'GPR8', gameCode: 'r8-river-dragon' },
};
const currency = 'VND';
const fundsMinor = 10n ** 12n;

interface Window {
  readonly token: string;
  readonly stake: string;
}

/** Site server and studio, each a process, on one database, and so many game windows open on each kind of wallet. */
export async function openSpinLoad(
  databaseUrl: string,
  options: { readonly sessions: number },
): Promise<SpinLoad> {
  const [port, studioPort] = [await findFreePort(), await findFreePort()];
  const server = await startServer({ databaseUrl, port, studioPort });
  const studio = await startStudio({ databaseUrl, serverPort: port, port: studioPort });
  const owner = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const windows = await openWindows(owner, {
    siteUrl: server.url,
    studioUrl: studio.url,
    sessions: options.sessions,
  });

  return {
    server,
    studio,
    async measure({ way, seconds }) {
      const before = [readCpuMs(studio.pid), readCpuMs(server.pid)];
      const spun = await askFromAll(windows[way], { studioPort: studio.port, seconds, write: writeSpin });
      const [studioMicroseconds = Number.NaN, serverMicroseconds = Number.NaN] = [
        readCpuMs(studio.pid),
        readCpuMs(server.pid),
      ].map((after, i) => (((after ?? Number.NaN) - (before[i] ?? Number.NaN)) * 1000) / spun.count);
      return { ...spun, studioMicroseconds, serverMicroseconds };
    },
    readRecords: ({ way, seconds }) =>
      askFromAll(windows[way], { studioPort: studio.port, seconds, write: writeRecords }),
    addHistory: (rounds) => addSpinHistory(owner, rounds),
    countRounds: () => countRounds(owner),
    async close() {
      await studio.stop();
      await server.stop();
      await owner.end();
    },
  };
}

/** A settled round is in the answer to a spin, and in the records of whoever has played. */
async function askFromAll(
  windows: readonly Window[],
  { studioPort, seconds, write }: { studioPort: number; seconds: number; write: (window: Window) => string },
): Promise<Throughput & { readonly count: number }> {
  const connections = await Promise.all(windows.map(() => openHttpConnection(studioPort)));
  const latenciesMs: number[] = [];
  const startMs = performance.now();
  const endMs = startMs + seconds * 1000;
  await Promise.all(
    windows.map(async (window, i) => {
      const connection = connections[i];
      if (!connection) return;
      while (performance.now() < endMs) {
        const request = write(window);
        const sentMs = performance.now();
        const { status, body } = await connection.send(request);
        latenciesMs.push(performance.now() - sentMs);
        if (status !== 200 || !body.includes('"state":"settled"'))
          throw new Error(`a call of a game was answered ${status} ${body}`);
      }
    }),
  );
  const elapsedMs = performance.now() - startMs;
  for (const connection of connections) connection.close();
  return {
    count: latenciesMs.length,
    perSecond: (latenciesMs.length / elapsedMs) * 1000,
    p50Ms: percentile(latenciesMs, 0.5),
    p99Ms: percentile(latenciesMs, 0.99),
  };
}

function writeSpin({ token, stake }: Window): string {
  const body = JSON.stringify({ client_round_id: randomUUID(), bet: { stake } });
  return [
    'POST /api/rounds HTTP/1.1',
    'Host: 127.0.0.1',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    '',
    body,
  ].join('\r\n');
}

function writeRecords({ token }: Window): string {
  return ['GET /api/rounds HTTP/1.1', 'Host: 127.0.0.1', `Authorization: Bearer ${token}`, '', ''].join(
    '\r\n',
  );
}

/** As a member's browser does, with codes as the lobby gets them. */
async function openWindows(
  owner: pg.Pool,
  place: { readonly siteUrl: string; readonly studioUrl: string; readonly sessions: number },
): Promise<Record<SpinWay, Window[]>> {
  const { rows: members } = await owner.query<{ member_id: string }>(
    `select member_id from app.member where site_id = 1 and member_account like 'load%'
     order by member_id limit $1`,
    [place.sessions * 2],
  );
  const windows: Record<SpinWay, Window[]> = { seamless: [], transfer: [] };
  for (const [i, { member_id: memberId }] of members.entries()) {
    const way = i % 2 === 0 ? 'seamless' : 'transfer';
    const code =
      way === 'seamless' ? await issueCode(owner, memberId) : await bringMoney(owner, place, memberId);
    const { gpId, gameCode } = games[way];
    const opened = await post(`${place.studioUrl}/api/session`, { code, gp_id: gpId, game_code: gameCode });
    windows[way].push({ token: opened.token ?? '', stake: opened.stakes?.[0] ?? '' });
  }
  return windows;
}

async function issueCode(owner: pg.Pool, memberId: string): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  const { gpId, gameCode } = games.seamless;
  await owner.query(`select seamless.issue_code($1, $2, $3, $4, 'vi_VN', gen_random_uuid(), '60 s')`, [
    createHash('sha256').update(code).digest(),
    gpId,
    memberId,
    gameCode,
  ]);
  return code;
}

/** The site follows the rounds of providers at which somebody has a game open. */
async function bringMoney(
  owner: pg.Pool,
  { siteUrl, studioUrl }: { readonly siteUrl: string; readonly studioUrl: string },
  memberId: string,
): Promise<string> {
  const { gpId, gameCode } = games.transfer;
  await owner.query(
    `insert into app.game_session (game_session_id, site_id, member_id, gp_id, gt_id, game_code, state, started_at, changed_at)
     values (gen_random_uuid(), 1, $1, $2, 2, $3, 'open', now(), now())`,
    [memberId, gpId, gameCode],
  );
  const member = { member_ref: memberId, currency };
  await callAsOperator(studioUrl, 'create-member', { ...member, language: 'vi_VN' });
  const amount = fundsMinor.toString();
  await callAsOperator(studioUrl, 'transfer-in', { ...member, order_id: randomUUID(), amount });
  const { launch_url } = await callAsOperator(studioUrl, 'launch', {
    ...{ ...member, mode: 'real', language: 'vi_VN', game_code: gameCode, device: 'desktop' },
    lobby_url: `${siteUrl}/close`,
  });
  return new URL(launch_url ?? '').searchParams.get('code') ?? '';
}

async function callAsOperator(studioUrl: string, method: string, content: object): Promise<Answer> {
  const { gpId } = games.transfer;
  const secret = testProviderSecrets[gpId];
  if (!secret) throw new Error(`${gpId} has no secret`);
  const path = `/provider/v1/${method}`;
  const body = { request_id: randomUUID(), operator_id: gpId, gp_id: gpId, ...content };
  const signed = { timestamp: String(Date.now()), nonce: randomUUID(), method: 'POST', path };
  const key = { operatorId: gpId, keyId: secret.key_id, secret: secret.secret };
  return post(studioUrl + path, body, signedHeaders({ ...signed, body: JSON.stringify(body) }, key));
}

interface Answer {
  readonly status?: string;
  readonly token?: string;
  readonly stakes?: readonly string[];
  readonly launch_url?: string;
}

async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Answer;
  if (response.status !== 200 || (answer.status ?? 'OK') !== 'OK')
    throw new Error(`${url} answered ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

async function countRounds(owner: pg.Pool): Promise<number> {
  const { rows } = await owner.query<{ rounds: string; wrong: string }>(
    `select (select count(*) from studio.round) as rounds,
       (select count(*) from studio.round where state <> 'settled')
       + (select count(*) from (select from studio.round where seed_id is not null group by seed_id, nonce having count(*) > 1) twice)
       + (select count(*) from studio.wallet_call where state <> 'accepted')
       + (select count(*) from studio.player p where kind = 'transfer' and balance_minor <> (
            select coalesce(sum(amount_minor), 0) from studio.entry e where e.player_id = p.player_id))
       + (select count(*) from ledger.check_invariants()) as wrong`,
  );
  const [row] = rows;
  if (!row || row.wrong !== '0') throw new Error(`${row?.wrong ?? 'no'} things are wrong after the spins`);
  return Number(row.rounds);
}
