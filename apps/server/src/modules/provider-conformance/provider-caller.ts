import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { request as requestSecurely } from 'node:https';
import type { Currency } from '@halls/contract';
import {
  transferAnswers,
  type TransferAnswer,
  type TransferMethod,
  type TransferRequest,
} from '@halls/contract/provider';
import { signedHeaders } from '@halls/provider-signature';
import { Deviation, must } from './conformance-check.ts';

export interface ProviderToCheck {
  /** Where its `/provider/v1` stands. */
  readonly address: string;
  readonly gpId: string;
  readonly operatorId: string;
  readonly keyId: string;
  readonly secret: string;
  readonly currency: Currency;
  readonly gameCode: string;
  readonly lobbyUrl: string;
  /** How long it is waited for. */
  readonly patienceMs: number;
}

/** A member that nobody else plays as. */
export interface TrialMember {
  readonly member_ref: string;
  readonly currency: Currency;
}

type Input<M extends TransferMethod> = Omit<TransferRequest<M>, 'request_id' | 'operator_id' | 'gp_id'>;

/** What is bent of a call that is otherwise right. */
export interface Bend {
  readonly headers?: Readonly<Record<string, string>>;
  readonly timestampMs?: number;
  readonly nonce?: string;
  readonly secret?: string;
  readonly signedPath?: string;
  /** The bytes that are signed, and those that are sent. */
  readonly signedBody?: string;
  readonly sentBody?: string;
}

export interface Reply {
  readonly http: number;
  readonly text: string;
}

export interface ProviderCaller {
  readonly provider: ProviderToCheck;
  /** What a right call is answered. Throws a Deviation for an answer that is not the protocol's. */
  ask<M extends TransferMethod>(method: M, input: Input<M>): Promise<TransferAnswer<M>>;
  /** The same of a call that a provider need not know; null where it answers HTTP 404. */
  askIfKnown<M extends TransferMethod>(method: M, input: Input<M>): Promise<TransferAnswer<M> | null>;
  /** A call as it is, and whatever comes back. */
  send(method: TransferMethod, input: object, bend?: Bend): Promise<Reply>;
  /** The body of a call, for who bends its bytes. */
  bodyOf(input: object): string;
  /** Makes the call and drops the connection: once it is sent, or once the answer begins. */
  drop(method: TransferMethod, input: object, when: 'sent' | 'answered'): Promise<void>;
  newMember(): Promise<TrialMember>;
  newId(): string;
  /** Takes back whatever the members of this run were left with. */
  clearUp(): Promise<void>;
}

export function createProviderCaller(provider: ProviderToCheck): ProviderCaller {
  const run = randomUUID().slice(0, 8);
  const members: TrialMember[] = [];
  let made = 0;
  const newId = () => `${run}-${(made += 1)}`;

  const bodyOf = (input: object) => bodyFor(provider, newId(), input);

  async function send(method: TransferMethod, input: object, bend: Bend = {}): Promise<Reply> {
    const call = prepare(provider, method, bodyOf(input), bend);
    try {
      const response = await fetch(call.url, {
        method: 'POST',
        headers: call.headers,
        body: call.body,
        signal: AbortSignal.timeout(provider.patienceMs),
      });
      return { http: response.status, text: await response.text() };
    } catch (error) {
      throw new Deviation(`${method} was not answered: ${reasonOf(error)}`);
    }
  }

  async function ask<M extends TransferMethod>(method: M, input: Input<M>): Promise<TransferAnswer<M>> {
    const answer = await askIfKnown(method, input);
    must(answer !== null, `${method} was answered HTTP 404`);
    return answer;
  }

  async function askIfKnown<M extends TransferMethod>(
    method: M,
    input: Input<M>,
  ): Promise<TransferAnswer<M> | null> {
    const requestId = newId();
    const { http, text } = await send(method, { ...input, request_id: requestId });
    if (http === 404) return null;
    must(http === 200, `${method} was answered HTTP ${http}: ${text.slice(0, shownLength)}`);
    const parsed = transferAnswers[method].safeParse(readJson(text));
    must(
      parsed.success,
      `${method} was answered in another shape than the protocol's: ${text.slice(0, shownLength)}`,
    );
    const answer = parsed.data as TransferAnswer<M>;
    must(answer.request_id === requestId, `${method} gave back the request_id "${answer.request_id}"`);
    return answer;
  }

  return {
    provider,
    ask,
    askIfKnown,
    send,
    bodyOf,
    newId,
    drop: (method, input, when) => dropCall(prepare(provider, method, bodyOf(input), {}), when, provider),
    async newMember() {
      const member = { member_ref: `trial-${newId()}`, currency: provider.currency };
      const { status } = await ask('create-member', { ...member, language: 'en_US' });
      must(status === 'OK', `create-member of a new member was answered ${status}`);
      members.push(member);
      return member;
    },
    async clearUp() {
      for (const member of members.splice(0))
        await send('transfer-out-all', { ...member, order_id: newId() }).catch(() => {
          // it was a trial, and nothing of it is anybody's money
        });
    },
  };
}

const shownLength = 200;

/** Members of ours are known to providers by numbers: who may be one is not called upon, whatever a check has in mind. */
function bodyFor(provider: ProviderToCheck, requestId: string, input: object): string {
  if ('member_ref' in input && !/^(?:trial|nobody)-/.test(String(input.member_ref)))
    throw new Error(`a trial is not made with the member ${String(input.member_ref)}`);
  const { operatorId: operator_id, gpId: gp_id } = provider;
  return JSON.stringify({ request_id: requestId, operator_id, gp_id, ...input });
}

interface PreparedCall {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

function prepare(provider: ProviderToCheck, method: TransferMethod, body: string, bend: Bend): PreparedCall {
  const url = new URL(`${provider.address.replace(/\/$/, '')}/provider/v1/${method}`);
  const parts = {
    timestamp: String(bend.timestampMs ?? Date.now()),
    nonce: bend.nonce ?? randomUUID(),
    method: 'POST',
    path: bend.signedPath ?? url.pathname,
    body: bend.signedBody ?? body,
  };
  const signed = signedHeaders(parts, { ...provider, secret: bend.secret ?? provider.secret });
  return {
    url,
    headers: { 'content-type': 'application/json', ...signed, ...bend.headers },
    body: bend.sentBody ?? bend.signedBody ?? body,
  };
}

/** What comes after that nobody hears. */
function dropCall(
  { url, headers, body }: PreparedCall,
  when: 'sent' | 'answered',
  { patienceMs }: ProviderToCheck,
): Promise<void> {
  return new Promise((resolve) => {
    const call = (url.protocol === 'https:' ? requestSecurely : request)(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      timeout: patienceMs,
    });
    call.on('error', () => {
      // whatever went wrong is what is looked at afterwards
    });
    call.on('close', resolve);
    call.on('timeout', () => call.destroy());
    call.on('response', () => call.destroy());
    call.end(body, () => {
      if (when === 'sent') call.destroy();
    });
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
