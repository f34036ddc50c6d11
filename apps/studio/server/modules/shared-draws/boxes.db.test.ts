import { expect, test } from 'vitest';
import type { TableStakesView, TableView } from '../../../play-protocol/play-protocol.ts';
import { lookAtTable, sitDownAt, untilDraw } from '../../testing/at-table.ts';
import { useTableRoom } from '../../testing/table-room.ts';

const game = { gpId: 'GPKC', code: 'kc-bull-bull' };
const room = useTableRoom(0n);

const sit = <Coin extends 'VND' | 'USD'>(name: string, currency: Coin) =>
  sitDownAt(room.studio, game, { member_ref: name, currency });

test('who has staked most at a seat holds it, in sight of all; of equal stakes the first', async () => {
  const [ann, bo, watcher] = [await sit('ann', 'VND'), await sit('bo', 'VND'), await sit('cy', 'VND')];
  await openTable(ann.token);
  await stake(ann.token, 'ann-even-on-2', 'even-2', '2000');
  await stake(bo.token, 'bo-double-on-2', 'double-2', '2000');
  await stake(bo.token, 'bo-bull-on-3', 'bull-3', '1000');
  await stake(bo.token, 'bo-on-the-banker', 'banker-none', '1000');
  await expect
    .poll(() => boxesSeenBy(watcher.token))
    .toEqual([
      { box: '2', holder: ann.alias, stake: '2000', currency: 'VND', players: 2 },
      { box: '3', holder: bo.alias, stake: '1000', currency: 'VND', players: 1 },
    ]);
  // a little more, and another sits there
  await stake(bo.token, 'bo-bull-on-2', 'bull-2', '1000');
  await expect
    .poll(async () => (await boxesSeenBy(watcher.token))[0])
    .toMatchObject({ holder: bo.alias, stake: '3000' });
});

test('stakes of different currencies are measured by their table limits', async () => {
  const [rich, small] = [await sit('rich', 'USD'), await sit('small', 'VND')];
  await openTable(rich.token);
  await stake(small.token, 'many-dong-on-1', 'even-1', '50000');
  await stake(rich.token, 'few-dollars-on-1', 'even-1', '100');
  await expect
    .poll(() => boxesSeenBy(small.token))
    .toEqual([{ box: '1', holder: rich.alias, stake: '100.00', currency: 'USD', players: 2 }]);
});

test('those who watch are told who sits down, and see them until the next draw opens', async () => {
  const ann = await sit('ann', 'VND');
  const { number, draws_at, ends_at } = await openTable(ann.token);
  const stop = new AbortController();
  const told: string[] = [];
  const listening = listen(told, stop.signal).catch(() => {});
  await expect.poll(() => told.length).toBe(1);
  await stake(ann.token, 'ann-even-on-4', 'even-4', '1000');
  await expect.poll(() => told).toEqual(['open: ', `stakes: ${ann.alias}`]);
  goTo(draws_at);
  await expect.poll(() => told).toContain(`drawn: ${ann.alias}`);
  goTo(ends_at);
  await untilDraw(room.studio, ann.token, (draw) => draw.number > number && draw.state === 'open');
  await expect.poll(() => told.at(-1)).toBe('open: ');
  stop.abort();
  await listening;
});

function goTo(moment: string): void {
  room.aheadMs = Date.parse(moment) - Date.now() + 50;
}

async function listen(told: string[], signal: AbortSignal): Promise<void> {
  const response = await fetch(`${room.studio.url}/api/tables/${game.gpId}/${game.code}/events`, { signal });
  let text = '';
  for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
    text += part;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (!data) continue;
      const view = JSON.parse(data) as Partial<TableView> & TableStakesView;
      told.push(`${view.draw?.state ?? 'stakes'}: ${view.boxes.map(({ holder }) => holder).join()}`);
    }
  }
}

async function boxesSeenBy(token: string) {
  return (await lookAtTable(room.studio, token)).boxes;
}

function stake(token: string, id: string, option: string, amount: string) {
  return room.studio.gameCalls('POST', '/api/rounds', token, {
    client_round_id: id,
    bet: { picks: [{ option, stake: amount }] },
  });
}

function openTable(token: string) {
  return untilDraw(room.studio, token, (draw) => draw.state === 'open');
}
