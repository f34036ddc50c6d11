/** What came back, or null when nothing certain did: no connection, time over, HTTP 5xx. */
export type Answer = {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
} | null;

const timeoutMs = 12_000;

/** Asks once. Only an answer that decides something counts. */
export async function ask(url: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    const body = (await response.json()) as Record<string, unknown>;
    return response.status >= 500 ? null : { status: response.status, body, headers: response.headers };
  } catch {
    return null;
  }
}

/** Asks until it is answered, as somebody does who does not know what became of it. Null once `isOver`. */
export async function askUntilAnswered(
  once: () => Promise<Answer>,
  watch: { readonly isOver: () => boolean; readonly onUnanswered: () => void },
): Promise<Answer> {
  for (;;) {
    const answer = await once();
    if (answer) return answer;
    watch.onUnanswered();
    if (watch.isOver()) return null;
    await pause(100);
  }
}

/** A text of an answer; empty when there is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}

/** A member of the sandbox with a login, as a browser calls the site for them. */
export interface ChaosMember {
  readonly memberId: string;
  token: string;
}

/** One call of the site's API; a token that rotates is kept. */
export async function callSite(
  siteUrl: string,
  member: ChaosMember,
  path: string,
  body: Record<string, unknown>,
): Promise<Answer> {
  const answer = await ask(`${siteUrl}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: member.token },
    body: JSON.stringify(body),
  });
  member.token = answer?.headers.get('authorization') ?? member.token;
  return answer;
}
