import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seamlessRequests, type SeamlessMethod, type SeamlessRequest } from '@halls/contract/provider';
import { verifySignedRequest } from '@halls/provider-signature';
import { createWalletBook, type BookAnswer, type TrialSession, type WalletBook } from './wallet-book.ts';
import type { SeamlessToCheck } from './seamless-to-check.ts';

/** What befalls a request beside being answered. */
export type Incident =
  | 'answer'
  /** It is executed, and the connection breaks. */
  | 'lose-answer'
  /** It is executed, and nobody answers. */
  | 'silence'
  /** Nothing is done, and the connection breaks. */
  | 'lose-request'
  /** Nothing is done, and the answer is HTTP 500. */
  | 'fault'
  /** Nothing is done, and this is said. */
  | BookAnswer['status'];

export interface WalletCall {
  readonly method: SeamlessMethod;
  readonly request: SeamlessRequest<SeamlessMethod>;
  /** Whether the caller was told something certain. */
  readonly isAnswered: boolean;
}

/** What one phase of a check has to do with the wallet: one member, one code, one book. */
export interface WalletPhase {
  readonly code: string;
  readonly book: WalletBook;
  readonly calls: WalletCall[];
  readonly isKnownCode: boolean;
  isAuthenticated: boolean;
  /** What befalls the next request; `earlier` are the calls before it. */
  readonly befall: (method: SeamlessMethod, earlier: readonly WalletCall[]) => Incident;
}

export interface TrialWallet {
  readonly url: string;
  begin(options: {
    readonly startMinor?: bigint;
    readonly isKnownCode?: boolean;
    readonly befall?: WalletPhase['befall'];
  }): WalletPhase;
  /** Requests that could not be trusted or read, of all phases. */
  readonly distrusted: readonly string[];
  close(): Promise<void>;
}

const bodyLimitBytes = 64_000;
const defaultStartMinor = 100_000_000n;

interface Opened {
  readonly provider: SeamlessToCheck;
  readonly phases: Map<string, { readonly phase: WalletPhase; readonly session: TrialSession }>;
  readonly distrusted: string[];
  readonly nonces: Set<string>;
}

/** The operator's wallet, as a provider meets it in bad and in good times. */
export async function startTrialWallet(provider: SeamlessToCheck): Promise<TrialWallet> {
  const opened: Opened = { provider, phases: new Map(), distrusted: [], nonces: new Set() };
  const server = createServer((request, response) => {
    serve(opened, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(provider.walletPort, provider.walletHost, resolve);
  });
  return {
    url: `http://${provider.walletHost}:${(server.address() as AddressInfo).port}`,
    distrusted: opened.distrusted,
    begin({ startMinor = defaultStartMinor, isKnownCode = true, befall = () => 'answer' }) {
      const code = randomBytes(32).toString('base64url');
      const session = {
        token: randomBytes(32).toString('base64url'),
        memberRef: `trial-${randomBytes(6).toString('hex')}`,
        siteId: 1,
        currency: provider.currency,
      };
      const book = createWalletBook(session, startMinor);
      const phase = { code, book, calls: [], isKnownCode, isAuthenticated: false, befall };
      opened.phases.set(code, { phase, session });
      return phase;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function serve(opened: Opened, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { provider, nonces, distrusted } = opened;
  const path = request.url ?? '';
  const method = path.replace('/wallet/v1/', '') as SeamlessMethod;
  const body = await readBody(request);
  const verified = await verifySignedRequest(
    { method: request.method ?? '', path, headers: request.headers, body },
    {
      nowMs: Date.now(),
      findKey: async (operatorId, keyId) =>
        operatorId === provider.operatorId && keyId === provider.keyId ? provider : null,
      spendNonce: (_, nonce) => nonces.size < nonces.add(nonce).size,
    },
  );
  if (!verified.ok) {
    distrusted.push(`${path}: ${verified.reason}`);
    return end(response, 401, { error: verified.reason });
  }
  const parsed = Object.hasOwn(seamlessRequests, method)
    ? seamlessRequests[method].safeParse(readJson(body))
    : null;
  if (!parsed?.success) {
    distrusted.push(`${path}: ${parsed?.error.issues[0]?.message ?? 'no such method'}`);
    return end(response, 400, { error: 'SYNTAX' });
  }
  return method === 'authenticate'
    ? authenticate(opened, parsed.data as SeamlessRequest<'authenticate'>, response)
    : answerCall(opened, { method, asked: parsed.data }, response);
}

function authenticate(
  { phases, provider }: Opened,
  asked: SeamlessRequest<'authenticate'>,
  response: ServerResponse,
): void {
  const found = phases.get(asked.code);
  const isWelcome = found?.phase.isKnownCode && !found.phase.isAuthenticated;
  if (!found || !isWelcome || asked.operator_id !== provider.operatorId)
    return end(response, 200, presentFor(asked, { status: 'INVALID_TOKEN' }));
  const { phase, session } = found;
  phase.isAuthenticated = true;
  const { token: session_token, memberRef: member_ref, siteId: site_id } = session;
  const welcome = { status: 'OK' as const, session_token, member_ref, site_id, language: 'en_US' };
  return end(response, 200, presentFor(asked, welcome, phase.book, session));
}

const uncertain: readonly Incident[] = ['lose-answer', 'silence', 'lose-request', 'fault', 'UNKNOWN'];

function answerCall(
  { phases }: Opened,
  { method, asked }: { method: SeamlessMethod; asked: SeamlessRequest<SeamlessMethod> },
  response: ServerResponse,
): void {
  const found = [...phases.values()].find(({ session }) => isOf(asked, session));
  if (!found) return end(response, 200, presentFor(asked, { status: 'INVALID_TOKEN' }));
  const { phase, session } = found;
  const incident = phase.befall(method, phase.calls);
  phase.calls.push({ method, request: asked, isAnswered: !uncertain.includes(incident) });
  if (incident === 'fault') return end(response, 500, { error: 'INTERNAL' });
  if (incident === 'lose-request') return void response.destroy();
  const isExecuted = incident === 'answer' || incident === 'lose-answer' || incident === 'silence';
  const booked = isExecuted ? phase.book.execute(method, asked) : { status: incident };
  if (incident === 'lose-answer') return void response.destroy();
  if (incident !== 'silence') end(response, 200, presentFor(asked, booked, phase.book, session));
}

function isOf(asked: object, session: TrialSession): boolean {
  if ('member_ref' in asked) return asked.member_ref === session.memberRef;
  return 'session_token' in asked && asked.session_token === session.token;
}

function presentFor(
  { request_id }: { readonly request_id: string },
  answer: BookAnswer,
  book?: WalletBook,
  session?: TrialSession,
): object {
  return {
    request_id,
    wallet_transaction_id: null,
    balance: book ? { cash: String(book.cashMinor()), bonus: '0' } : null,
    currency: session?.currency ?? null,
    replayed: false,
    ...answer,
  };
}

function end(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of request) {
    sizeBytes += (chunk as Buffer).length;
    if (sizeBytes > bodyLimitBytes) throw new Error('the body is too large');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
