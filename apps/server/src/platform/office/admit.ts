import { z } from 'zod';
import { commonCodes, idSchema, optional } from '@halls/contract';
import { stepUpCode, type OfficeEndpoint, type OfficeErrorKey } from '@halls/contract/office';
import type { Operator } from '#platform/actor.ts';
import { may, sitesWhere } from './may.ts';
import type { OfficeSession } from './office-call.ts';

/** How long a proof of who is there opens what moves money or rights. */
export const proofHoldsMs = 600_000;

export interface Refusal {
  readonly status: number;
  readonly code: number;
  readonly key: OfficeErrorKey;
}

const forbidden: Refusal = {
  status: commonCodes.forbidden,
  code: commonCodes.forbidden,
  key: 'error.forbidden',
};

/** Why an operator may not make this call at all, whatever they ask of it; null: they may. */
export function refuseOperator(
  endpoint: OfficeEndpoint,
  actor: Operator,
  { mustSetUpTwoFactor }: OfficeSession,
): Refusal | null {
  if (mustSetUpTwoFactor && !endpoint.beforeSetUp) return { ...forbidden, key: 'error.two_factor_first' };
  const { permission } = endpoint;
  if (permission === 'own' || permission === 'open') return null;
  if (endpoint.scope === 'house') return may(actor, permission, null) ? null : forbidden;
  const sites = sitesWhere(actor, permission);
  return sites === null || sites.length > 0 ? null : forbidden;
}

/**
 * Why they may not make it of the site that their request names. Asked before the rest of it is looked at, of what may
 * be a site, and again of what it was read as.
 */
export function refuseSite(
  { permission, scope }: OfficeEndpoint,
  actor: Operator,
  request: unknown,
): Refusal | null {
  if (scope !== 'site' && scope !== 'some') return null;
  const named = namedSite.safeParse(request);
  if (!named.success || named.data.site_id === undefined) return null;
  return may(actor, permission, named.data.site_id) ? null : forbidden;
}

const namedSite = z.object({ site_id: optional(idSchema) });

/** Why they may not make it so long after they proved who they are. */
export function refuseStaleProof(
  { stepUp }: OfficeEndpoint,
  { provedAt }: OfficeSession,
  now: Date,
): Refusal | null {
  if (!stepUp || now.getTime() - provedAt.getTime() <= proofHoldsMs) return null;
  return { ...forbidden, code: stepUpCode, key: 'error.step_up' };
}
