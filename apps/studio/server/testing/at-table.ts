import type { SeatedTableView, TableDrawView } from '../../play-protocol/play-protocol.ts';
import type { GameAnswer, TestStudio } from './test-studio.ts';

/** Somebody at a baccarat table whose money lies at the studio: 100,000 VND. */
export function sitDownAtBaccarat(studio: TestStudio, name: string) {
  return sitDownAt(studio, { gpId: 'GPLC', code: 'lc-baccarat' }, { member_ref: name, currency: 'VND' });
}

/** Somebody at a table of a provider that keeps the money: 100,000 of the currency. */
export async function sitDownAt<Coin extends 'VND' | 'USD'>(
  studio: TestStudio,
  { gpId, code: game_code }: { readonly gpId: string; readonly code: string },
  member: { readonly member_ref: string; readonly currency: Coin },
) {
  await studio.operatorCalls('create-member', { ...member, language: 'en_US' }, gpId);
  await studio.operatorCalls(
    'transfer-in',
    { ...member, order_id: `in-${member.member_ref}`, amount: '100000' },
    gpId,
  );
  const launched = await studio.operatorCalls(
    'launch',
    {
      ...member,
      mode: 'real',
      language: 'en_US',
      game_code,
      device: 'desktop',
      lobby_url: 'http://localhost:3000/close',
    },
    gpId,
  );
  const code = new URL(launched.launch_url ?? '').searchParams.get('code');
  const opened = await studio.gameCalls('POST', '/api/session', '', { code, gp_id: gpId, game_code });
  return { member, token: opened.body.token, alias: opened.body.alias };
}

/** Somebody at a table whose money lies at the operator: a lottery, where no other is asked for. */
export async function sitDownAtLottery(
  studio: TestStudio,
  table = { gp_id: 'GPLT', game_code: 'lt-three-digits' },
): Promise<string> {
  const opened = await studio.gameCalls('POST', '/api/session', '', { code: 'operator-code', ...table });
  return opened.body.token;
}

export function betAtTable(
  studio: TestStudio,
  token: string,
  clientRoundId: string,
  option: string,
  clientSeed?: string,
) {
  return studio.gameCalls('POST', '/api/rounds', token, {
    client_round_id: clientRoundId,
    ...(clientSeed !== undefined && { client_seed: clientSeed }),
    bet: { picks: [{ option, stake: '1000' }] },
  });
}

export async function lookAtTable(studio: TestStudio, token: string): Promise<SeatedTableView> {
  return (await studio.gameCalls('GET', '/api/table', token)).body as unknown as SeatedTableView;
}

/** The table's draw as soon as it is as wished. */
export async function untilDraw(
  studio: TestStudio,
  token: string,
  isWished: (draw: TableDrawView) => boolean,
): Promise<TableDrawView> {
  for (let look = 0; look < 400; look += 1) {
    const { draw } = await lookAtTable(studio, token);
    if (draw && isWished(draw)) return draw;
    await new Promise((settle) => setTimeout(settle, 50));
  }
  throw new Error('the draw did not come to be as wished');
}

export async function untilDecided(
  studio: TestStudio,
  token: string,
  clientRoundId: string,
): Promise<GameAnswer> {
  for (let look = 0; look < 240; look += 1) {
    const { body } = await studio.gameCalls('GET', `/api/rounds/${clientRoundId}`, token);
    if (body.state !== 'settling') return body;
    await new Promise((settle) => setTimeout(settle, 50));
  }
  throw new Error('the round stayed undecided');
}
