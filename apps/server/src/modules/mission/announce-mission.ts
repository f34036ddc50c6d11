import { textIn } from '@halls/contract';
import { officeEndpoints } from '@halls/contract/office';
import type { Clock } from '@halls/service';
import type { z } from 'zod';
import type { CatalogueFace } from '#modules/catalogue';
import { dayOf, type Site } from '#modules/site';
import { audited } from '#platform/audit/audited.ts';
import { defineApprovable, type Approvable } from '#platform/office/approvable.ts';
import { fail, failFields } from '#platform/result.ts';
import { insertMission } from './mission.repo.ts';
import { termsInWords } from './mission.present.ts';
import { readTerms } from './mission.rules.ts';

type Asked = z.output<(typeof officeEndpoints.missionAnnounce)['request']>;

interface Deps {
  readonly catalogue: Pick<CatalogueFace, 'hallNames' | 'providerNames'>;
  readonly clock: Clock;
  findSite(siteId: number): Site | undefined;
}

/** A second person agrees that a site gives members something for what they reach. */
export function announceMission({ catalogue, clock, findSite }: Deps): Approvable {
  async function look(input: Asked) {
    const now = clock();
    const site = findSite(input.site_id);
    if (!site) return fail(404);
    if (!site.currencies.includes(input.currency)) return failFields({ currency: 'error.field_not_allowed' });
    const read = readTerms(input, now);
    if ('faults' in read) return failFields(read.faults);
    const { mission } = read;
    const unlisted = await findUnlisted(catalogue, mission);
    if (unlisted) return failFields({ [unlisted]: 'error.field_not_allowed' });
    if (mission.firstDay < dayOf(now, site.timezone)) return fail(101);
    return { ok: true as const, mission };
  }

  return defineApprovable(officeEndpoints.missionAnnounce, {
    async describe(_transaction, input) {
      const looked = await look(input);
      if (!looked.ok) return looked;
      const { siteId, currency, title, firstDay, lastDay, budgetMinor } = looked.mission;
      return {
        siteId,
        target: `mission/${currency} ${firstDay}`,
        targetName: `${textIn(title, 'en_US')} · ${currency} ${firstDay} – ${lastDay}`,
        amount: { currency, amountMinor: budgetMinor },
        before: null,
        after: termsInWords(looked.mission),
        baseRevision: '',
      };
    },
    async apply(transaction, input, { actor, changeRequestId }) {
      const looked = await look(input);
      if (!looked.ok) return looked;
      const missionId = await insertMission(transaction, looked.mission);
      const receipt = await audited(transaction, actor, 'mission.announced', {
        target: `mission/${missionId}`,
        siteId: looked.mission.siteId,
        changeRequestId,
        before: null,
        after: termsInWords(looked.mission),
        reason: input.reason,
      });
      return { ok: true, receipt };
    },
  });
}

/** The field of a hall or a provider that the site does not list; null where it lists what is named. */
async function findUnlisted(
  catalogue: Deps['catalogue'],
  mission: Readonly<{ siteId: number; gtId: number | null; gpId: string | null; bonusGtId: number | null }>,
): Promise<'gt_id' | 'gp_id' | 'reward' | null> {
  const { siteId, gtId, gpId, bonusGtId } = mission;
  const hall = gtId === null ? null : await catalogue.hallNames({ siteId, gtId }, 'en_US');
  if (gtId !== null && !hall) return 'gt_id';
  if (gpId !== null) {
    const names = await catalogue.providerNames(siteId, 'en_US');
    if (!(hall ? hall.providers.some((one) => one.gpId === gpId) : names.has(gpId))) return 'gp_id';
  }
  const bonusHall =
    bonusGtId === null ? null : await catalogue.hallNames({ siteId, gtId: bonusGtId }, 'en_US');
  return bonusGtId !== null && !bonusHall ? 'reward' : null;
}
