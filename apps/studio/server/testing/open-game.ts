import { expect } from 'vitest';
import type { TestStudio } from './test-studio.ts';

/** A game of a seamless provider, opened with a code of the operator's; answers the session's token. */
export async function openSeamlessGame(studio: TestStudio, code: string): Promise<string> {
  return openGame(studio, { code, gp_id: 'GPFC', game_code: 'fc-deep-blue' });
}

/** A game of a provider that holds the money, which is brought there first. */
export async function openTransferGame(
  studio: TestStudio,
  memberRef: string,
  amountMinor: string,
  game: TransferGame = riverDragon,
): Promise<string> {
  const member = { member_ref: memberRef, currency: 'VND' } as const;
  await studio.operatorCalls('create-member', { ...member, language: 'vi_VN' }, game.gp_id);
  const order = { ...member, order_id: `in-${memberRef}`, amount: amountMinor };
  expect(await studio.operatorCalls('transfer-in', order, game.gp_id)).toMatchObject({ status: 'OK' });
  return launchTransferGame(studio, memberRef, game);
}

/** Another window of that player. */
export async function launchTransferGame(
  studio: TestStudio,
  memberRef: string,
  { gp_id, game_code }: TransferGame = riverDragon,
): Promise<string> {
  const member = { member_ref: memberRef, currency: 'VND', mode: 'real', language: 'vi_VN' } as const;
  const window = { game_code, device: 'desktop', lobby_url: 'http://localhost:3000/' } as const;
  const { launch_url } = await studio.operatorCalls('launch', { ...member, ...window }, gp_id);
  return openGame(studio, { code: new URL(launch_url ?? '').searchParams.get('code'), gp_id, game_code });
}

interface TransferGame {
  readonly gp_id: string;
  readonly game_code: string;
}

const riverDragon: TransferGame = { gp_id: 'GPR8', game_code: 'r8-river-dragon' };

export function spinAt(studio: TestStudio, token: string, clientRoundId: string, stake = '1000') {
  const round = { client_round_id: clientRoundId, bet: { stake } };
  return studio.gameCalls('POST', '/api/rounds', token, round);
}

async function openGame(studio: TestStudio, asked: object): Promise<string> {
  const { status, body } = await studio.gameCalls('POST', '/api/session', '', asked);
  expect([status, body.error]).toEqual([200, undefined]);
  return body.token;
}
