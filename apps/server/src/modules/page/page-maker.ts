import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PageRenderer, PageRequest, PageResult } from '@halls/contract/page';
import type { Draft, Previewed, WhatIsPreviewed } from './preview-site.ts';
import type { RequestFacts } from '#platform/http/dispatcher.ts';
import type { PageOrder, PageReport, PageThreadData } from './page-thread.ts';

/** Makes pages elsewhere. */
export interface PageMaker {
  languages(): Promise<PageRenderer['languages']>;
  /** As whom `facts` tell of sees it, which is a guest. */
  make(request: PageRequest, facts: RequestFacts): Promise<PageResult>;
  /** Of a site with a draft laid over it, which nobody else is shown. */
  preview(draft: Draft, what: WhatIsPreviewed, facts: RequestFacts): Promise<Previewed>;
  /** The sites have changed; what is made from now on shows them as they are. */
  reload(): void;
  close(): Promise<void>;
}

/** A page that took longer is not coming any more. */
const makeTimeoutMs = 15_000;
/** What its start may take in addition. */
const startTimeoutMs = 30_000;
const closeTimeoutMs = 1_000;
/** Rendering leaves much short-lived garbage; without bounds the room for it grows. */
const resourceLimits = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 256 };

/**
 * Makes pages in a thread that is started when the first is asked for, and again when it has ended: what it does
 * wrong costs the pages in hand and nothing else.
 */
export function createPageMaker(data: PageThreadData, { timeoutMs = makeTimeoutMs } = {}): PageMaker {
  let thread: PageThread | null = null;

  function current(): PageThread {
    if (!thread || thread.hasEnded()) thread = startThread(data, timeoutMs);
    return thread;
  }

  return {
    languages: () => current().languages,
    make: (request, facts) => current().make(request, facts),
    preview: (draft, what, facts) => current().preview(draft, what, facts),
    reload: () => thread?.tell({ kind: 'reload' }),
    close: async () => thread?.end(),
  };
}

interface PageThread extends Pick<PageMaker, 'make' | 'preview'> {
  readonly languages: Promise<PageRenderer['languages']>;
  hasEnded(): boolean;
  tell(order: PageOrder): void;
  end(): Promise<void>;
}

function startThread(workerData: PageThreadData, timeoutMs: number): PageThread {
  const worker = new Worker(resolve(import.meta.dirname, 'page-thread.ts'), {
    workerData,
    resourceLimits,
    execArgv: [],
  });
  // the server's life does not hang on it
  worker.unref();
  const waiting = new Map<number, PromiseWithResolvers<PageResult | Previewed>>();
  const ready = Promise.withResolvers<PageRenderer['languages']>();
  // whoever waits for it is told; nobody may
  ready.promise.catch(() => {});
  let isReady = false;
  let hasEnded = false;
  let lastId = 0;

  worker.on('message', (report: PageReport) => {
    if (report.kind === 'ready') {
      isReady = true;
      return ready.resolve(report.languages);
    }
    if (report.kind === 'made') waiting.get(report.id)?.resolve(report.result);
    else waiting.get(report.id)?.reject(report.error);
  });
  worker.on('error', fail);
  const exited = new Promise<void>((settle) => {
    worker.once('exit', () => {
      fail(new Error('the thread that makes pages has ended'));
      settle();
    });
  });

  function fail(error: unknown): void {
    hasEnded = true;
    ready.reject(error);
    for (const { reject } of waiting.values()) reject(error);
  }

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, which has none
  const tell = (order: PageOrder) => worker.postMessage(order);

  async function ask(orderOf: (id: number) => PageOrder): Promise<PageResult | Previewed> {
    const id = (lastId += 1);
    const answer = Promise.withResolvers<PageResult | Previewed>();
    waiting.set(id, answer);
    // beside a busy machine the thread starts late, and to end it for that would never let it start
    const waitMs = isReady ? timeoutMs : startTimeoutMs + timeoutMs;
    const late = setTimeout(() => {
      fail(new Error(`a page was not made in ${waitMs} ms`));
      void worker.terminate();
    }, waitMs);
    tell(orderOf(id));
    try {
      return await answer.promise;
    } finally {
      clearTimeout(late);
      waiting.delete(id);
    }
  }

  return {
    languages: ready.promise,
    hasEnded: () => hasEnded,
    tell,
    make: async (request, facts) => (await ask((id) => ({ kind: 'make', id, request, facts }))) as PageResult,
    preview: async (draft, what, facts) =>
      (await ask((id) => ({ kind: 'preview', id, draft, what, facts }))) as Previewed,
    async end() {
      tell({ kind: 'end' });
      const late = setTimeout(() => void worker.terminate(), closeTimeoutMs);
      await exited;
      clearTimeout(late);
    },
  };
}
