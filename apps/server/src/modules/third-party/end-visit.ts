import { hashOfSecret, newSecret } from '#platform/one-time-secret.ts';
import { contextOfVisit, type VisitDeps } from './begin-visit.ts';
import { findProvider } from './identity-provider.repo.ts';
import type { VisitSecrets } from './openid-providers.ts';
import { endVisit as takeVisit, insertTicket } from './visit.repo.ts';

/** Long enough for a first login with the password, after which the ticket links the two. */
const ticketLivesMs = 10 * 60_000;

export type EndedVisit =
  | { readonly kind: 'ticket'; readonly ticket: string }
  /** The visitor said no, or turned round. */
  | { readonly kind: 'left' }
  /** The visit is unknown, over, or began in another browser. */
  | { readonly kind: 'unknown' };

/** The visitor is back: asks the provider who they are. Throws when the provider does not say so rightly. */
export async function endVisit(
  deps: VisitDeps,
  back: {
    readonly siteId: number;
    /** The address that the provider sent them to. */
    readonly address: URL;
    readonly browserSecret: string;
  },
): Promise<EndedVisit> {
  const { siteId, address, browserSecret } = back;
  const stateHash = hashOfSecret(address.searchParams.get('state') ?? '');
  const now = deps.clock();
  const visit = await takeVisit(deps.sql, {
    stateHash,
    siteId,
    browserHash: hashOfSecret(browserSecret),
    now,
  });
  const provider = visit && (await findProvider(deps, siteId, visit.providerId));
  if (!visit || !provider) return { kind: 'unknown' };
  if (address.searchParams.get('error') === 'access_denied') return { kind: 'left' };
  const secrets = JSON.parse(deps.sealing.open(visit.secrets, contextOfVisit(stateHash))) as VisitSecrets;
  const identityHash = await deps.openId.identityOf(provider, address, secrets);
  const ticket = newSecret();
  await insertTicket(deps.sql, {
    ticketHash: hashOfSecret(ticket),
    siteId,
    providerId: visit.providerId,
    windowHash: visit.windowHash,
    identityHash,
    now,
    expiresAt: new Date(now.getTime() + ticketLivesMs),
  });
  return { kind: 'ticket', ticket };
}
