import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { request, type IncomingHttpHeaders } from 'node:http';
import type pg from 'pg';
import { createTestDatabase, startServer } from '@halls/testkit';
import type { Envelope } from '@halls/contract';

export interface ApiAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly envelope: Partial<Envelope>;
  readonly text: string;
}

export interface ApiServer {
  /** Posts to `/api<path>`. A string is sent as it is, anything else as JSON. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<ApiAnswer>;
  send(method: string, url: string, headers?: Record<string, string>): Promise<ApiAnswer>;
  /** The token of a new session of a sample member. The session before it ends, as with a login. */
  tokenOf(siteId: number, account: string): Promise<string>;
  memberId(siteId: number, account: string): Promise<number>;
  /** Rows of each table that calls may write. */
  countRows(): Promise<Record<string, number>>;
  readonly pool: pg.Pool;
  output(): string;
  stop(): Promise<void>;
}

/** The real server in its own process on a database of its own, with the sandbox's sample data. */
export async function startApiServer(): Promise<ApiServer> {
  const database = await createTestDatabase();
  const server = await startServer({ databaseUrl: database.url });
  const { pool } = database;

  const send = (method: string, url: string, headers: Record<string, string> = {}, body?: string) =>
    new Promise<ApiAnswer>((settle, fail) => {
      const call = request(
        {
          host: '127.0.0.1',
          port: server.port,
          method,
          path: url,
          headers: { host: `localhost:${server.port}`, ...headers },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () => {
            const text = Buffer.concat(chunks).toString('utf8');
            settle({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              envelope: readJson(text),
              text,
            });
          });
        },
      );
      call.on('error', fail);
      call.end(body);
    });

  async function findMemberId(siteId: number, account: string): Promise<number> {
    const { rows } = await pool.query<{ member_id: string }>(
      'select member_id from app.member where site_id = $1 and member_account = $2',
      [siteId, account],
    );
    if (!rows[0]) throw new Error(`no member ${account} on site ${siteId}`);
    return Number(rows[0].member_id);
  }

  return {
    pool,
    send,
    post: (path, body, headers = {}) =>
      send(
        'POST',
        `/api${path}`,
        { 'content-type': 'application/json', ...headers },
        typeof body === 'string' ? body : JSON.stringify(body),
      ),
    memberId: findMemberId,
    async tokenOf(siteId, account) {
      const token = randomBytes(32).toString('base64url');
      const memberId = await findMemberId(siteId, account);
      await pool.query(
        `update app.session set ended_at = now(), end_reason = 'replaced' where member_id = $1 and ended_at is null`,
        [memberId],
      );
      await pool.query(
        `insert into app.session (session_id, member_id, site_id, token_hash, token_issued_at, created_at, last_used_at)
         values ($1, $2, $3, $4, now(), now(), now())`,
        [randomUUID(), memberId, siteId, createHash('sha256').update(token).digest()],
      );
      return token;
    },
    async countRows() {
      const { rows: tables } = await pool.query<{ name: string }>(
        `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('app', 'ledger', 'seamless') order by 1`,
      );
      const counts = tables
        .map(({ name }) => `select '${name}' as name, count(*)::int as count from ${name}`)
        .join(' union all ');
      const { rows } = await pool.query<{ name: string; count: number }>(counts);
      return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
    },
    output: server.output,
    async stop() {
      await server.stop();
      await database.drop();
    },
  };
}

function readJson(text: string): Partial<Envelope> {
  try {
    return JSON.parse(text) as Partial<Envelope>;
  } catch {
    return {};
  }
}
