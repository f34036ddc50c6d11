import { createHash, randomBytes } from 'node:crypto';
import type { RoundSeed } from '@halls/fairness';
import { commitmentOfSeed, drawOfRound } from '@halls/fairness/node';
import { houseGames, type HouseGame, type PicksModelId } from '@halls/house-games';
import { type ClaimedRound, judgeRound } from '@halls/second-opinion';
import { expect, test } from 'vitest';
import { drawJackpot, isJackpotGame, isJackpotHit, jackpotDomain, unitsPerWin } from './jackpot.ts';
import { houseMath, mathOf } from './math-book.ts';
import { poolWith, withPool } from './picks/pool.ts';
import { type Bet, mayGamble, movesWith, type RoundMath } from './round-math.ts';
import type { HandOutcome } from './hands/hand-model.ts';
import { playByTurns } from './testing/play-by-turns.ts';
import { somePicks } from './testing/some-picks.ts';

/** Rounds of each game: `SECOND_OPINION_ROUNDS=1000` for a long look. */
const rounds = Number(process.env.SECOND_OPINION_ROUNDS ?? 100);

/** Matches of the sportsbook are checked by `check-match.ts`, its markets by `markets/second-judge.test.ts`. */
const played = houseGames.filter(({ engine }) => engine !== 'sports');
type SpinBet = Extract<Bet, { stakeMinor: bigint }>;
const spin: SpinBet = { stakeMinor: 1_000n };
const boughtSpins: SpinBet = { stakeMinor: 64_000n, isBought: true };
const gambledSpin: SpinBet = { stakeMinor: 1_000n, mayGamble: true };
const withBet = (bet: SpinBet, name: string) =>
  played
    .filter((game) => mathOf(game).accepts(bet))
    .map((game) => [`${game.code}, ${name}`, game, bet] as const);

test.each([
  ...played.map((game) => [game.code, game, spin] as const),
  ...withBet(boughtSpins, 'bought'),
  ...withBet(gambledSpin, 'gambled'),
])(
  'another implementation, made from the sheets alone, agrees with every round of %s',
  { timeout: 600_000 },
  (_code, game, bet) => {
    let paid = 0;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const round = playedRound(game, nonce, bet);
      expect([round, judgeRound(round)]).toEqual([round, 'agrees']);
      if (round.jackpot) {
        const other = { ...round.jackpot, drawn: round.jackpot.drawn + 1 };
        expect(judgeRound({ ...round, jackpot: other })).toBe('jackpot differs');
      }
      if (round.payout === '0') continue;
      paid += 1;
      expect(judgeRound({ ...round, payout: `${round.payout}0` })).toBe('payout differs');
      if (movesWith(bet).length > 0)
        expect(judgeRound({ ...round, bet: { stake: String(bet.stakeMinor) } })).toBe('payout differs');
    }
    expect(paid).toBeGreaterThan(0);
  },
);

/** Amounts are of a currency without decimals. */
function playedRound(game: HouseGame, nonce: number, own: SpinBet): ClaimedRound {
  const serverSeed = createHash('sha256').update(randomBytes(16)).digest('hex');
  const clientSeed = `${game.code} ${nonce}`;
  const mathematics = houseMath.keyOf(game);
  const math = houseMath.get(mathematics);
  const draw = () => drawOfRound({ serverSeed, clientSeed, nonce });
  const { stakeMinor } = own;
  const outcome =
    game.engine === 'hands' || mayGamble(own)
      ? playByTurns(houseMath.getHand(mathematics), draw, nonce, movesWith(own))
      : inSomePool(math, math.play(draw(), movesWith(own)), nonce);
  const picks = game.engine === 'picks' ? somePicks(game.model as PicksModelId, nonce) : null;
  const bet = picks ? { picks: picks.map((option) => ({ option, stakeMinor: 700n })) } : own;
  expect(math.accepts(bet)).toBe(true);
  return {
    mathematics,
    bet: picks
      ? { picks: picks.map((option) => ({ option, stake: '700' })) }
      : {
          stake: String(stakeMinor),
          ...(own.isBought && { bought: true }),
          ...(own.mayGamble && { gamble: true }),
        },
    stake:
      game.engine === 'hands' ? String((outcome as HandOutcome).stakeHundredths * 10) : String(stakeMinor),
    payout: String(math.payoutMinor(outcome, bet)),
    ...jackpotOf(game, { serverSeed, clientSeed, nonce }),
    outcome: JSON.parse(JSON.stringify(outcome)) as unknown,
    fairness: {
      commitment: commitmentOfSeed(serverSeed),
      client_seed: clientSeed,
      nonce,
      server_seed: serverSeed,
      chain: null,
    },
    seats: null,
    game: { gp_id: game.gpId, code: game.code },
  };
}

/** As if much or little had been staked beside. */
function inSomePool({ pool }: RoundMath, outcome: unknown, nonce: number): unknown {
  if (!pool) return outcome;
  const staked = pool.options.map((option, place) => ({
    option,
    units: ((nonce + 1) * 7_654_321) ** (place + 1) % 90_000_019,
  }));
  return withPool(pool, outcome, poolWith(pool, staked));
}

/** Stakes of a thousand; for each third round the operator has no jackpot. */
function jackpotOf(game: HouseGame, seed: RoundSeed): Pick<ClaimedRound, 'currency' | 'jackpot'> {
  if (!isJackpotGame(game) || seed.nonce % 3 === 0) return { currency: 'VND', jackpot: null };
  const draw = drawOfRound({ ...seed, domain: jackpotDomain });
  const jackpot = drawJackpot(draw, 1_000n, unitsPerWin.VND);
  return { currency: 'VND', jackpot: { ...jackpot, is_hit: isJackpotHit(jackpot) } };
}
