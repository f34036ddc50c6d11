import { type ClaimedRound, judgeRound } from '@halls/second-opinion';
import { expect, test } from 'vitest';
import { cardOfDraw } from '#games/picks/cards.ts';
import { lookAtTable, sitDownAtLottery, untilDecided } from '../../testing/at-table.ts';
import { useTableRoom } from '../../testing/table-room.ts';

const room = useTableRoom(10_000_000n);
const cards = 8;
const tables = [
  { game_code: 'vs-greyhounds', betOn: (card: number) => `win:3@${card}` },
  { game_code: 'vs-short-league', betOn: (card: number) => `draw:3@${card}` },
];

test.each(tables)(
  'a draw of $game_code takes the bets of its own card, and plays it',
  async ({ game_code, betOn }) => {
    const token = await sitDownAtLottery(room.studio, { gp_id: 'GPVS', game_code });
    const stake = (id: string, option: string, draw?: number) =>
      room.studio.gameCalls('POST', '/api/rounds', token, {
        client_round_id: id,
        ...(draw !== undefined && { draw }),
        bet: { picks: [{ option, stake: '1000' }] },
      });
    // whichever draws come while this goes on: it may be a slow machine
    let tries = 0;
    let taken = 0;
    await expect
      .poll(
        async () => {
          const { draw } = await lookAtTable(room.studio, token);
          if (draw?.state !== 'open') return 0;
          const { number } = draw;
          tries += 1;
          const other = betOn(cardOfDraw(cards, number + 4));
          const refused = await stake(`other-card-${tries}`, other);
          expect([refused.status, refused.body.error]).toEqual([409, 'draw_closed']);
          const { status, body } = await stake(`own-card-${tries}`, betOn(cardOfDraw(cards, number)), number);
          if (status !== 200) expect(body.error).toBe('draw_closed');
          return (taken = status === 200 ? number : 0);
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(0);
    room.aheadMs += 46_000;
    const round = await untilDecided(room.studio, token, `own-card-${tries}`);
    expect(round).toMatchObject({ state: 'settled', outcome: { card: cardOfDraw(cards, taken) } });
    const { body } = await room.studio.gameCalls('GET', `/api/verify/${round.round_id}`, '');
    expect(judgeRound(body as unknown as ClaimedRound)).toBe('agrees');
  },
  90_000,
);

test.each([
  ['vs-greyhounds', 'win:3'],
  ['vs-greyhounds', 'win:3@9'],
  ['vs-greyhounds', 'forecast:5-2@1'],
  ['vs-greyhounds', 'tricast:1-1-2@1'],
  ['vs-short-league', 'win:2@1'],
  ['vs-short-league', 'home:7@1'],
])('%s knows no %s', async (game_code, option) => {
  const token = await sitDownAtLottery(room.studio, { gp_id: 'GPVS', game_code });
  const { status, body } = await room.studio.gameCalls('POST', '/api/rounds', token, {
    client_round_id: 'not-there-at-all',
    bet: { picks: [{ option, stake: '1000' }] },
  });
  expect([status, body.error]).toEqual([409, 'bet_invalid']);
});
