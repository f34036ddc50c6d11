import { callSite, pause, type ChaosMember } from './site-caller.ts';
import { acknowledge, type Actor, type Scene } from './tally.ts';

const providers = [
  { gpId: 'GPR8', game_type: 2 },
  { gpId: 'GPJD', game_type: 2 },
  { gpId: 'GPLC', game_type: 3 },
  { gpId: 'GPKC', game_type: 6 },
  { gpId: 'GPCF', game_type: 8 },
];

/** Sends the money to and fro among providers that hold it, in any order, and never waits for an answer twice. */
export function createMover(scene: Scene, member: ChaosMember, startMinor: bigint): Actor {
  return {
    member,
    expectedMinor: startMinor,
    async run() {
      while (!scene.isEnding) {
        const answer = await callSite(scene.siteUrl, member, ...nextCall(scene));
        if (answer?.body.code === 100) acknowledge(scene.tally, 'move');
        if (!answer) scene.tally.unanswered += 1;
        await pause(Math.random() * 150);
      }
    },
  };
}

function nextCall({ siteUrl }: Scene): [path: string, body: Record<string, unknown>] {
  const dice = Math.random();
  const provider = providers[Math.floor(Math.random() * providers.length)];
  if (dice < 0.6)
    return ['/member/game/play1', { ...provider, game_code: '0', lobby_url: `${siteUrl}/close` }];
  if (dice < 0.85) return ['/member/game/leave1', {}];
  if (dice < 0.95) return ['/member/profile/balance_get_back', { gp_id: provider?.gpId }];
  return ['/member/profile/balance/all/back', {}];
}
