import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIconLoader } from './create-icon-loader.ts';
import { iconBatches } from './icon-batches.ts';
import { readDrawing } from './read-drawing.ts';

const origins = ['https://one.test', 'https://two.test', 'https://three.test'];
const body = '<circle cx="12" cy="12" r="10"/>';
const shapes = [{ tag: 'circle', attributes: { cx: '12', cy: '12', r: '10' }, shapes: [] }];
const ask = vi.fn<(url: string, options: { signal: AbortSignal }) => Promise<Response>>();

/** Answers every icon that is asked for. */
async function answer(url: string): Promise<Response> {
  const names = new URL(url).searchParams.get('icons')?.split(',') ?? [];
  const icons = Object.fromEntries(names.map((name) => [name, { body }]));
  return Response.json({ prefix: 'lucide', icons, width: 20, height: 24 });
}
const silence = (_url: string, { signal }: { signal: AbortSignal }) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')));
  });
const asked = () => ask.mock.calls.map(([url]) => url);

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset();
  vi.stubGlobal('fetch', ask);
});
afterEach(() => void vi.useRealTimers());

async function load(loader: ReturnType<typeof createIconLoader>, ...names: string[]) {
  const loaded = Promise.all(names.map((name) => loader.load(name)));
  await vi.advanceTimersByTimeAsync(0);
  return loaded;
}

describe('createIconLoader', () => {
  it('asks for what a page wants at once, in one request for a collection, and keeps it', async () => {
    ask.mockImplementation(answer);
    const loader = createIconLoader({ origins });
    const names = ['lucide:gift', 'lucide:info', 'lucide:gift', 'mdi:home'];
    expect(await load(loader, ...names)).toEqual(names.map(() => ({ width: 20, height: 24, shapes })));
    await load(loader, ...names);
    expect(asked()).toEqual([
      'https://one.test/icons/lucide.json?icons=gift,info',
      'https://one.test/icons/mdi.json?icons=home',
    ]);
  });

  it('goes on to the next host after 1.5 s, and from there after 5 s', async () => {
    ask.mockImplementation(silence);
    const loader = createIconLoader({ origins });
    const loaded = load(loader, 'lucide:gift');
    await vi.advanceTimersByTimeAsync(1_499);
    expect(asked()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(asked()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked()).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await loaded).toEqual([null]);
    // nobody has said that there is none
    void load(loader, 'lucide:gift');
    await vi.advanceTimersByTimeAsync(0);
    expect(asked()).toHaveLength(4);
  });

  it.each([
    ['an error', async () => new Response('', { status: 500 })],
    ['what is no JSON', async () => new Response('<html>')],
    ['what has no icons', async () => Response.json([])],
    ['no connection', async () => Promise.reject(new TypeError('failed'))],
  ])('goes on to the next host after %s', async (_, fail) => {
    ask.mockImplementationOnce(fail).mockImplementation(answer);
    expect(await load(createIconLoader({ origins }), 'lucide:gift')).toMatchObject([{ shapes }]);
    expect(asked()).toHaveLength(2);
  });

  it('takes 404 for an answer, and does not ask again', async () => {
    ask.mockResolvedValue(new Response('', { status: 404 }));
    const loader = createIconLoader({ origins });
    expect(await load(loader, 'lucide:none')).toEqual([null]);
    expect(await load(loader, 'lucide:none')).toEqual([null]);
    expect(asked()).toHaveLength(1);
  });

  it('asks nobody for what is no name', async () => {
    expect(await load(createIconLoader({ origins }), 'help', '', 'a:b/../c', 'A:B')).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(ask).not.toHaveBeenCalled();
  });
});

it('splits what would make an address of more than 500 letters', () => {
  const names = Array.from({ length: 60 }, (_, index) => `lucide:icon-number-${index}`);
  const batches = iconBatches(names, 20);
  expect(batches.length).toBeGreaterThan(1);
  expect(batches.flatMap(({ icons }) => icons)).toHaveLength(60);
  for (const { path } of batches) expect(path.length).toBeLessThanOrEqual(480);
  // no more requests than it takes
  expect(batches[0]?.path.length).toBeGreaterThan(460);
});

describe('readDrawing', () => {
  it('reads shapes within groups', () => {
    const line =
      '<g fill="none" stroke-width="2"><path d="M3 11h3a2 2 0 0 1-2 2z"/><rect width="4" rx="1"></rect></g>';
    expect(readDrawing(line)).toEqual([
      {
        tag: 'g',
        attributes: { fill: 'none', strokeWidth: '2' },
        shapes: [
          { tag: 'path', attributes: { d: 'M3 11h3a2 2 0 0 1-2 2z' }, shapes: [] },
          { tag: 'rect', attributes: { width: '4', rx: '1' }, shapes: [] },
        ],
      },
    ]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<path d="M0 0" onload="alert(1)"/>',
    '<path style="fill:red"/>',
    '<a href="/x"><path d="M0 0"/></a>',
    '<image href="https://x.test/a.png"/>',
    '<path fill="url(https://x.test/a.svg#b)"/>',
    '<g><path d="M0 0"/>',
    '<path d="M0 0"/></g>',
    '<path d="M0 0"/>text',
    '<path d=M0/>',
    '<!-- x --><path d="M0 0"/>',
    '<g/>'.repeat(300),
  ])('draws nothing of %s', (wrong) => {
    expect(readDrawing(wrong)).toBeNull();
  });
});
