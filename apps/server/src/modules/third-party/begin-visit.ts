import { randomBytes } from 'node:crypto';
import type { Clock, Sealing } from '@halls/service';
import type { Sql } from '#platform/database.ts';
import { hashOfSecret, newSecret } from '#platform/one-time-secret.ts';
import { findProvider } from './identity-provider.repo.ts';
import type { OpenIdProviders, VisitSecrets } from './openid-providers.ts';
import { insertVisit } from './visit.repo.ts';

export interface VisitDeps {
  readonly sql: Sql;
  readonly sealing: Sealing;
  readonly clock: Clock;
  readonly openId: OpenIdProviders;
}

export const visitLivesMs = 10 * 60_000;

export interface BegunVisit {
  /** Where the visitor goes. */
  readonly address: string;
  /** What their browser must show when it comes back. */
  readonly browserSecret: string;
}

/** Sends a visitor to a provider; null for one that the site does not have. Throws when the provider does not answer. */
export async function beginVisit(
  deps: VisitDeps,
  visit: {
    readonly siteId: number;
    readonly providerId: string;
    /** SHA-256 of what the window that asked keeps to itself. */
    readonly windowHash: Buffer;
    readonly callback: string;
  },
): Promise<BegunVisit | null> {
  const { siteId, providerId, windowHash } = visit;
  const provider = await findProvider(deps, siteId, providerId);
  if (!provider) return null;
  const secrets: VisitSecrets = {
    state: newSecret(),
    nonce: newSecret(),
    codeVerifier: randomBytes(48).toString('base64url'),
  };
  const address = await deps.openId.addressOf(provider, visit.callback, secrets);
  const browserSecret = newSecret();
  const now = deps.clock();
  const stateHash = hashOfSecret(secrets.state);
  await insertVisit(deps.sql, {
    stateHash,
    siteId,
    providerId,
    browserHash: hashOfSecret(browserSecret),
    windowHash,
    secrets: deps.sealing.seal(JSON.stringify(secrets), contextOfVisit(stateHash)),
    now,
    expiresAt: new Date(now.getTime() + visitLivesMs),
  });
  return { address: address.href, browserSecret };
}

export function contextOfVisit(stateHash: Buffer): string {
  return `third_party_visit:${stateHash.toString('hex')}`;
}
