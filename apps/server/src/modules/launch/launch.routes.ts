import type { DataOf } from '@halls/contract';
import { demoPlay } from '@halls/contract/demo';
import { leave, play } from '@halls/contract/launch';
import { implement, type Call, type Implementation } from '#platform/call.ts';
import { fail, failFields, succeed } from '#platform/result.ts';
import { presentTransferBack, stayedCode } from '#modules/wallet';
import { frameAddress } from './game-frame.ts';
import { leaveGame } from './leave-game.ts';
import type { Started } from './launch.outcome.ts';
import type { LaunchDeps } from './launch.deps.ts';
import { gameDeviceOf, ownAddress } from './launch.rules.ts';
import { startDemo } from './start-demo.ts';
import { startGame } from './start-game.ts';

const codeOf = {
  failed: 101,
  wrong_currency: 102,
  transferring_back: 103,
  starting: 104,
  site_closed: 106,
  no_game: 107,
  transfer_disabled: 957,
} as const satisfies Partial<Record<Started['kind'], number>>;

export function launchRoutes(deps: LaunchDeps): Implementation[] {
  return [
    implement(play, async (input, call) => {
      const lobbyUrl = ownAddress(input.lobby_url, call.siteOrigin);
      if (lobbyUrl === null) return failFields({ lobby_url: 'error.field_format' });
      const started = await startGame(
        {
          gpId: input.gpId,
          gtId: input.game_type,
          gameCode: input.game_code,
          device: gameDeviceOf(input.device),
          lobbyUrl,
        },
        call,
        deps,
      );
      if (started.kind === 'started') return succeed(await presentStarted(started.gameUrl, call, deps));
      if (started.kind === 'maintenance') return fail(203, started.interval);
      return fail(codeOf[started.kind]);
    }),

    implement(leave, async (input, { actor: member }) => {
      const back = await leaveGame(member, input.gpId, deps);
      const data = presentTransferBack(back, await deps.ledger.balanceOf(member), member.currency);
      const code = stayedCode(back);
      return code === null ? succeed(data) : fail(code, data);
    }),

    implement(demoPlay, async (input, call) => {
      const started = await startDemo(
        {
          gpId: input.gp_id,
          gtId: input.game_type,
          gameCode: input.game_code,
          device: gameDeviceOf(input.device),
          currency: input.currency,
        },
        call,
        deps,
      );
      if (started.kind === 'started') return succeed({ game_url: started.gameUrl });
      if (started.kind === 'maintenance') return fail(203, started.interval);
      if (started.kind === 'site_closed' || started.kind === 'no_game') return fail(codeOf[started.kind]);
      return fail(101);
    }),
  ];
}

async function presentStarted(
  url: string,
  { siteOrigin }: Pick<Call, 'siteOrigin'>,
  deps: LaunchDeps,
): Promise<DataOf<typeof play>> {
  const frameUrl = await frameAddress({ url, siteOrigin }, deps);
  return { game_url: url, ...(frameUrl && { frame_url: frameUrl }) };
}
