import type { z } from 'zod';
import type { officeEndpoints } from '@halls/contract/office';
import type { Role } from '@halls/contract/operator';
import type { Grant } from '#platform/actor.ts';
import { proofHoldsMs } from '#platform/office/admit.ts';
import { sitesWhere } from '#platform/office/may.ts';
import type { OfficeSession } from '#platform/office/office-call.ts';
import type { Assignment } from './assignment.repo.ts';
import type { OperatorRow } from './operator.repo.ts';
import { sessionLongestMs } from './operator.rules.ts';
import type { SessionRow } from './operator-session.repo.ts';
import type { PasskeyRow } from './passkey.repo.ts';

type Told<Name extends keyof typeof officeEndpoints> = z.output<(typeof officeEndpoints)[Name]['data']>;
export type MeData = Omit<Told<'me'>, 'csrf'>;
type Line = Told<'operatorList'>['list'][number];
type One = Told<'operatorOne'>['operator'];
type Session = Told<'ownSessions'>['list'][number];

export function presentMe(
  operator: OperatorRow,
  roles: readonly Role[],
  grants: readonly Grant[],
  { createdAt, provedAt, mustSetUpTwoFactor }: OfficeSession,
  openUntil: Date | null,
): MeData {
  const held = new Set(grants.map(({ permission }) => permission));
  return {
    operator: {
      operator_id: operator.operatorId,
      account: operator.account,
      name: operator.name,
      language: operator.language,
      has_two_factor: hasTwoFactor(operator),
      has_authenticator: operator.hasAuthenticator,
      is_emergency: operator.isEmergency,
    },
    roles: [...roles],
    grants: [...held].map((permission) => {
      const sites = sitesWhere({ grants }, permission);
      return { permission, site_ids: sites && [...sites] };
    }),
    must: mustSetUpTwoFactor ? 'set_up_two_factor' : null,
    proved_until: after(provedAt, proofHoldsMs),
    session_ends_at: openUntil?.toISOString() ?? after(createdAt, sessionLongestMs),
  };
}

export function presentLine(operator: OperatorRow, assignments: readonly Assignment[]): Line {
  return {
    operator_id: operator.operatorId,
    account: operator.account,
    name: operator.name,
    language: operator.language,
    status: operator.status,
    has_two_factor: hasTwoFactor(operator),
    is_emergency: operator.isEmergency,
    roles: assignments.map(({ role }) => role),
    created_at: operator.createdAt.toISOString(),
    last_signed_in_at: operator.lastSignedInAt?.toISOString() ?? null,
  };
}

export function presentOperator(
  operator: OperatorRow,
  assignments: readonly Assignment[],
  invitedUntil: Date | null,
): One {
  return {
    ...presentLine(operator, assignments),
    allowed_addresses: [...operator.allowedAddresses],
    assignments: assignments.map(presentAssignment),
    revision: operator.revision,
    invited_until: invitedUntil?.toISOString() ?? null,
  };
}

export function presentAssignment(assignment: Assignment): One['assignments'][number] {
  const { role, siteIds, currencies, amountLimit, validUntil } = assignment;
  return {
    role,
    site_ids: siteIds && [...siteIds],
    currencies: currencies && [...currencies],
    amount_limit: amountLimit,
    valid_until: validUntil?.toISOString() ?? null,
  };
}

export function presentSession(row: SessionRow, account: string, hereId: number | null): Session {
  return {
    session_id: String(row.sessionId),
    operator: { operator_id: row.operatorId, account },
    is_this: row.sessionId === hereId,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt.toISOString(),
    address: row.remoteAddress,
    user_agent: row.userAgent,
  };
}

export function presentPasskey(passkey: PasskeyRow): Told<'passkeyList'>['list'][number] {
  return {
    passkey_id: passkey.passkeyId,
    name: passkey.name,
    created_at: passkey.createdAt.toISOString(),
    last_used_at: passkey.lastUsedAt?.toISOString() ?? null,
  };
}

function hasTwoFactor({ hasAuthenticator, hasPasskey }: OperatorRow): boolean {
  return hasAuthenticator || hasPasskey;
}

function after(time: Date, ms: number): string {
  return new Date(time.getTime() + ms).toISOString();
}
