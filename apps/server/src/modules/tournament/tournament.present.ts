import { formatMinor, textIn, toBit, type Currency, type Language } from '@halls/contract';
import type { OfficeTournament, TournamentTerms } from '@halls/contract/office';
import type {
  ListedTournament,
  Ranked,
  Tournament as ShownTournament,
  TournamentScoring,
} from '@halls/contract/tournament';
import type { CatalogueFace } from '#modules/catalogue';
import { presentReward, rewardTermsOf } from '#modules/promotion';
import type { Standing } from './standing.repo.ts';
import { formatScore, stateAt } from './tournament.rules.ts';
import type { NewTournament, Tournament } from './tournament.ts';

export type Names = Pick<CatalogueFace, 'gameNames' | 'hallNames' | 'providerNames'>;

interface Reader {
  readonly language: Language;
  readonly now: Date;
}

export function presentListed(tournament: Tournament, { language, now }: Reader): ListedTournament {
  const { currency, prizes } = tournament;
  return {
    id: tournament.tournamentId,
    ...{ title: textIn(tournament.title, language), text: textIn(tournament.words, language), currency },
    state: stateAt(tournament, now),
    starts_at: tournament.startsAt.toISOString(),
    end_at: tournament.endAt.toISOString(),
    pool: formatMinor(tournament.budgetMinor, currency),
    first_prize: formatMinor(prizes[0]?.amountMinor ?? 0n, currency),
    scoring: tournament.scoring,
  };
}

/** `standing` is who stands first, and how many have scored. */
export async function presentTournament(
  names: Names,
  tournament: Tournament,
  standing: { readonly ranks: Ranked[]; readonly players: number },
  reader: Reader,
): Promise<ShownTournament> {
  const { siteId, currency, gtId, gpIds, games } = tournament;
  const { language } = reader;
  const hall = gtId === null ? null : await names.hallNames({ siteId, gtId }, language);
  const providers = await names.providerNames(siteId, language);
  const gameName = await names.gameNames(siteId, language);
  return {
    ...presentListed(tournament, reader),
    best_of: tournament.bestOf,
    least_stake: formatMinor(tournament.leastStakeMinor, currency),
    gt_name: gtId === null ? null : (hall?.name ?? ''),
    gp_names: gpIds.map((gpId) => providers.get(gpId) ?? gpId),
    game_names: games.map((game) => {
      const [gpId = '', gameCode = ''] = game.split('/');
      return gameName(gpId, gameCode) ?? gameCode;
    }),
    is_opt_in: toBit(tournament.isOptIn),
    prizes: tournament.prizes.map((prize) => ({
      ...{ from_rank: prize.fromRank, to_rank: prize.toRank },
      amount: formatMinor(prize.amountMinor, currency),
    })),
    reward: await presentReward(names, siteId, tournament, language),
    cancel_reason: tournament.cancelReason,
    ...standing,
  };
}

export function presentRanks(
  standings: readonly Standing[],
  accounts: ReadonlyMap<number, string>,
  { scoring, currency }: { readonly scoring: TournamentScoring; readonly currency: Currency },
): Ranked[] {
  return standings.map(({ rank, memberId, score }) => ({
    rank,
    member_account: accounts.get(memberId) ?? '***',
    score: formatScore(scoring, score, currency),
  }));
}

export function presentOfficeTournament(
  tournament: Tournament,
  counts: { readonly joined: number; readonly players: number },
  now: Date,
): OfficeTournament {
  const { currency } = tournament;
  return {
    tournament_id: tournament.tournamentId,
    ...termsInWords(tournament),
    state: stateAt(tournament, now),
    budget: formatMinor(tournament.budgetMinor, currency),
    paid: formatMinor(tournament.paidMinor, currency),
    ...counts,
    created_at: tournament.createdAt.toISOString(),
    frozen_at: tournament.frozenAt?.toISOString() ?? null,
    paid_at: tournament.paidAt?.toISOString() ?? null,
    cancelled_at: tournament.cancelledAt?.toISOString() ?? null,
    cancel_reason: tournament.cancelReason,
  };
}

/** As the log and those who have to agree see it. */
export function termsInWords(tournament: NewTournament): TournamentTerms {
  const { currency, bestOf, gtId } = tournament;
  return {
    ...{ currency, title: tournament.title, text: tournament.words },
    starts_at: tournament.startsAt.toISOString(),
    end_at: tournament.endAt.toISOString(),
    scoring: tournament.scoring,
    ...(bestOf !== null && { best_of: bestOf }),
    least_stake: formatMinor(tournament.leastStakeMinor, currency),
    ...(gtId !== null && { gt_id: gtId as NonNullable<TournamentTerms['gt_id']> }),
    ...{ gp_ids: [...tournament.gpIds], games: [...tournament.games], is_opt_in: tournament.isOptIn },
    prizes: tournament.prizes.map((prize) => ({
      ...{ from_rank: prize.fromRank, to_rank: prize.toRank },
      amount: formatMinor(prize.amountMinor, currency),
    })),
    reward: rewardTermsOf(tournament),
  };
}
