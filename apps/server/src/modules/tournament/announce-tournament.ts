import { textIn } from '@halls/contract';
import { officeEndpoints } from '@halls/contract/office';
import type { Clock } from '@halls/service';
import type { z } from 'zod';
import type { Site } from '#modules/site';
import { audited } from '#platform/audit/audited.ts';
import { defineApprovable, type Approvable } from '#platform/office/approvable.ts';
import { fail, failFields } from '#platform/result.ts';
import { termsInWords, type Names } from './tournament.present.ts';
import { insertTournament } from './tournament.repo.ts';
import { budgetOf, readTerms } from './tournament.rules.ts';
import type { NewTournament } from './tournament.ts';

type Asked = z.output<(typeof officeEndpoints.tournamentAnnounce)['request']>;

/** What is counted while it is agreed to would be in no standing. */
const aheadMs = 60_000;

interface Deps {
  readonly names: Names;
  readonly clock: Clock;
  findSite(siteId: number): Site | undefined;
}

/** A second person agrees that members play for these prizes, which are laid aside then. */
export function announceTournament({ names, clock, findSite }: Deps): Approvable {
  async function look(input: Asked) {
    const now = clock();
    const site = findSite(input.site_id);
    if (!site) return fail(404);
    if (!site.currencies.includes(input.currency)) return failFields({ currency: 'error.field_not_allowed' });
    const read = readTerms(input, now);
    if ('faults' in read) return failFields(read.faults);
    const { tournament } = read;
    const unlisted = await findUnlisted(names, tournament);
    if (unlisted) return failFields({ [unlisted]: 'error.field_not_allowed' });
    if (tournament.startsAt.getTime() < now.getTime() + aheadMs) return fail(101);
    return { ok: true as const, tournament };
  }

  return defineApprovable(officeEndpoints.tournamentAnnounce, {
    async describe(_transaction, input) {
      const looked = await look(input);
      if (!looked.ok) return looked;
      const { siteId, currency, title, prizes } = looked.tournament;
      return {
        siteId,
        target: `tournament/${currency} ${input.starts_at}`,
        targetName: textIn(title, 'en_US'),
        amount: { currency, amountMinor: budgetOf(prizes) },
        before: null,
        after: termsInWords(looked.tournament),
        baseRevision: '',
      };
    },
    async apply(transaction, input, { actor, changeRequestId }) {
      const looked = await look(input);
      if (!looked.ok) return looked;
      const { tournament } = looked;
      const tournamentId = await insertTournament(transaction, tournament);
      const receipt = await audited(transaction, actor, 'tournament.announced', {
        ...{ target: `tournament/${tournamentId}`, siteId: tournament.siteId, changeRequestId },
        ...{ before: null, after: termsInWords(tournament), reason: input.reason },
      });
      return { ok: true, receipt };
    },
  });
}

/** The field of what the site does not list; null where it lists all that is named. */
async function findUnlisted(
  names: Names,
  { siteId, gtId, gpIds, games, bonusGtId }: NewTournament,
): Promise<'gt_id' | 'gp_ids' | 'games' | 'reward' | null> {
  const isHall = async (hall: number) => (await names.hallNames({ siteId, gtId: hall }, 'en_US')) !== null;
  if (gtId !== null && !(await isHall(gtId))) return 'gt_id';
  const providers = await names.providerNames(siteId, 'en_US');
  if (!gpIds.every((gpId) => providers.has(gpId))) return 'gp_ids';
  const gameName = await names.gameNames(siteId, 'en_US');
  const isGame = (game: string) => {
    const [gpId = '', gameCode = ''] = game.split('/');
    return gameName(gpId, gameCode) !== null;
  };
  if (!games.every(isGame)) return 'games';
  return bonusGtId !== null && !(await isHall(bonusGtId)) ? 'reward' : null;
}
