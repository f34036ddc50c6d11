import { randomUUID } from 'node:crypto';
import { playCalls, type RoundView, type SessionView } from '../play-protocol/play-protocol.ts';

// LAUNCH_ADDRESS=… node apps/studio/tools/play-once.ts: opens a game as its page would, and plays one round
const address = new URL(process.env.LAUNCH_ADDRESS ?? '');
const { token, first_stake: stake } = await call<SessionView & { token: string }>(playCalls.open[1], '', {
  code: address.searchParams.get('code'),
  gp_id: address.pathname.split('/').at(-1),
  game_code: address.searchParams.get('game_code'),
});
const round = await call<RoundView>(playCalls.play[1], token, {
  client_round_id: randomUUID(),
  bet: { stake },
});
console.log(round.state);

async function call<Answer>(path: string, session: string, body: object): Promise<Answer> {
  const response = await fetch(new URL(path, address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${session}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}
