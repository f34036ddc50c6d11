import { addressKey, createCounter } from '@halls/service';
import type { GameSession } from '#modules/game-session';

/** Who asks, as the connection says. */
export interface Caller {
  readonly ip: string;
}

/** Of one address, over all calls that declare none of their own. Many players may share an address. */
export const callsPerMinute = 1_800;

/** What is counted by more than its route. Each answers 0, or in how many seconds to ask again. */
export interface PlayLimits {
  call(session: GameSession, now: Date): number;
  /** A round is about to be played. */
  round(session: GameSession, caller: Caller, now: Date): number;
  /** A demo is about to be opened. */
  demo(caller: Caller, now: Date): number;
  /**
   * A launch code is about to be tried: a guess, until it has opened something. Counted before the operator is asked,
   * so that many at once are no way around.
   */
  guess(caller: Caller, now: Date): number;
  rightGuess(caller: Caller): void;
}

/**
 * A session plays as quickly as a hand that skips every show. Demos cost what bets cost and bring nothing in, so
 * that all of them together get a share that bets don't feel.
 */
export function createPlayLimits(): PlayLimits {
  const calls = createCounter({ max: 200, seconds: 10 });
  const rounds = createCounter({ max: 60, seconds: 10 });
  const demoRounds = createCounter({ max: 40, seconds: 10 });
  const demoRoundsOfAddress = createCounter({ max: 100, seconds: 10 });
  const demoRoundsOfAll = createCounter({ max: 60, seconds: 2 });
  const demos = createCounter({ max: 30, seconds: 600 });
  const guesses = createCounter({ max: 10, seconds: 60 });
  return {
    call: ({ sessionId }, now) => calls.count(sessionId, now),
    round({ sessionId, kind }, { ip }, now) {
      if (kind !== 'demo') return rounds.count(sessionId, now);
      return (
        demoRounds.count(sessionId, now) ||
        demoRoundsOfAddress.count(addressKey(ip), now) ||
        demoRoundsOfAll.count('all', now)
      );
    },
    demo: ({ ip }, now) => demos.count(addressKey(ip), now),
    guess: ({ ip }, now) => guesses.count(addressKey(ip), now),
    rightGuess: ({ ip }) => guesses.takeBack(addressKey(ip)),
  };
}

/** For tests and load tools. */
export const noLimits: PlayLimits = {
  call: () => 0,
  round: () => 0,
  demo: () => 0,
  guess: () => 0,
  rightGuess() {},
};
