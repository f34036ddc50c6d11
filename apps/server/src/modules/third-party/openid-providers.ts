import * as client from 'openid-client';
import { hashOfSecret } from '#platform/one-time-secret.ts';
import type { IdentityProvider } from './identity-provider.repo.ts';

/** What a visit keeps to itself until the visitor is back. */
export interface VisitSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Speaks OpenID Connect with the providers of sites; each is asked for its configuration once an hour at most. */
export interface OpenIdProviders {
  /** Where the visitor goes. */
  addressOf(provider: IdentityProvider, callback: string, secrets: VisitSecrets): Promise<URL>;
  /** Trades the code of the address that the visitor came back to for who they are; throws when it is not right. */
  identityOf(provider: IdentityProvider, cameBackTo: URL, secrets: VisitSecrets): Promise<Buffer>;
}

const keptMs = 60 * 60_000;
const timeoutSeconds = 8;

export function createOpenIdProviders(options: {
  readonly nowMs: () => number;
  /** Providers without TLS: in the sandbox alone. */
  readonly allowsHttp: boolean;
}): OpenIdProviders {
  const known = new Map<
    string,
    { readonly at: number; readonly configuration: Promise<client.Configuration> }
  >();

  function configurationOf({ issuer, clientId, clientSecret }: IdentityProvider) {
    const key = JSON.stringify([issuer, clientId, clientSecret]);
    const kept = known.get(key);
    if (kept && options.nowMs() - kept.at < keptMs) return kept.configuration;
    const configuration = client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      execute: options.allowsHttp ? [client.allowInsecureRequests] : [],
    });
    // one that did not answer is asked again by the next visitor
    configuration.catch(() => known.delete(key));
    known.set(key, { at: options.nowMs(), configuration });
    return configuration;
  }

  return {
    async addressOf(provider, callback, { state, nonce, codeVerifier }) {
      return client.buildAuthorizationUrl(await configurationOf(provider), {
        redirect_uri: callback,
        scope: 'openid',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
    },
    async identityOf(provider, cameBackTo, { state, nonce, codeVerifier }) {
      const tokens = await client.authorizationCodeGrant(await configurationOf(provider), cameBackTo, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('the provider sent no ID token');
      return hashOfSecret(JSON.stringify([claims.iss, claims.sub]));
    },
  };
}
