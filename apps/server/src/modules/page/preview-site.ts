import type { Envelope } from '@halls/contract';
import { createTurns } from '@halls/service';
import type { PageRenderer, PageRequest, PageResult } from '@halls/contract/page';
import type { ContentKind } from '@halls/contract/publication';
import { hindranceOf, type AnyContentStore, type ContentHindrance } from '#platform/content-store.ts';
import { assemble, type Replacement } from '#platform/assemble.ts';
import { createDispatcher, type RequestFacts } from '#platform/http/dispatcher.ts';
import type { Module, Platform } from '#platform/module.ts';

/** What is to be seen in its place on a site before it is there. */
export interface Draft {
  readonly siteId: number;
  readonly kind: ContentKind;
  /** The row in whose place it comes; null: it is new. */
  readonly liveKey: string | null;
  readonly body: object;
}

/** A page, a call that a page makes, or neither: only whether it can be shown. */
export type WhatIsPreviewed =
  | { readonly kind: 'page'; readonly request: PageRequest }
  | { readonly kind: 'call'; readonly path: string; readonly body: unknown }
  | { readonly kind: 'nothing' };

export type Previewed =
  | { readonly kind: 'page'; readonly page: PageResult }
  | { readonly kind: 'call'; readonly answer: { readonly status: number; readonly envelope: Envelope } }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'hindered'; readonly reason: ContentHindrance['reason'] };

/** The number of what has none yet: more than the database will ever give, and no more than an address takes. */
export const draftNumber = 999_999_999;

interface Order {
  readonly draft: Draft;
  readonly what: WhatIsPreviewed;
  readonly facts: RequestFacts;
}

class Undone extends Error {}

/**
 * Shows a site with a draft laid over it: the draft is put into its table in a transaction that always ends in a
 * rollback, and page and calls are made within it by modules of their own, which have nothing in memory. One after the
 * other: two of the same draft would wait for each other's row, with connections that pages need.
 */
export function createSitePreview(deps: {
  readonly modules: readonly Module<unknown>[];
  /** Taken as they are: no draft is of their tables. */
  readonly others: readonly Replacement[];
  readonly platform: Platform;
  readonly renderer: PageRenderer;
}): (order: Order) => Promise<Previewed> {
  const { modules, others, platform, renderer } = deps;
  const inTurn = createTurns();

  async function show(overlay: Platform, { draft, what, facts }: Order): Promise<Previewed> {
    const { built } = await assemble(modules, overlay, others);
    const store = built.flatMap(({ face }) => storesOf(face)).find(({ kind }) => kind === draft.kind);
    if (!store) throw new Error(`pages show nothing of the kind ${draft.kind}`);
    // the body was parsed by its kind's schema when it was saved, and the transaction is what `overlay` reads by
    await store.put(
      overlay.sql as never,
      draft.siteId,
      draft.liveKey,
      draft.body as never,
      overlay.clock(),
      draftNumber,
    );
    // nobody is in, and there is nothing that pages do not read by
    const { dispatch } = createDispatcher({
      implementations: built.flatMap(({ routes = [] }) => routes),
      authenticate: async () => null,
      translate: overlay.translate,
      clock: overlay.clock,
    });
    if (what.kind === 'page') {
      const ask = async (path: string, body: unknown) => (await dispatch(path, body, facts)).envelope;
      return { kind: 'page', page: await renderer.render(what.request, ask) };
    }
    if (what.kind === 'nothing') return what;
    const { status, envelope } = await dispatch(what.path, what.body, facts);
    return { kind: 'call', answer: { status, envelope } };
  }

  async function preview(order: Order): Promise<Previewed> {
    const closing = new AsyncDisposableStack();
    const clock = clockOf(order.draft.body, platform.clock());
    let shown: Previewed | undefined;
    try {
      await platform.sql.transaction().execute(async (transaction) => {
        shown = await show({ ...platform, sql: transaction, clock, closing }, order);
        throw new Undone();
      });
    } catch (error) {
      if (error instanceof Undone && shown) return shown;
      const reason = hindranceOf(error);
      if (!reason) throw error;
      return { kind: 'hindered', reason };
    } finally {
      await closing.disposeAsync();
    }
    throw new Error('a preview was not undone');
  }

  return (order) => inTurn(() => preview(order));
}

/** What begins later is seen as it will be when it has begun. */
function clockOf(body: object, now: Date): () => Date {
  const start = 'start_at' in body && typeof body.start_at === 'string' ? new Date(body.start_at) : now;
  const at = start > now ? start : now;
  return () => new Date(at);
}

function storesOf(face: unknown): readonly AnyContentStore[] {
  return typeof face === 'object' && face !== null && 'stores' in face
    ? (face.stores as readonly AnyContentStore[])
    : [];
}
