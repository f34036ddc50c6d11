import {
  isSuccess,
  readEnvelope,
  timing,
  type CallAt,
  type CallPath,
  type DataOf,
  type RequestInput,
} from '@halls/contract';

/** Why no answer could be read. The words are those of the error catalogue. */
export type TransportFailure = 'ECONNABORTED' | 'network fail' | 'unhandled error' | 'empty response';

export type ApiResult<Data> =
  | { ok: true; code: number; message: string; data: Data }
  /** `data` of a refusal is whatever the call declares for it, such as `fields` or `start_at`. */
  | { ok: false; code: number; message: string; data: unknown; failure?: TransportFailure; aborted?: true };

export interface CallOptions {
  signal?: AbortSignal;
  /** The call only reads, so it may be asked once more after a passing failure. */
  reads?: boolean;
  /** The call is dropped when the session ends. */
  guarded?: boolean;
}

/** What may be asked: each path with what it takes and what it answers. */
export type CallsOf<Known> = Readonly<Record<keyof Known, { body: unknown; data: unknown }>>;
export type PathOf<Known> = keyof Known & string;

/** The calls of the sites. */
export type SiteCalls = {
  [Path in CallPath]: { body: RequestInput<CallAt<Path>>; data: DataOf<CallAt<Path>> };
};

export interface ApiClient<Known extends CallsOf<Known> = SiteCalls> {
  /** Posts to `/api` + path. Never throws: failures of transport are results with code 0. */
  call<Path extends PathOf<Known>>(
    path: Path,
    body: Known[Path]['body'],
    options?: CallOptions,
  ): Promise<ApiResult<Known[Path]['data']>>;
}

export interface ApiClientParts {
  fetch: typeof fetch;
  language: () => string;
  token: () => string | null;
  /** The header that the token is sent in. */
  tokenHeader?: string;
  /** The server has rotated the token. */
  keepToken?: (token: string) => void;
  /** The server no longer knows the token that was sent. */
  loseSession: () => void;
  /** The site is in maintenance: no call is answered until it is lifted. */
  meetMaintenance?: () => void;
  wait: (ms: number) => Promise<void>;
  /** The failure in the reader's language. */
  describe: (failure: TransportFailure) => string;
}

const retryDelayMs = 400;
const passingStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

export function createApiClient<Known extends CallsOf<Known> = SiteCalls>(
  parts: ApiClientParts,
): ApiClient<Known> {
  let guard = new AbortController();
  const refusal = (failure: TransportFailure): Refusal => ({
    ok: false,
    code: 0,
    message: parts.describe(failure),
    data: null,
    failure,
  });

  async function call(path: string, body: unknown, options: CallOptions = {}): Promise<ApiResult<never>> {
    const first = await attempt(path, body, options);
    const again = options.reads && first.response && passingStatuses.has(first.response.status);
    if (!again) return first.result;
    await parts.wait(retryDelayMs);
    return (await attempt(path, body, options)).result;
  }

  async function attempt(path: string, body: unknown, options: CallOptions) {
    const sentToken = parts.token();
    const timeout = AbortSignal.timeout(timing.requestTimeoutMs);
    const quiet = [options.signal, options.guarded ? guard.signal : undefined].filter(
      (signal) => signal !== undefined,
    );
    let response: Response | undefined;
    try {
      response = await parts.fetch(`/api${path}`, {
        method: 'POST',
        headers: headersOf(parts, sentToken),
        body: JSON.stringify(body),
        signal: AbortSignal.any([timeout, ...quiet]),
      });
      const text = await response.text();
      const rotated = response.headers.get('Authorization');
      // An answer to an older session must not bring its token back.
      if (rotated && parts.token() === sentToken) parts.keepToken?.(rotated);
      if (response.status === 401 && sentToken !== null && parts.token() === sentToken) {
        guard.abort();
        guard = new AbortController();
        parts.loseSession();
      }
      const result = readResult(text, refusal);
      if (response.status === 503 && hasEnd(result.data)) parts.meetMaintenance?.();
      return { response, result };
    } catch (error) {
      if (quiet.some((signal) => signal.aborted))
        return { response, result: { ...refusal('unhandled error'), aborted: true as const } };
      if (timeout.aborted) return { response, result: refusal('ECONNABORTED') };
      return { response, result: refusal(error instanceof TypeError ? 'network fail' : 'unhandled error') };
    }
  }

  return { call };
}

/** Only a maintenance of the whole site says until when it lasts. */
function hasEnd(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'end_at' in data;
}

function headersOf(
  { language, tokenHeader = 'Authorization' }: ApiClientParts,
  token: string | null,
): Record<string, string> {
  return {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    Language: language(),
    ...(token === null ? {} : { [tokenHeader]: token }),
  };
}

function readResult(text: string, refusal: (failure: TransportFailure) => Refusal): ApiResult<never> {
  if (text.trim() === '') return refusal('empty response');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return refusal('unhandled error');
  }
  const envelope = readEnvelope(body);
  if (!envelope) return refusal('unhandled error');
  return { ok: isSuccess(envelope.code), ...envelope } as ApiResult<never>;
}

type Refusal = Extract<ApiResult<never>, { ok: false }>;
