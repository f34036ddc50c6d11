import { formatMinor, halls, readMinor } from '@halls/contract';
import { officeEndpoints } from '@halls/contract/office';
import type { Clock } from '@halls/service';
import type { z } from 'zod';
import type { CatalogueFace } from '#modules/catalogue';
import { readOfficeMember } from '#modules/member';
import type { ProviderConnections } from '#modules/provider-connection';
import { audited } from '#platform/audit/audited.ts';
import type { SqlTransaction } from '#platform/database.ts';
import { defineApprovable, type Approvable } from '#platform/office/approvable.ts';
import { fail, failFields } from '#platform/result.ts';
import { insertAward } from './free-award.repo.ts';

type Asked = z.output<(typeof officeEndpoints.freeRoundsGive)['request']>;

/** As for a bonus that is given by itself. */
const lowestBonusPercent = 100;
const dayMs = 24 * 60 * 60_000;

interface Deps extends ProviderConnections {
  readonly catalogue: Pick<CatalogueFace, 'gameNames' | 'findGame'>;
  readonly clock: Clock;
}

/** A second person agrees that a member is given free rounds; their days begin then, and the provider hears of them. */
export function giveFreeRounds({ catalogue, clock, providers, gameProviders }: Deps): Approvable {
  async function look(transaction: SqlTransaction, input: Asked) {
    const { site_id: siteId, member_id: memberId } = input;
    const member = await readOfficeMember(transaction, { siteId, memberId });
    if (!member) return fail(404);
    const { currency } = member;
    const [gpId = '', gameCode = ''] = input.game.split('/');
    const gtId = halls.slot;
    const game = await catalogue.findGame({ siteId, gpId, gtId, gameCode });
    const connection = await providers.find(gpId);
    const isTaken =
      game &&
      (game.currencies?.includes(currency) ?? true) &&
      connection?.walletKind === 'seamless' &&
      gameProviders.freeRounds(connection) !== null;
    if (!isTaken) return failFields({ game: 'error.field_not_allowed' });
    const stakeMinor = readMinor(input.stake, currency);
    if (stakeMinor === null) return failFields({ stake: 'error.field_format' });
    if (input.pays === 'bonus' && input.bonus_days === undefined)
      return failFields({ bonus_days: 'error.field_required' });
    // a bonus that asks for nothing would be cash
    if (input.pays === 'bonus' && input.wagering_percent < lowestBonusPercent)
      return failFields({ wagering_percent: 'error.field_not_allowed' });
    const bonusDays = input.pays === 'bonus' ? (input.bonus_days ?? null) : null;
    const name = (await catalogue.gameNames(siteId, 'en_US'))(gpId, gameCode) ?? gameCode;
    return { ok: true as const, member, gpId, gtId, gameCode, name, stakeMinor, bonusDays };
  }

  return defineApprovable(officeEndpoints.freeRoundsGive, {
    async describe(transaction, input) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { member, stakeMinor } = looked;
      return {
        siteId: member.siteId,
        target: `member/${member.memberId}`,
        targetName: member.account,
        // what the house stakes
        amount: { currency: member.currency, amountMinor: stakeMinor * BigInt(input.count) },
        before: null,
        after: inWords(input, looked),
        baseRevision: '',
      };
    },
    async apply(transaction, input, { actor, changeRequestId }) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { member, gpId, gtId, gameCode, stakeMinor, bonusDays } = looked;
      const now = clock();
      const awardId = await insertAward(
        transaction,
        {
          ...{ siteId: member.siteId, memberId: member.memberId, currency: member.currency },
          ...{ gpId, gtId, gameCode, stakeMinor, bonusDays, changeRequestId },
          ...{ count: input.count, pays: input.pays, wageringPercent: input.wagering_percent },
          expiresAt: new Date(now.getTime() + input.days * dayMs),
        },
        now,
      );
      const receipt = await audited(transaction, actor, 'free_rounds.given', {
        ...{ target: `free_rounds/${awardId}`, siteId: member.siteId, changeRequestId, reason: input.reason },
        ...{ before: null, after: inWords(input, looked) },
      });
      return { ok: true, receipt };
    },
  });
}

function inWords(
  input: Asked,
  looked: {
    member: { currency: Parameters<typeof formatMinor>[1] };
    name: string;
    stakeMinor: bigint;
    bonusDays: number | null;
  },
) {
  return {
    game: `${looked.name} (${input.game})`,
    rounds: input.count,
    stake: formatMinor(looked.stakeMinor, looked.member.currency),
    days: input.days,
    pays: input.pays,
    wagering_percent: input.wagering_percent,
    ...(looked.bonusDays !== null && { bonus_days: looked.bonusDays }),
  };
}
