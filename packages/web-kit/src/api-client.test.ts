import { describe, expect, it, vi } from 'vitest';
import { createApiClient, type ApiClientParts } from './api-client.ts';

const answer = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(body === '' ? null : JSON.stringify(body), { status, headers });
const good = { code: 100, message: 'ok', data: { list: [1] } };

function setUp(...answers: (Response | Error)[]) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async (_url, init) => {
    init.signal?.throwIfAborted();
    const next = answers.shift();
    if (!next || next instanceof Error) throw next ?? new Error('no more answers');
    return next;
  });
  const parts = {
    fetch: fetch as unknown as typeof globalThis.fetch,
    language: () => 'vi_VN',
    token: vi.fn<() => string | null>(() => 'old'),
    keepToken: vi.fn<(token: string) => void>(),
    loseSession: vi.fn<() => void>(),
    meetMaintenance: vi.fn<() => void>(),
    describe: (failure) => `about ${failure}`,
    wait: vi.fn<(ms: number) => Promise<void>>(async () => {}),
  } satisfies ApiClientParts;
  return { client: createApiClient(parts), parts, fetch };
}

describe('createApiClient', () => {
  it('sends language and token, and keeps a rotated token', async () => {
    const { client, parts, fetch } = setUp(answer(good, 200, { Authorization: 'new' }));
    expect(await client.call('/logout', {})).toEqual({ ok: true, ...good });
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/logout');
    expect(fetch.mock.calls[0]?.[1].headers).toMatchObject({ Language: 'vi_VN', Authorization: 'old' });
    expect(parts.keepToken).toHaveBeenCalledWith('new');
  });

  it('tells of a maintenance of the site, and of no other 503', async () => {
    const { client, parts } = setUp(
      answer({ code: 503, message: '', data: null }, 503),
      answer({ code: 503, message: '', data: { start_at: 'a', end_at: null } }, 503),
    );
    await client.call('/logout', {});
    expect(parts.meetMaintenance).not.toHaveBeenCalled();
    await client.call('/logout', {});
    expect(parts.meetMaintenance).toHaveBeenCalledOnce();
  });

  it('does not keep a token that answers an older session', async () => {
    const { client, parts } = setUp(answer(good, 200, { Authorization: 'new' }));
    parts.token.mockReturnValueOnce('older');
    await client.call('/logout', {});
    expect(parts.keepToken).not.toHaveBeenCalled();
  });

  it.each([
    [{ code: 1000, message: '', data: 1 }, true, 1000],
    [{ header: { status: '200100', desc: '' }, body: 1 }, true, 100],
    [{ header: { status: 200203, desc: 'closed' }, body: null }, false, 203],
    [{ code: 101, message: 'no', data: null }, false, 101],
  ])('reads both formats: %j', async (body, ok, code) => {
    const { client } = setUp(answer(body));
    expect(await client.call('/logout', {})).toMatchObject({ ok, code });
  });

  it('asks again once, and only for what reads', async () => {
    const reading = setUp(answer(good, 503), answer(good));
    expect(await reading.client.call('/logout', {}, { reads: true })).toMatchObject({ ok: true });
    expect(reading.fetch).toHaveBeenCalledTimes(2);
    const twice = setUp(answer(good, 503), answer({ code: 503, message: 'later', data: null }, 503));
    expect(await twice.client.call('/logout', {}, { reads: true })).toMatchObject({ ok: false, code: 503 });
    const writing = setUp(answer({ code: 503, message: 'later', data: null }, 503));
    expect(await writing.client.call('/logout', {})).toMatchObject({ ok: false, code: 503 });
    expect(writing.fetch).toHaveBeenCalledTimes(1);
  });

  it('ends the session on 401 and drops the guarded calls that are under way', async () => {
    const { client, parts, fetch } = setUp();
    fetch.mockImplementationOnce(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    );
    fetch.mockResolvedValueOnce(answer({ code: 401, message: '', data: null }, 401));
    const guarded = client.call('/web/logo', {}, { guarded: true });
    expect(await client.call('/logout', {})).toMatchObject({ ok: false, code: 401 });
    expect(await guarded).toMatchObject({ ok: false, aborted: true });
    expect(parts.loseSession).toHaveBeenCalledTimes(1);
  });

  it('leaves the session alone when a guest is refused', async () => {
    const { client, parts } = setUp(answer({ code: 401, message: '', data: null }, 401));
    parts.token.mockReturnValue(null);
    await client.call('/logout', {});
    expect(parts.loseSession).not.toHaveBeenCalled();
  });

  it.each([
    [answer(''), 'empty response'],
    [new Response('<html>'), 'unhandled error'],
    [answer([1]), 'unhandled error'],
    [new TypeError('Failed to fetch'), 'network fail'],
  ])('names failures of transport', async (given, failure) => {
    const { client } = setUp(given);
    expect(await client.call('/logout', {})).toMatchObject({
      ok: false,
      code: 0,
      failure,
      message: `about ${failure}`,
    });
  });

  it('marks what its caller aborted', async () => {
    const { client } = setUp(answer(good));
    const result = await client.call('/logout', {}, { signal: AbortSignal.abort() });
    expect(result).toMatchObject({ ok: false, aborted: true });
  });
});
