import { createPasswords } from '../../apps/server/src/modules/member/passwords.ts';
import { addKnownPeople } from '../../apps/server/test/alike/add-known-people.ts';
import { alikeCalls, peopleAskedAbout, type AlikeCall } from '../../apps/server/test/alike/alike-calls.ts';
import {
  askPairs,
  deviationsFromCoin,
  mostDeviations,
  type AskedPairs,
  type Told,
} from '../../apps/server/test/alike/ask-pairs.ts';
import { guestHeaders, openCallSite, type CallSite } from './call-site.ts';
import { drawCaptchas } from './draw-captchas.ts';
import { boundedFigure, type Figure, type Measurement } from './measurement.ts';
import { median } from './rounds.ts';

const pairs = 400;
/** Until the compilers have done their work. */
const warmUp = 50;

/** Whether a stranger can tell a known account, phone number or e-mail address from an unknown one. */
export const measureAlike: Measurement = {
  name: 'alike',
  title: `${pairs} pairs of one who is there and one who is not, of each call that could tell`,
  async run(workspace) {
    const site = await openCallSite(await workspace.createDatabase('alike'));
    try {
      const passwords = createPasswords();
      await addKnownPeople(site.database, peopleAskedAbout(warmUp + pairs), {
        password: await passwords.hash('demo1234'),
        withdrawPassword: await passwords.hash('1234'),
      });
      const figures: Figure[] = [];
      for (const call of alikeCalls) figures.push(describe(call, await tryCall(site, call)));
      return figures;
    } finally {
      await site.close();
    }
  },
};

async function tryCall(site: CallSite, call: AlikeCall): Promise<AskedPairs> {
  const captchas = call.needs === 'captcha' ? await drawCaptchas(site, { count: 2 * (warmUp + pairs) }) : [];
  const [member] = call.needs === 'member' ? site.takeMembers(1) : [];
  const ask = (_: AlikeCall, body: object) => {
    const captcha = captchas.pop();
    return tell(site, call.path, { ...body, ...captcha }, member?.headers ?? guestHeaders);
  };
  await askPairs(call, numbers(1, warmUp), ask);
  const asked = await askPairs(call, numbers(warmUp + 1, pairs), ask);
  if (asked.difference)
    throw new Error(`${call.name}: ${asked.difference.known} and ${asked.difference.other}`);
  return asked;
}

function describe({ name }: AlikeCall, asked: AskedPairs): Figure {
  const deviations = deviationsFromCoin(asked);
  return boundedFigure(
    {
      name: `${name}: how far from a coin`,
      unit: 'σ',
      value: Math.abs(deviations),
      details: {
        pairs: asked.pairs,
        knownSlower: asked.knownSlower,
        knownMs: median(asked.knownMs),
        unknownMs: median(asked.otherMs),
      },
    },
    mostDeviations,
  );
}

/** All that can be seen of an answer but its id and the time of day. */
async function tell(
  { server }: CallSite,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>>,
): Promise<Told> {
  const text = JSON.stringify(body);
  const startedAt = performance.now();
  const response = await fetch(`${server.url}/api${path}`, { method: 'POST', headers, body: text });
  const answer = await response.text();
  return { status: response.status, text: answer, ms: performance.now() - startedAt };
}

function numbers(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}
