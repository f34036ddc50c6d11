import { createPasswords, type Passwords } from '../../apps/server/src/modules/member/passwords.ts';
import { callNow } from './call-now.ts';
import type { CallSite } from './call-site.ts';
import { drawCaptchas, type SolvedCaptcha } from './draw-captchas.ts';
import { boundedFigure, type Figure, type Workspace } from './measurement.ts';
import { alternate, median, percentile } from './rounds.ts';

const atOnce = [1, 4] as const;
const withinMs = 60;
const password = 'demo1234';
/** More logins than any machine does in one round. */
const captchasPerRound = 4_000;

/**
 * Logins by password, each with a captcha that was drawn before, one at a time and four at once; beside the hashing
 * of the same password in this process, by the same code, as many at once.
 */
export async function measureLogins(site: CallSite, workspace: Workspace): Promise<Figure[]> {
  const passwords = createPasswords();
  const hash = await passwords.hash(password);
  const figures: Figure[] = [];
  for (const lanes of atOnce) {
    const accounts = site.takeMembers(lanes).map(({ account }) => account);
    const seconds = workspace.secondsPerRound;
    const logins = async (forSeconds: number) => {
      const captchas = await drawCaptchas(site, { count: captchasPerRound });
      return times(lanes, forSeconds, (lane) => logIn(site, accounts[lane] ?? '', captchas.pop()));
    };
    await logins(1);
    const rounds = await alternate<'login' | 'hash', readonly number[]>(workspace.rounds, {
      login: () => logins(seconds),
      hash: () => times(lanes, seconds / 2, () => verify(passwords, hash)),
    });
    const p50Of = (side: 'login' | 'hash') => median(rounds.map((round) => percentile(round[side], 0.5)));
    const value = p50Of('login');
    figures.push(
      boundedFigure(
        {
          name: lanes === 1 ? 'login, one at a time, p50' : `login, ${lanes} at once, p50`,
          unit: 'ms',
          value,
          details: {
            p99Ms: median(rounds.map((round) => percentile(round.login, 0.99))),
            argon2Ms: p50Of('hash'),
            argon2Share: median(
              rounds.map((round) => percentile(round.hash, 0.5) / percentile(round.login, 0.5)),
            ),
          },
        },
        withinMs,
      ),
    );
  }
  return figures;
}

/** How long each took, in milliseconds; every lane begins again as soon as it has its answer. */
async function times(
  lanes: number,
  seconds: number,
  run: (lane: number) => Promise<number>,
): Promise<number[]> {
  const tookMs: number[] = [];
  const endMs = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      while (performance.now() < endMs) tookMs.push(await run(lane));
    }),
  );
  return tookMs;
}

function logIn(site: CallSite, account: string, captcha: SolvedCaptcha | undefined): Promise<number> {
  return callNow(site, '/login', { account, password, ...captcha, udid: `bench-${account}` });
}

async function verify(passwords: Passwords, hash: string): Promise<number> {
  const startMs = performance.now();
  if (!(await passwords.verify(password, hash))) throw new Error('the password was not right');
  return performance.now() - startMs;
}
