import { readMinor, formatMinor } from '@halls/contract';
import { officeEndpoints } from '@halls/contract/office';
import type { Clock } from '@halls/service';
import type { z } from 'zod';
import type { CatalogueFace } from '#modules/catalogue';
import { readOfficeMember } from '#modules/member';
import { audited } from '#platform/audit/audited.ts';
import type { SqlTransaction } from '#platform/database.ts';
import { defineApprovable, type Approvable } from '#platform/office/approvable.ts';
import { fail, failFields } from '#platform/result.ts';
import { giveGrant, type GrantTerms } from './grant.repo.ts';

type Asked = z.output<(typeof officeEndpoints.bonusGive)['request']>;
type Money = Pick<GrantTerms, 'amountMinor' | 'maxStakeMinor' | 'maxCashoutMinor'>;

const dayMs = 24 * 60 * 60_000;

interface Deps {
  readonly catalogue: Pick<CatalogueFace, 'hallNames' | 'gameNames'>;
  readonly clock: Clock;
}

/** A second person agrees that a member is given a bonus; its days begin then. */
export function giveBonus({ catalogue, clock }: Deps): Approvable {
  async function look(transaction: SqlTransaction, input: Asked) {
    const { site_id: siteId, member_id: memberId, gt_id: gtId } = input;
    const member = await readOfficeMember(transaction, { siteId, memberId });
    if (!member) return fail(404);
    const hall = await catalogue.hallNames({ siteId, gtId }, 'en_US');
    if (!hall) return failFields({ gt_id: 'error.field_not_allowed' });
    const nameOf = await catalogue.gameNames(siteId, 'en_US');
    const isListed = (game: string) => {
      const [gpId = '', gameCode = ''] = game.split('/');
      return nameOf(gpId, gameCode) !== null;
    };
    if (!input.excluded_games.every(isListed))
      return failFields({ excluded_games: 'error.field_not_allowed' });
    const read = readMoney(input, member.currency);
    if ('faults' in read) return failFields(read.faults);
    return { ok: true as const, member, hall, money: read };
  }

  return defineApprovable(officeEndpoints.bonusGive, {
    async describe(transaction, input) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { member, hall, money } = looked;
      return {
        siteId: member.siteId,
        target: `member/${member.memberId}`,
        targetName: member.account,
        amount: { currency: member.currency, amountMinor: money.amountMinor },
        before: null,
        after: inWords(input, hall.name, money, member.currency),
        baseRevision: '',
      };
    },
    async apply(transaction, input, { actor, changeRequestId }) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { member, hall, money } = looked;
      const now = clock();
      const grantId = await giveGrant(transaction, {
        ...{ siteId: member.siteId, memberId: member.memberId, currency: member.currency, ...money },
        ...{ gtId: input.gt_id, excludedGames: input.excluded_games, priority: 0 },
        requiredMinor: (money.amountMinor * BigInt(input.wagering_percent)) / 100n,
        ...{ sourceType: 'operator', sourceId: String(changeRequestId) },
        ...{ expiresAt: new Date(now.getTime() + input.days * dayMs), now },
      });
      if (grantId === null) return fail(101);
      const receipt = await audited(transaction, actor, 'bonus.given', {
        ...{ target: `bonus/${grantId}`, siteId: member.siteId, changeRequestId, reason: input.reason },
        ...{ before: null, after: inWords(input, hall.name, money, member.currency) },
      });
      return { ok: true, receipt };
    },
  });
}

function inWords(input: Asked, hall: string, money: Money, currency: Parameters<typeof formatMinor>[1]) {
  const { maxStakeMinor, maxCashoutMinor } = money;
  return {
    amount: formatMinor(money.amountMinor, currency),
    wagering_percent: input.wagering_percent,
    hall,
    ...(maxStakeMinor !== null && { max_stake: formatMinor(maxStakeMinor, currency) }),
    ...(maxCashoutMinor !== null && { max_cashout: formatMinor(maxCashoutMinor, currency) }),
    ...(input.excluded_games.length > 0 && { excluded_games: input.excluded_games }),
    days: input.days,
  };
}

function readMoney(
  input: Asked,
  currency: Parameters<typeof readMinor>[1],
): Money | { faults: Record<string, 'error.field_format'> } {
  const faults: Record<string, 'error.field_format'> = {};
  const minor = (name: 'amount' | 'max_stake' | 'max_cashout'): bigint | null => {
    const typed = input[name];
    if (typed === undefined) return null;
    const read = readMinor(typed, currency);
    if (read === null) faults[name] = 'error.field_format';
    return read;
  };
  const money = {
    amountMinor: minor('amount') ?? 0n,
    maxStakeMinor: minor('max_stake'),
    maxCashoutMinor: minor('max_cashout'),
  };
  return Object.keys(faults).length > 0 ? { faults } : money;
}
