import type { SeatedTableView, TableDrawView } from '../../play-protocol/play-protocol.ts';
import type { GameAnswer, TestStudio } from './test-studio.ts';

/** Somebody at a baccarat table whose money lies at the studio: 100,000 VND. */
export async function sitDownAtBaccarat(studio: TestStudio, name: string) {
  const member = { member_ref: name, currency: 'VND' as const };
  await studio.operatorCalls('create-member', { ...member, language: 'en_US' }, 'GPLC');
  await studio.operatorCalls('transfer-in', { ...member, order_id: `in-${name}`, amount: '100000' }, 'GPLC');
  const launched = await studio.operatorCalls(
    'launch',
    {
      ...member,
      mode: 'real',
      language: 'en_US',
      game_code: 'lc-baccarat',
      device: 'desktop',
      lobby_url: 'http://localhost:3000/close',
    },
    'GPLC',
  );
  const code = new URL(launched.launch_url ?? '').searchParams.get('code');
  const opened = await studio.gameCalls('POST', '/api/session', '', {
    code,
    gp_id: 'GPLC',
    game_code: 'lc-baccarat',
  });
  return { member, token: opened.body.token };
}

/** Somebody at a lottery whose money lies at the operator. */
export async function sitDownAtLottery(studio: TestStudio): Promise<string> {
  const opened = await studio.gameCalls('POST', '/api/session', '', {
    code: 'operator-code',
    gp_id: 'GPLT',
    game_code: 'lt-three-digits',
  });
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
