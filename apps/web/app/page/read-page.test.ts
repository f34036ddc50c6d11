import { data, RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { createLoaderApi, loaderApi, type LoaderApi } from './loader-api.ts';
import { readPage } from './read-page.ts';

const request = { url: 'http://halls.example/' };

type Answer = Awaited<ReturnType<Parameters<typeof createLoaderApi>[0]>>;
const failed: Answer = { ok: false, code: 503 };

function pageOf(shown: unknown, answer: Answer) {
  const context = new RouterContextProvider();
  const tellKept = vi.fn<() => void>();
  const asked = createLoaderApi(() => Promise.resolve(answer));
  context.set(loaderApi, { ...asked, shown: () => shown, tellKept } as unknown as LoaderApi);
  return { place: { request, context }, tellKept };
}

it('keeps what is shown, and says so, when a needed read fails', async () => {
  const { place, tellKept } = pageOf('before', failed);
  expect(await readPage('home', place, (api) => api.read('/web/logo', {}))).toBe('before');
  expect(tellKept).toHaveBeenCalledOnce();
});

it('shows the new page when all of it is there', async () => {
  const { place, tellKept } = pageOf('before', { ok: true, data: 'after' });
  expect(await readPage('home', place, (api) => api.read('/web/logo', {}))).toBe('after');
  expect(tellKept).not.toHaveBeenCalled();
});

it('fails where nothing is shown yet, and where the page is not there', async () => {
  const unanswered = { init: { status: 503 } };
  const { place } = pageOf(undefined, failed);
  await expect(readPage('home', place, (api) => api.read('/web/logo', {}))).rejects.toMatchObject(unanswered);
  const missing = pageOf('before', failed).place;
  const gone = () => Promise.reject(data('missing', { status: 404 }));
  await expect(readPage('home', missing, gone)).rejects.toMatchObject({ init: { status: 404 } });
});
