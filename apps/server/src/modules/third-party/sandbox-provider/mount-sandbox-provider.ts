import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from '#platform/one-time-secret.ts';
import { sandboxProvider } from './sandbox-client.ts';
import { presentChoice, type AuthorizationRequest } from './present-choice.ts';
import { createIdTokenSigner } from './sign-id-token.ts';

const codeLivesMs = 60_000;
const codesKept = 1_000;

interface Grant extends AuthorizationRequest {
  readonly subject: string;
  readonly at: number;
}

/**
 * An OpenID provider for trying the third-party login without one: whoever asks chooses who they are. It is there in
 * the sandbox alone.
 */
export async function mountSandboxProvider(http: FastifyInstance): Promise<void> {
  const signer = createIdTokenSigner();
  const grants = new Map<string, Grant>();

  await http.register(
    async (scope) => {
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_request, body, done) => done(null, new URLSearchParams(String(body))),
      );
      scope.addHook('onSend', async (_request, reply) => {
        void reply.header('cross-origin-opener-policy', 'unsafe-none').header('cache-control', 'no-store');
      });
      scope.get('/.well-known/openid-configuration', (request) => describe(issuerOf(request)));
      scope.get('/keys', () => ({ keys: [signer.jwk] }));
      scope.get('/authorize', (request, reply) =>
        reply.type('text/html; charset=utf-8').send(presentChoice(readRequest(request))),
      );
      scope.get('/choose', (request, reply) => choose(grants, request, reply));
      scope.post('/token', (request, reply) => {
        const grant = takeGrant(grants, request);
        if (!grant) return reply.code(400).send({ error: 'invalid_grant' });
        const issuedAt = Math.floor(Date.now() / 1000);
        const claims = {
          iss: issuerOf(request),
          sub: grant.subject,
          aud: grant.clientId,
          nonce: grant.nonce,
        };
        return reply.send({
          access_token: newSecret(),
          token_type: 'Bearer',
          expires_in: 300,
          id_token: signer.sign({ ...claims, iat: issuedAt, exp: issuedAt + 300 }),
        });
      });
    },
    { prefix: sandboxProvider.path },
  );
}

function describe(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
  };
}

function issuerOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}${sandboxProvider.path}`;
}

function readRequest(request: FastifyRequest): AuthorizationRequest {
  const query = new URL(request.raw.url ?? '', 'http://sandbox').searchParams;
  const read = (name: string) => query.get(name) ?? '';
  return {
    clientId: read('client_id'),
    redirectUri: read('redirect_uri'),
    state: read('state'),
    nonce: read('nonce'),
    challenge: read('code_challenge'),
  };
}

/** The visitor has said who they are, or that they would rather not. */
function choose(grants: Map<string, Grant>, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const asked = readRequest(request);
  const subject = new URL(request.raw.url ?? '', 'http://sandbox').searchParams.get('person');
  const back = URL.parse(asked.redirectUri);
  if (!back || asked.clientId !== sandboxProvider.clientId) return reply.code(400).send('unknown client');
  back.searchParams.set('state', asked.state);
  if (subject) back.searchParams.set('code', keep(grants, { ...asked, subject, at: Date.now() }));
  else back.searchParams.set('error', 'access_denied');
  return reply.redirect(back.href, 303);
}

function keep(grants: Map<string, Grant>, granted: Grant): string {
  if (grants.size >= codesKept) grants.clear();
  const code = newSecret();
  grants.set(code, granted);
  return code;
}

/** A code is good once, for the client that shows its secret and the verifier. */
function takeGrant(grants: Map<string, Grant>, request: FastifyRequest): Grant | null {
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const code = form.get('code') ?? '';
  const granted = grants.get(code);
  grants.delete(code);
  if (!granted || Date.now() - granted.at > codeLivesMs) return null;
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  const isRight =
    secretOf(request, form) === sandboxProvider.clientSecret &&
    form.get('redirect_uri') === granted.redirectUri &&
    challenge === granted.challenge;
  return isRight ? granted : null;
}

function secretOf(request: FastifyRequest, form: URLSearchParams): string | null {
  const basic = /^Basic (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!basic) return form.get('client_secret');
  const [, secret = ''] = Buffer.from(basic, 'base64').toString('utf8').split(':');
  return decodeURIComponent(secret);
}
