import { commonCodes } from '@halls/contract';
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

/** Why they may not make it with this request: of a site that is not theirs, or so long after they proved who they are. */
export function refuseRequest(
  endpoint: OfficeEndpoint,
  actor: Operator,
  { provedAt }: OfficeSession,
  input: { readonly site_id?: number | undefined },
  now: Date,
): Refusal | null {
  const { permission, scope, stepUp } = endpoint;
  const isHeldToSite = scope === 'site' || (scope === 'some' && input.site_id !== undefined);
  if (isHeldToSite && !may(actor, permission, input.site_id ?? null)) return forbidden;
  if (stepUp && now.getTime() - provedAt.getTime() > proofHoldsMs)
    return { ...forbidden, code: stepUpCode, key: 'error.step_up' };
  return null;
}
