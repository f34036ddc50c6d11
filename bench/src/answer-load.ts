import type { AskedCall } from './bare-answer-server.ts';
import { bareFigure, takeAnswers, type Answers } from './bare-figure.ts';
import { startBareServer } from './bare-server.ts';
import { callNow } from './call-now.ts';
import { guestHeaders, type CallingMember, type CallSite } from './call-site.ts';
import type { Figure, Workspace } from './measurement.ts';
import { loadRequests, writeRequest } from './page-load.ts';
import { alternate } from './rounds.ts';

const connections = 16;
const wanted = 0.5;
/** Until the compilers have done their work. */
const warmUpSeconds = 2;

/** A provider with a list of games, whose hall's page asks for it, and which holds its players' money. */
export const holder = { gpId: 'GPR8', game_type: 2, game_code: 'r8-river-dragon' } as const;

/** A call that is asked for again and again, on each connection by somebody else. */
interface Asked {
  readonly name: string;
  readonly path: string;
  readonly body: object;
  /** As whom; `null` is a guest. */
  readonly as: readonly (CallingMember | null)[];
  readonly atLeast?: number;
}

/** What members and guests read, each beside a bare route with the same bytes. */
export async function measureAnswers(site: CallSite, workspace: Workspace): Promise<Figure[]> {
  const calls = await listCalls(site);
  const asked = calls.map((call): AskedCall => ({
    url: `${site.server.url}/api${call.path}`,
    headers: call.as[0]?.headers ?? guestHeaders,
    body: JSON.stringify(call.body),
  }));
  const bare = await startBareServer('bare-answer-server.ts', [JSON.stringify(asked)]);
  // a process each time, so half as long
  const seconds = workspace.secondsPerRound / 2;
  try {
    const figures: Figure[] = [];
    for (const [index, call] of calls.entries()) {
      const served = (forSeconds: number) => takeFrom(site.server, `/api${call.path}`, call, forSeconds);
      const bareRoute = (forSeconds: number) =>
        takeFrom({ url: bare.url, pid: bare.process.pid ?? 0 }, `/${index}`, call, forSeconds);
      for (const side of [served, bareRoute]) await side(warmUpSeconds);
      const rounds = await alternate<'served' | 'bare', Answers>(workspace.rounds, {
        served: () => served(seconds),
        bare: () => bareRoute(seconds),
      });
      figures.push(
        bareFigure({ name: `${call.name} / bare Fastify`, unit: 'calls/s', rounds, ...reach(call) }),
      );
    }
    return figures;
  } finally {
    await bare.stop();
  }
}

function reach({ atLeast }: Asked): { atLeast?: number } {
  return atLeast === undefined ? {} : { atLeast };
}

function takeFrom(
  { url, pid }: { readonly url: string; readonly pid: number },
  path: string,
  { body, as }: Asked,
  seconds: number,
): Promise<Answers> {
  const text = JSON.stringify(body);
  const requests = as.map((member) =>
    writeRequest(
      url,
      `POST ${path}`,
      { ...(member?.headers ?? guestHeaders), 'content-length': String(text.length) },
      text,
    ),
  );
  return takeAnswers(pid, seconds, () => loadRequests({ url, requests, seconds }));
}

async function listCalls(site: CallSite): Promise<Asked[]> {
  const guests = Array.from({ length: connections }, () => null);
  const [members, players] = [site.takeMembers(connections), site.takeMembers(connections)];
  for (const player of players) {
    await callNow(site, '/member/game/play1', { ...holder, lobby_url: '/close' }, player);
  }
  const halls = { path: '/v3/game_list', body: { currency: 'VND', support_device: 0, template: 'r88' } };
  const games = {
    path: '/v2/game_label',
    body: { currency: 'VND', gp_id: holder.gpId, game_type_id: holder.game_type },
  };
  const cash = { path: '/member/profile/my_cash', body: {} };
  return [
    { name: 'my_cash', ...cash, as: members, atLeast: wanted },
    // asks the studio for each answer, so it has no target
    { name: 'my_cash with money at a provider', ...cash, as: players },
    { name: 'halls, guests', ...halls, as: guests, atLeast: wanted },
    { name: 'halls, members', ...halls, as: members, atLeast: wanted },
    { name: 'games of a provider, guests', ...games, as: guests, atLeast: wanted },
    { name: 'games of a provider, members', ...games, as: members, atLeast: wanted },
  ];
}
