import { Bettor } from './bettor.ts';
import type { ChaosReport } from './chaos-report.ts';
import { createMover } from './mover.ts';
import { pause } from './site-caller.ts';
import { RoundPlayer } from './round-player.ts';
import { playedGames } from './played-games.ts';
import { countAcknowledged, newTally, type Scene } from './tally.ts';
import { TicketBuyer } from './ticket-buyer.ts';
import { blows, Victim, type Blow } from './victim.ts';
import { compareMoney, compareOperations, logInMembers } from './witness.ts';

/** Of seven blows: each part alone more often than what costs a whole start. */
const usualOrder: readonly Blow[] = ['server', 'studio', 'both', 'server', 'postgres', 'studio', 'launcher'];
const bettorCount = 6;
const playersOfEach = 3;
const ticketBuyerCount = 3;
const moverCount = 3;
const lastDecisionMs = 120_000;
const workPatienceMs = 120_000;

export interface ChaosPlan {
  readonly dataDir: string;
  /** How many blows fall. */
  readonly cycles: number;
  /** Which, in turn. */
  readonly order?: readonly Blow[];
  /** A blow falls amid work: after so much of it since the last one. */
  readonly acknowledgedBetween?: number;
  say(line: string): void;
}

/**
 * Lets members bet, play rounds of every sort, buy tickets and move money on the whole product while its parts are killed in turn. The witness knows
 * nothing but what was acknowledged: at the end it holds that against every wallet, every transaction and the
 * ledger's own invariants.
 */
export async function runChaos(options: ChaosPlan): Promise<ChaosReport> {
  const { say, order = usualOrder, acknowledgedBetween = 40 } = options;
  const victim = await Victim.start(options.dataDir);
  const { siteUrl, studioUrl } = victim;
  const scene: Scene = { siteUrl, studioUrl, tally: newTally(), isEnding: false, isOver: false };
  const recoveries = new Map<Blow, number[]>(blows.map((blow) => [blow, []]));
  try {
    const cast = await gather(victim, scene);
    const playing = Promise.all(cast.actors.map((actor) => actor.run()));
    for (let cycle = 0; cycle < options.cycles; cycle += 1) {
      await untilWorked(scene, acknowledgedBetween);
      const blow = order[cycle % order.length] ?? 'server';
      const tookMs = await victim.strike(blow);
      recoveries.get(blow)?.push(tookMs);
      say(`${cycle + 1}/${options.cycles} ${blow}: back after ${(tookMs / 1000).toFixed(1)} s`);
    }
    await untilWorked(scene, acknowledgedBetween);
    scene.isEnding = true;
    const late = setTimeout(() => (scene.isOver = true), lastDecisionMs);
    await playing;
    clearTimeout(late);
    await compareMoney(victim.databaseUrl, scene, cast.actors);
    await compareOperations(
      victim.databaseUrl,
      scene,
      cast.bettors.map(({ acknowledged }) => acknowledged),
    );
  } finally {
    await victim.stop();
  }
  const { acknowledged, unanswered, executedLater, replayedLater } = scene.tally;
  const kinds = [...acknowledged].map(([kind, count]) => `${kind} ${count}`).join(', ');
  const told = `${countAcknowledged(scene.tally)} acknowledged (${kinds}), ${unanswered} asked again without an answer: ${executedLater} executed then, ${replayedLater} found done`;
  return { tally: scene.tally, recoveries, told: [told] };
}

async function untilWorked({ tally }: Scene, much: number): Promise<void> {
  const enough = countAcknowledged(tally) + much;
  const deadline = Date.now() + workPatienceMs;
  while (countAcknowledged(tally) < enough) {
    if (Date.now() > deadline) throw new Error('nobody gets anything done');
    await pause(50);
  }
  // not always at the same point of what is under way
  await pause(Math.random() * 1_000);
}

async function gather(victim: Victim, scene: Scene) {
  const count = bettorCount + playedGames.length * playersOfEach + ticketBuyerCount + moverCount;
  const accounts = await logInMembers(victim.databaseUrl, count);
  const take = (many: number) => accounts.splice(0, many);
  const bettors = take(bettorCount).map((account) => new Bettor(scene, account, account.fundsMinor));
  const players = playedGames.flatMap((game) =>
    take(playersOfEach).map((account) => new RoundPlayer(scene, account, game, account.fundsMinor)),
  );
  const buyers = take(ticketBuyerCount).map((account) => new TicketBuyer(scene, account, account.fundsMinor));
  const movers = take(moverCount).map((account) => createMover(scene, account, account.fundsMinor));
  return { bettors, actors: [...bettors, ...players, ...buyers, ...movers] };
}
