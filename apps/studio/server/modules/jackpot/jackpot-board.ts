import type { Clock } from '@halls/service';
import type { GameSession } from '#modules/game-session';
import type { OperatorClient } from '#modules/seamless-wallet';
import { askJackpot } from './ask-jackpot.ts';

export interface JackpotBoard {
  /** Minor units; null where the session feeds none, or the operator does not say. */
  look(session: GameSession): Promise<bigint | null>;
}

const freshMs = 2_000;
/** Sites and currencies of all operators together; the oldest makes room. */
const boardsKept = 500;

/** The players of one site and currency share what the operator was asked last. */
export function createJackpotBoard(parts: {
  readonly operator: Pick<OperatorClient, 'call'>;
  readonly clock: Clock;
}): JackpotBoard {
  const asked = new Map<string, { readonly atMs: number; readonly amount: Promise<bigint | null> }>();

  return {
    async look(session) {
      if (!session.hasJackpot || session.endReason) return null;
      const key = `${session.operatorId} ${session.gpId} ${session.siteId} ${session.currency}`;
      const nowMs = parts.clock().getTime();
      const kept = asked.get(key);
      if (kept && nowMs - kept.atMs < freshMs) return kept.amount;
      const amount = askJackpot(parts.operator, session);
      asked.delete(key);
      asked.set(key, { atMs: nowMs, amount });
      for (const oldest of asked.keys()) {
        if (asked.size <= boardsKept) break;
        asked.delete(oldest);
      }
      return amount;
    },
  };
}
