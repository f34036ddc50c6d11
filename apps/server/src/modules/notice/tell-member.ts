import type { Language } from '@halls/contract';
import type { Clock, Sealing } from '@halls/service';
import type { PersonalDetails } from '#modules/member';
import type { SqlTransaction } from '#platform/database.ts';
import { listChannels } from './notice-gateway.repo.ts';
import { queueNotice } from './queue-notice.ts';
import type { NoticeValues } from './write-message.ts';

export interface ToldMember {
  readonly siteId: number;
  readonly memberId: number;
  /** Of those who have chosen none. */
  readonly language: Language;
}

export interface Told {
  readonly template: 'password_changed' | 'new_device';
  readonly cause: string;
  /** Beside the account and the time. */
  readonly values?: NoticeValues;
}

const goodForMs = 24 * 60 * 60_000;

/** By e-mail, else by SMS, as far as site and member have them; a new device is no reason to pay for an SMS. */
export async function tellMember(
  deps: {
    readonly clock: Clock;
    readonly sealing: Sealing;
    readonly personal: Pick<PersonalDetails, 'findRecoveryDetails'>;
  },
  transaction: SqlTransaction,
  { siteId, memberId, language }: ToldMember,
  { template, cause, values = {} }: Told,
): Promise<void> {
  const member = await deps.personal.findRecoveryDetails(transaction, { memberId });
  if (!member) return;
  const channels = await listChannels(transaction, siteId);
  const now = deps.clock();
  const notice = {
    ...{ siteId, cause, language: member.language ?? language },
    values: { account: member.account, at: now.toISOString(), ...values },
    expiresAt: new Date(now.getTime() + goodForMs),
  };
  if (member.email && channels.has('email'))
    await queueNotice(deps, transaction, {
      ...{ ...notice, template, to: member.email },
      channel: 'email',
      currency: null,
    });
  else if (member.phone && channels.has('sms') && template === 'password_changed')
    await queueNotice(deps, transaction, {
      ...{ ...notice, template, to: member.phone },
      channel: 'sms',
      currency: member.currency,
    });
}
