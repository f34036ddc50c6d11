import { type Draw, playRound, verifyRound } from '@halls/fairness';
import type { MatchEventView, MatchProofView } from '../../play-protocol/sports-protocol.ts';
import { allMinutes } from './football/football-clock.ts';
import { playFootball } from './football/play-football.ts';

export type MatchVerdict =
  | { readonly kind: 'fair'; readonly events: number }
  | { readonly kind: 'commitment_differs' | 'events_differ' };

type ToldEvent = Pick<MatchEventView, 'at_ms' | 'kind' | 'side'>;

/**
 * Draws a match again from its seed, minute by minute, and holds what comes against what was told. The seed must have the
 * hash that was published with the fixture.
 */
export async function checkMatch(
  proof: MatchProofView & { readonly server_seed: string },
  told: readonly ToldEvent[],
): Promise<MatchVerdict> {
  const { commitment, client_seed: clientSeed, server_seed: serverSeed, home, away } = proof;
  const seed = { serverSeed, clientSeed, nonce: 0 };
  const hash = await verifyRound({ seed, commitment, outcome: null, play: () => null });
  if (!hash.isFair) return { kind: 'commitment_differs' };
  const draws = await Promise.all(
    // a minute takes some twenty bytes of the 256 that its draw starts with
    Array.from({ length: allMinutes }, (_, nonce) => playRound({ ...seed, nonce }, (draw): Draw => draw)),
  );
  const events = playFootball({ home, away }, (minute) => draws[minute]!);
  const isSame =
    events.length === told.length &&
    events.every(({ atMs, kind, side }, at) => {
      const other = told[at]!;
      return other.at_ms === atMs && other.kind === kind && other.side === side;
    });
  return isSame ? { kind: 'fair', events: events.length } : { kind: 'events_differ' };
}
