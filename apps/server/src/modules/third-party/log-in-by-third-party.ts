import {
  admitWithDevice,
  findAccessRefusal,
  type AdmissionDeps,
  type AdmissionResult,
  type Arrival,
  type Refused,
} from '#modules/login';
import { lockMember } from '#modules/member';
import type { Sql } from '#platform/database.ts';
import { findProvider, type ProviderStore } from './identity-provider.repo.ts';
import { findLinkedMember } from './member-identity.repo.ts';
import { deleteTicket, lockTicket, type ShownTicket } from './visit.repo.ts';

export type ThirdPartyCode = 101 | 106 | 201 | 202;

/** The ticket is a member's who has yet to link it. */
export interface NotLinked {
  readonly kind: 'not_linked';
  readonly name: string;
}

const codeOfAddress = { not_allowed: 106, country_denied: 201, address_denied: 202 } as const;

/**
 * Lets in the member to whom the third party's word is linked. It proves a person as a password does, and says nothing
 * of the device. A ticket that is not linked stays: with it the member may link it.
 */
export async function logInByThirdParty(
  deps: ProviderStore & { readonly sql: Sql; readonly admission: AdmissionDeps },
  shown: ShownTicket,
  arrival: Arrival & { readonly country: string | null },
): Promise<AdmissionResult | NotLinked | Refused<ThirdPartyCode>> {
  const refusal = await findAccessRefusal(deps.sql, arrival);
  if (refusal) return { kind: 'refused', code: codeOfAddress[refusal] };
  return deps.sql.transaction().execute(async (transaction) => {
    const ticket = await lockTicket(transaction, shown);
    if (!ticket) return { kind: 'refused', code: 101 };
    const { siteId } = arrival;
    const memberId = await findLinkedMember(transaction, { siteId, identityHash: ticket.identityHash });
    const member = memberId === null ? null : await lockMember(transaction, memberId);
    if (!member) {
      const provider = await findProvider({ ...deps, sql: transaction }, siteId, ticket.providerId);
      return provider ? { kind: 'not_linked', name: provider.name } : { kind: 'refused', code: 101 };
    }
    await deleteTicket(transaction, shown.ticketHash);
    return admitWithDevice(deps.admission, transaction, { member, arrival });
  });
}
