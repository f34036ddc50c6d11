import { holder } from './answer-load.ts';
import { callNow } from './call-now.ts';
import type { CallingMember, CallSite } from './call-site.ts';
import { boundedFigure, type Figure, type Workspace } from './measurement.ts';
import { findPgbench, pgbenchOn } from './pgbench.ts';
import { readCpuMs } from './process-usage.ts';
import { alternate, median, percentile } from './rounds.ts';

const members = 16;
const withinMs = { p50: 60, p99: 150 };
const pgbenchScale = 16;

interface Starts {
  readonly tookMs: readonly number[];
  readonly serverMs: number;
  readonly studioMs: number;
}

/**
 * Sixteen members start a game at the same moment at a provider that holds their money, and leave it again, over and
 * over; the leaving is not timed. Beside it the time of one of pgbench's TPC-B-like transactions with as many clients.
 */
export async function measureLaunches(site: CallSite, workspace: Workspace): Promise<Figure[]> {
  const players = site.takeMembers(members);
  const seconds = workspace.secondsPerRound;
  const program = findPgbench();
  const tpcb = program ? pgbenchOn(program, await workspace.createDatabase('calls_tpcb')) : null;
  await tpcb?.initialise(pgbenchScale);
  await startAndLeave(site, players, 1);
  const rounds = await alternate<'starts' | 'tpcbMs', Starts | number>(workspace.rounds, {
    starts: () => startAndLeave(site, players, seconds),
    tpcbMs: async () =>
      tpcb ? (members / (await tpcb.measureTps({ clients: members, seconds }))) * 1000 : Number.NaN,
  });
  const starts = rounds.map((round) => round.starts as Starts);
  const part = (of: number) => median(starts.map(({ tookMs }) => percentile(tookMs, of)));
  const details = {
    pgbenchTransactionMs: median(rounds.map((round) => round.tpcbMs as number)),
    serverCpuMsOfStartAndLeave: median(starts.map(({ serverMs, tookMs }) => serverMs / tookMs.length)),
    studioCpuMsOfStartAndLeave: median(starts.map(({ studioMs, tookMs }) => studioMs / tookMs.length)),
  };
  const name = `start of a game at a transfer provider, ${members} at once`;
  return [
    boundedFigure({ name: `${name}, p50`, unit: 'ms', value: part(0.5), details }, withinMs.p50),
    boundedFigure({ name: `${name}, p99`, unit: 'ms', value: part(0.99) }, withinMs.p99),
  ];
}

async function startAndLeave(
  site: CallSite,
  players: readonly CallingMember[],
  seconds: number,
): Promise<Starts> {
  const tookMs: number[] = [];
  const cpu = () => [site.server.pid, site.studio.pid].map((pid) => readCpuMs(pid) ?? Number.NaN);
  const [serverBefore = 0, studioBefore = 0] = cpu();
  const endMs = performance.now() + seconds * 1000;
  while (performance.now() < endMs) {
    const start = { ...holder, lobby_url: '/close', device: 1 };
    tookMs.push(
      ...(await Promise.all(players.map((player) => callNow(site, '/member/game/play1', start, player)))),
    );
    await Promise.all(players.map((player) => callNow(site, '/member/game/leave1', holder, player)));
  }
  const [serverAfter = 0, studioAfter = 0] = cpu();
  return { tookMs, serverMs: serverAfter - serverBefore, studioMs: studioAfter - studioBefore };
}
