import { type Draw, playRound, verifyRound } from '@halls/fairness';
import type { MatchEventView, MatchProofView, SidesView } from '../../play-protocol/sports-protocol.ts';
import { meetBasketball } from './basketball/meet-basketball.ts';
import { meetEsport } from './esport/meet-esport.ts';
import { titles } from './esport/titles.ts';
import { meetFootball } from './football/meet-football.ts';
import type { Meeting } from './sport/sport.ts';
import { meetTennis } from './tennis/meet-tennis.ts';

export type MatchVerdict =
  | { readonly kind: 'fair'; readonly events: number }
  | { readonly kind: 'commitment_differs' | 'events_differ' };

type ToldEvent = Pick<MatchEventView, 'at_ms' | 'kind' | 'side'> & Partial<Pick<MatchEventView, 'shirt'>>;

/**
 * Draws a match again from its seed, stream by stream, and holds what comes against what was told. The seed must have the
 * hash that was published with the fixture.
 */
export async function checkMatch(
  proof: MatchProofView & { readonly server_seed: string },
  told: readonly ToldEvent[],
): Promise<MatchVerdict> {
  const { commitment, client_seed: clientSeed, server_seed: serverSeed } = proof;
  const seed = { serverSeed, clientSeed, nonce: 0 };
  const hash = await verifyRound({ seed, commitment, outcome: null, play: () => null });
  if (!hash.isFair) return { kind: 'commitment_differs' };
  const meeting = meetingOf(proof);
  const draws = await Promise.all(
    // a stream is far shorter than the 256 bytes that its draw starts with
    Array.from({ length: meeting.streams }, (_, nonce) =>
      playRound({ ...seed, nonce }, (draw): Draw => draw),
    ),
  );
  const events = meeting.play((stream) => draws[stream]!);
  const isSame =
    events.length === told.length &&
    events.every(({ atMs, kind, side, shirt = null }, at) => {
      const other = told[at]!;
      // matches of before shirts were told have none
      const isTheirs = (other.shirt ?? shirt) === shirt;
      return other.at_ms === atMs && other.kind === kind && other.side === side && isTheirs;
    });
  return isSame ? { kind: 'fair', events: events.length } : { kind: 'events_differ' };
}

function meetingOf(proof: SidesView): Meeting {
  switch (proof.sport) {
    case 'football':
      return meetFootball(proof);
    case 'tennis':
      return meetTennis(proof);
    case 'basketball':
      return meetBasketball(proof);
    case 'esport':
      return meetEsport({ ...proof, title: titles[proof.title] });
  }
}
