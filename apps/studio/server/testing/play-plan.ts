import type { PlanView } from '../../play-protocol/play-protocol.ts';
import { lookAtTable } from './at-table.ts';
import type { TableRoom } from './table-room.ts';

/** Lets a table's draws pass as soon as the plan has staked on each, until the plan is as wished. */
export async function playOn(
  room: TableRoom,
  token: string,
  { planId, until }: { readonly planId: string; until(plan: PlanView): boolean },
): Promise<PlanView> {
  for (let look = 0; look < 1_500; look += 1) {
    const plan = await lookAtPlan(room, token, planId);
    if (until(plan)) return plan;
    const { draw } = await lookAtTable(room.studio, token);
    const stake = plan.stakes.find(({ draw: number }) => number === draw?.number);
    if (draw?.state === 'open' && stake) passTo(room, draw.closes_at);
    else if (draw?.state === 'closed') passTo(room, draw.draws_at);
    else if (draw?.state === 'drawn' && stake?.state !== 'settling') passTo(room, draw.ends_at);
    await new Promise((settle) => setTimeout(settle, 40));
  }
  throw new Error('the plan did not come to be as wished');
}

export async function lookAtPlan(room: TableRoom, token: string, planId: string): Promise<PlanView> {
  const { status, body } = await room.studio.gameCalls('GET', `/api/plans/${planId}`, token);
  if (status !== 200) throw new Error(`HTTP ${status}: ${JSON.stringify(body)}`);
  return body as unknown as PlanView;
}

/** Time goes on, never back. */
export function passTo(room: TableRoom, time: string): void {
  room.aheadMs = Math.max(room.aheadMs, Date.parse(time) - Date.now() + 1);
}
