import { type Currency, formatMinor, type Language, textIn } from '@halls/contract';
import type { HouseGame } from '@halls/house-games';
import { isJackpotHit, type JackpotDraw } from '#games/jackpot.ts';
import type { FreeGrant } from '#modules/free-rounds';
import { type PlayerSeeds, readBet, type Round, type SessionSum } from '#modules/round';
import type {
  BetView,
  FreeRoundsView,
  GameView,
  HistoryView,
  JackpotRoundView,
  RoundView,
  SeedsView,
} from '../../../play-protocol/play-protocol.ts';

/** The outcome of a round whose money is undecided is not shown. */
export function presentRound(round: Round): RoundView {
  const { currency } = round;
  const isSettled = round.state === 'settled';
  // nothing of a hand is drawn before it is shown
  const isPlaying = round.state === 'open' && round.movedAt !== null;
  return {
    round_id: round.roundId,
    client_round_id: round.clientRoundId,
    game_code: round.gameCode,
    mathematics: round.mathematics,
    state: isPlaying ? 'playing' : round.state === 'open' ? 'settling' : round.state,
    void_reason: round.voidReason,
    bet: presentBet(round, currency),
    stake: formatMinor(round.stakeMinor, currency),
    payout: isSettled ? formatMinor(round.payoutMinor, currency) : null,
    outcome: isSettled || isPlaying ? round.outcome : null,
    balance: round.balanceAfterMinor === null ? null : formatMinor(round.balanceAfterMinor, currency),
    currency,
    is_free: round.freeId !== null,
    draw:
      round.drawNumber === null || round.drawClosesAt === null
        ? null
        : { number: round.drawNumber, closes_at: round.drawClosesAt.toISOString() },
    jackpot: isSettled && round.jackpot ? presentJackpot(round.jackpot, round) : null,
    played_at: round.openedAt.toISOString(),
    fairness: {
      commitment: round.commitment,
      client_seed: round.clientSeed,
      nonce: round.nonce,
      server_seed: round.serverSeed,
      chain:
        round.firstLink === null || round.linkNumber === null
          ? null
          : { first_link: round.firstLink, number: round.linkNumber, ordinal: round.chainOrdinal },
      seat_seed: round.seatSeed,
    },
  };
}

function presentJackpot(draw: JackpotDraw, { jackpotPaidMinor, currency }: Round): JackpotRoundView {
  return {
    ...draw,
    is_hit: isJackpotHit(draw),
    amount: jackpotPaidMinor === null ? null : formatMinor(jackpotPaidMinor, currency),
  };
}

export function presentFreeRounds(grant: FreeGrant, currency: Currency): FreeRoundsView {
  return {
    grant_id: grant.grantId,
    stake: formatMinor(grant.stakeMinor, currency),
    count: grant.count,
    left: grant.state === 'given' ? grant.count - grant.used : 0,
    won: formatMinor(grant.wonMinor, currency),
  };
}

export function presentSum(sum: SessionSum, currency: Currency): HistoryView['session'] {
  const { rounds, stakeMinor, payoutMinor } = sum;
  return {
    rounds,
    stake: formatMinor(stakeMinor, currency),
    payout: formatMinor(payoutMinor, currency),
  };
}

export function presentSeeds({ commitment, clientSeed, nextNonce, nextCommitment }: PlayerSeeds): SeedsView {
  return {
    commitment,
    client_seed: clientSeed,
    next_nonce: nextNonce,
    next_commitment: nextCommitment,
  };
}

export function presentGame(game: HouseGame, language: Language): GameView {
  const { code, gpId, engine, model, theme, sports = null } = game;
  return { code, gp_id: gpId, name: textIn(game.name, language), engine, model, theme, sports };
}

function presentBet(round: Round, currency: Currency): BetView {
  const bet = readBet(round.bet);
  if ('stakeMinor' in bet)
    return {
      stake: formatMinor(bet.stakeMinor, currency),
      ...(bet.isBought && { bought: true }),
      ...(bet.mayGamble && { gamble: true }),
    };
  return {
    picks: bet.picks.map(({ option, stakeMinor }) => ({ option, stake: formatMinor(stakeMinor, currency) })),
  };
}
