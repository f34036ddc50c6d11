import { createCounter } from '@halls/service';
import type { JointChances, MatchPart } from '#games/sports/builder/joint-chances.ts';
import { getSport } from '#games/sports/sport/sports.ts';
import type { GameSession } from '#modules/game-session';
import type { Match } from '../market/match.repo.ts';

/** Who asks for a price; a price that a bet is decided by is asked by nobody. */
export type Asker = Pick<GameSession, 'sessionId' | 'kind'>;

const mostKept = 5_000;
/** A combination is worked out in some milliseconds: so many new ones of a session in ten seconds. */
const ofSession = { max: 40, seconds: 10 };
/** Demos cost what bets cost and bring nothing in. */
const ofDemos = { max: 20, seconds: 2 };

/**
 * What combinations are worth, each worked out once for each state of its match. The same state gives the same chances in
 * every process: nothing but the match goes into them.
 */
export class JointPrices {
  readonly #kept = new Map<string, JointChances>();
  readonly #sessions = createCounter(ofSession);
  readonly #demos = createCounter(ofDemos);
  readonly #isLimited: boolean;

  constructor({ isLimited }: { readonly isLimited: boolean }) {
    this.#isLimited = isLimited;
  }

  /** Null where too much is asked for; for a bet that is decided it never is. */
  chancesOf(
    match: Match,
    parts: readonly MatchPart[],
    asked: { readonly by: Asker | null; readonly now: Date },
  ): JointChances | null {
    const key = `${match.matchId}/${match.version}/${parts
      .map(({ code, line, outcome }) => `${code} ${line} ${outcome}`)
      .join()}`;
    const known = this.#kept.get(key);
    if (known) return known;
    const { jointChances } = getSport(match.sport);
    if (!jointChances) throw new Error(`${match.sport} has no joint chances`);
    if (this.#isLimited && asked.by && !this.#hasRoom(asked.by, asked.now)) return null;
    const { home, away, tally } = match;
    const clockMs = match.status === 'live' ? match.clockMs : null;
    const made = jointChances({ home, away, tally, clockMs }, parts);
    this.#keep(key, made);
    return made;
  }

  #hasRoom({ sessionId, kind }: Asker, now: Date): boolean {
    return (
      this.#sessions.count(sessionId, now) === 0 && (kind !== 'demo' || this.#demos.count('all', now) === 0)
    );
  }

  #keep(key: string, made: JointChances): void {
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= mostKept && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(key, made);
  }
}
