import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '@halls/testkit';
import pg from 'pg';
import { createPasswords } from '../../apps/server/src/modules/member/passwords.ts';
import { addKnownPeople } from '../../apps/server/test/alike/add-known-people.ts';
import { attacks, captchaFor, victims, type Attack } from './attacks.ts';
import { drawCaptchas, type SolvedCaptcha } from './draw-captchas.ts';
import { openEchoSubscribers } from './echo-subscribers.ts';
import type { Figure, Measurement } from './measurement.ts';
import { openMemberSession } from './member-session.ts';

const minuteMs = 60_000;
/** All attacks together are more than a hundred a second. */
const betweenTriesMs = 125;
const inFlightAtMost = 8;
const people = 600;

interface Tally {
  sent: number;
  reached: number;
  readonly answers: Record<string, number>;
}

/** A minute of tries at each guard, all at the same time, and how many of them got to what it guards. */
export const measureAttacks: Measurement = {
  name: 'attacks',
  title: 'a minute of tries at each guard',
  takesLong: true,
  async run(workspace) {
    const databaseUrl = await workspace.createDatabase('attacks');
    const env = { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' };
    const server = await startServer({ databaseUrl, env });
    const database = new pg.Pool({ connectionString: databaseUrl, max: 2 });
    try {
      const prepared = await prepare(server.url, database);
      const endMs = performance.now() + minuteMs;
      const [socket, ...tallies] = await Promise.all([
        floodSocket(server.url, endMs),
        ...attacks.map((attack, place) => run(server.url, attack, { ...prepared, place, endMs })),
      ]);
      return [
        ...attacks.map((attack, place) => describe(attack, tallies[place] as Tally)),
        describe({ name: 'tokens guessed on new sockets, 256 bits each', atMost: Infinity }, socket),
      ];
    } finally {
      await database.end();
      await server.stop();
    }
  },
};

interface Prepared {
  readonly database: pg.Pool;
  readonly loginId: string;
  readonly token: string;
}

async function prepare(url: string, database: pg.Pool): Promise<Prepared> {
  const passwords = createPasswords();
  await addKnownPeople(
    database,
    Array.from({ length: people }, (_, index) => index + 1),
    { password: await passwords.hash('demo1234'), withdrawPassword: await passwords.hash('8642') },
  );
  // VND as it is by itself: its numbers are not verified
  await database.query(`delete from app.register_setting where site_id = 1 and currency = 'VND'`);
  await database.query(
    `insert into app.access_policy (site_id, double_validation) values (1, true)
     on conflict (site_id) do update set double_validation = true`,
  );
  const idOf = async ({ account }: { account: string }) =>
    String(
      (await database.query('select member_id from app.member where member_account = $1', [account])).rows[0]
        .member_id,
    );
  await database.query('insert into app.member_device values ($1, $2, now())', [
    await idOf(victims.validation),
    createHash('sha256').update(randomBytes(16)).digest(),
  ]);
  const [first, second] = await drawCaptchas({ database }, { count: 2, addressOf: () => ownAddress });
  const asked = await ask(url, '/login', ownAddress, {
    account: victims.validation.account,
    password: 'demo1234',
    udid: 'a-device-that-nobody-has-seen',
    ...first,
  });
  const sms = { account: victims.smsCode.account, member_phone: victims.smsCode.phone };
  await ask(url, '/recovery/sms', ownAddress, { ...sms, ...second });
  return {
    database,
    loginId: (asked.data as { member_login_id: string }).member_login_id,
    token: await openMemberSession(database, await idOf(victims.session)),
  };
}

const ownAddress = '192.0.2.1';

async function run(
  url: string,
  attack: Attack,
  { database, loginId, token, place, endMs }: Prepared & { place: number; endMs: number },
): Promise<Tally> {
  const addressOf = (n: number) =>
    attack.addresses === 'one' ? `198.51.100.${place + 1}` : `10.${place + 1}.${n >> 8}.${n & 255}`;
  const most = Math.ceil(minuteMs / betweenTriesMs);
  const captchas: SolvedCaptcha[] = attack.captcha
    ? await drawCaptchas({ database }, { count: most, type: attack.captcha, addressOf })
    : [];
  const tally: Tally = { sent: 0, reached: 0, answers: {} };
  const inFlight = new Set<Promise<void>>();
  for (let n = 0; n < most && performance.now() < endMs; n += 1) {
    const body = {
      ...attack.body(n),
      ...(attack.path === '/login/double_validation' && { member_login_id: loginId }),
      ...captchaFor(attack, captchas[n]),
    };
    const trying = ask(url, attack.path, addressOf(n), body, attack.withToken && token)
      .then(({ code }) => note(tally, String(code), attack.reaching))
      .finally(() => inFlight.delete(trying));
    inFlight.add(trying);
    if (inFlight.size >= inFlightAtMost) await Promise.race(inFlight);
    await sleep(betweenTriesMs);
  }
  await Promise.all(inFlight);
  // its answers tell nothing of it
  if (attack.path === '/recovery/sms/verify') tally.reached = await countGuesses(database);
  return tally;
}

async function countGuesses(database: pg.Pool): Promise<number> {
  const { rows } = await database.query(
    'select coalesce(sum(wrong_tries), 0)::int as guesses from app.verification_code',
  );
  return Number(rows[0].guesses);
}

/** Each with a socket of its own, which goes once it is told that the channel is not its. */
async function floodSocket(url: string, endMs: number): Promise<Tally> {
  const tally: Tally = { sent: 0, reached: 0, answers: {} };
  while (performance.now() < endMs) {
    const token = randomBytes(32).toString('base64url');
    const socket = await openEchoSubscribers({ url, channel: 'private-member.1', count: 1, token });
    await sleep(betweenTriesMs);
    note(tally, socket.delivered() > 0 ? 'Refused' : 'None', ['Refused']);
    socket.close();
  }
  return tally;
}

function note(tally: Tally, answer: string, reaching: readonly string[]): void {
  tally.sent += 1;
  tally.answers[answer] = (tally.answers[answer] ?? 0) + 1;
  if (reaching.includes(answer)) tally.reached += 1;
}

function describe({ name, atMost }: Pick<Attack, 'name' | 'atMost'>, tally: Tally): Figure {
  const answers = Object.entries(tally.answers).map(([answer, count]) => [`answered${answer}`, count]);
  return {
    name,
    unit: 'tries/min',
    value: tally.reached,
    besideName: 'sent',
    beside: tally.sent,
    ratio: tally.reached / tally.sent,
    ...(Number.isFinite(atMost) && { target: { of: 'value' as const, atMost } }),
    details: Object.fromEntries(answers) as Record<string, number>,
  };
}

async function ask(
  url: string,
  path: string,
  address: string,
  body: object,
  token?: string,
): Promise<{ code: number; data: unknown }> {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(token && { authorization: token }),
    },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { code: number; data: unknown };
}
