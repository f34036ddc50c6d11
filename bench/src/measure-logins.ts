import { createPasswords } from '../../apps/server/src/modules/member/passwords.ts';
import pg from 'pg';
import { answersOf, besideCrowd, compareBeside, type Beside } from './beside-crowd.ts';
import type { Figure, Measurement } from './measurement.ts';
import { openMemberSession } from './member-session.ts';
import { writeRequest } from './page-load.ts';
import { openSeamlessLoad } from './seamless-load.ts';
import { takeTurns } from './take-turns.ts';

/** As on an ordinary day: well below what the machine can do. */
const ordinary = { connections: 4, pauseMs: 10 };
const atOnce = 200;
const idleSockets = 5_000;
const flood = { connections: 16, sockets: 4 };
const account = 'burst';

/** Bets beside many logins, and balances beside tokens that nobody has and windows that do nothing. */
export const measureLoginsBeside: Measurement = {
  name: 'logins',
  title: `bets beside ${atOnce} logins at once, balances beside a flood of tokens and beside ${idleSockets} idle sockets`,
  async run(workspace) {
    const databaseUrl = await workspace.createDatabase('logins');
    const load = await openSeamlessLoad(databaseUrl);
    const database = new pg.Pool({ connectionString: databaseUrl, max: 2 });
    const url = `http://127.0.0.1:${load.server.port}`;
    const seconds = workspace.secondsPerRound;
    try {
      await addMembers(database);
      const asMembers = await balanceRequests(database, url);
      const askBalances = () =>
        takeTurns(load.server.port, { ...ordinary, seconds }, async (connection, place) => {
          const sentMs = performance.now();
          const { status, body } = await connection.send(asMembers[place] ?? '');
          if (status !== 200) throw new Error(`my_cash was answered ${status} ${body}`);
          return performance.now() - sentMs;
        });
      const bet = () => load.measure({ ...ordinary, seconds });
      await bet();
      await askBalances();

      const rounds = { logins: [] as Beside[], flood: [] as Beside[], idle: [] as Beside[] };
      for (let round = 0; round < workspace.rounds; round += 1) {
        rounds.logins.push(
          await besideCrowd('login-bursts.ts', [url, databaseUrl, String(atOnce), account], bet),
        );
        rounds.flood.push(
          await besideCrowd(
            'token-flood.ts',
            [url, String(flood.connections), String(flood.sockets)],
            askBalances,
          ),
        );
        rounds.idle.push(await besideCrowd('idle-sockets.ts', [url, String(idleSockets)], askBalances));
      }
      await load.countEntries();
      return [
        ...describe(`bets beside ${atOnce} logins at once`, rounds.logins, { p50Ms: 2, p99Ms: 2 }),
        ...describe('my_cash beside a flood of bad tokens', rounds.flood, { p99Ms: 3 }),
        ...describe(`my_cash beside ${idleSockets} idle sockets`, rounds.idle, { p99Ms: 3 }),
      ];
    } finally {
      await database.end();
      await load.close();
    }
  },
};

function describe(
  name: string,
  rounds: readonly Beside[],
  atMost: { readonly p50Ms?: number; readonly p99Ms?: number },
): Figure[] {
  return (['p50Ms', 'p99Ms'] as const).map((part) => ({
    name: `${name}, ${part.slice(0, 3)}`,
    ...compareBeside(rounds, part),
    ...(atMost[part] !== undefined && { target: { atMost: atMost[part] } }),
    details: answersOf(rounds),
  }));
}

/** Who logs in: nobody who bets, whose game a login would end. */
async function addMembers(database: pg.Pool): Promise<void> {
  const passwordHash = await createPasswords().hash('demo1234');
  await database.query(
    `insert into app.member (site_id, member_account, password_hash, currency, recommend_code, created_at)
     select 1, $1 || n, $2, 'VND', upper($1) || n, now() from generate_series(1, $3::int) n`,
    [account, passwordHash, atOnce],
  );
}

/** One member's for each connection. */
async function balanceRequests(database: pg.Pool, url: string): Promise<string[]> {
  const { rows } = await database.query<{ member_id: string }>(
    `select member_id from app.member where site_id = 1 and member_account like 'demo0%'
      order by member_id limit $1`,
    [ordinary.connections],
  );
  return Promise.all(
    rows.map(async ({ member_id: memberId }) => {
      const authorization = await openMemberSession(database, memberId);
      const headers = { 'content-type': 'application/json', authorization, 'content-length': '2' };
      return writeRequest(url, 'POST /api/member/profile/my_cash', headers, '{}').toString('latin1');
    }),
  );
}
