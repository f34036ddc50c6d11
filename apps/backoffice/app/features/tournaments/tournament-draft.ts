import type { Currency, HallId, PerLanguage } from '@halls/contract';
import type { OfficeTournament, TournamentScoring } from '@halls/contract/office';
import { instantOf } from '#app/parts/local-time.ts';
import { newReward, rewardDraftOf, rewardTermsOf, type RewardDraft } from '#app/parts/reward-draft.ts';

/** A tournament as it is typed; times are those of whoever writes. */
export interface TournamentDraft {
  readonly currency: Currency;
  readonly title: PerLanguage;
  readonly text: PerLanguage;
  readonly starts_at: string;
  readonly end_at: string;
  readonly scoring: TournamentScoring;
  readonly best_of: string;
  readonly least_stake: string;
  /** Empty: every hall. */
  readonly gt_id: '' | HallId;
  /** Codes with spaces or lines between them. */
  readonly gp_ids: string;
  readonly games: string;
  readonly is_opt_in: boolean;
  /** A line for each span of ranks, such as `1: 500` or `4-10: 20`. */
  readonly prizes: string;
  readonly reward: RewardDraft;
}

type Prize = OfficeTournament['prizes'][number];

/** Of the terms of another one; its times are typed anew. */
export function draftOf(of: OfficeTournament | null, currency: Currency): TournamentDraft {
  return {
    currency: of?.currency ?? currency,
    ...{ title: of?.title ?? {}, text: of?.text ?? {}, starts_at: '', end_at: '' },
    ...{ scoring: of?.scoring ?? 'multiplier', best_of: String(of?.best_of ?? 3) },
    ...{ least_stake: of?.least_stake ?? '', gt_id: of?.gt_id ?? '', is_opt_in: of?.is_opt_in ?? false },
    ...{ gp_ids: of?.gp_ids.join(' ') ?? '', games: of?.games.join('\n') ?? '' },
    prizes: of?.prizes.map(lineOf).join('\n') ?? '',
    reward: of ? rewardDraftOf(of.reward) : newReward,
  };
}

function lineOf({ from_rank: from, to_rank: to, amount }: Prize): string {
  return `${from === to ? from : `${from}-${to}`}: ${amount}`;
}

/** The lines as spans of ranks and amounts; null where a line is none. */
export function readPrizes(typed: string): Prize[] | null {
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const prizes = lines.map((line) =>
    /^(\d{1,4})(?:\s*[-–]\s*(\d{1,4}))?\s*[:=]\s*(\d{1,15}(?:\.\d{1,2})?)$/.exec(line),
  );
  return prizes.every((each) => each !== null)
    ? prizes.map(([, from = '', to = from, amount = '']) => ({
        ...{ from_rank: Number(from), to_rank: Number(to) },
        amount,
      }))
    : null;
}

/** As the wire has it; null where times or prizes are none. What else is wrong the server says. */
export function termsOf({ gt_id, best_of, reward, ...draft }: TournamentDraft) {
  const startsAt = instantOf(draft.starts_at);
  const endAt = instantOf(draft.end_at);
  const prizes = readPrizes(draft.prizes);
  if (startsAt === null || endAt === null || prizes === null) return null;
  const words = (typed: string) => typed.split(/[\s,]+/).filter((word) => word !== '');
  return {
    ...draft,
    ...{ starts_at: startsAt, end_at: endAt, prizes, reward: rewardTermsOf(reward) },
    ...{ gp_ids: words(draft.gp_ids), games: words(draft.games) },
    ...(draft.scoring === 'multiplier' && { best_of }),
    ...(gt_id !== '' && { gt_id }),
  };
}

/** All prizes together; null while that can't be said. */
export function poolOf(typed: string): number | null {
  const prizes = readPrizes(typed);
  if (!prizes || prizes.length === 0) return null;
  return prizes.reduce(
    (sum, { from_rank: from, to_rank: to, amount }) => sum + (to - from + 1) * Number(amount),
    0,
  );
}
