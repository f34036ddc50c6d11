import type { RotatedSeedsView, SeedsView } from '../../play-protocol/play-protocol.ts';
import type { TestStudio } from './test-studio.ts';

/** Reveals the player's server seed, as a page does that has just looked at the next one's hash. */
export async function rotateSeeds(studio: TestStudio, token: string): Promise<RotatedSeedsView> {
  const session = (await studio.gameCalls('GET', '/api/session', token)).body as unknown as {
    seeds: SeedsView;
  };
  const { next_commitment } = session.seeds;
  const asked = { next_commitment, client_seed: 'chosen for the next' };
  const answer = await studio.gameCalls('POST', '/api/seeds/rotate', token, asked);
  if (answer.status !== 200) throw new Error(`HTTP ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body as unknown as RotatedSeedsView;
}
