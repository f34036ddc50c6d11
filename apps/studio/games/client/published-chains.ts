import { type ChainListFault, type ChainRecord, findChainListFault } from '@halls/fairness';
import { chainPageLength, type ChainRecordView, type GameView } from '../../play-protocol/play-protocol.ts';
import type { StudioApi } from './api.ts';

export type TableKey = Pick<GameView, 'gp_id' | 'code'>;

/** A table's published chains, beside what this browser remembers of them. */
export interface ChainList {
  readonly records: readonly ChainRecord[];
  readonly publishedAt: ReadonlyMap<number, string>;
  /** As they were when this browser saw them first. */
  readonly remembered: readonly ChainRecord[];
  readonly rememberedSince: string | null;
  /** Null when the list is one, and the one that was seen before. */
  readonly fault: ChainListFault | null;
}

/**
 * Reads the list of a table, checks it, and remembers what is new. What was remembered once is never replaced, so that
 * a list that was changed later is found out by whoever had looked before.
 */
export async function readChainList(
  api: Pick<StudioApi, 'chains'>,
  table: TableKey,
  store: Pick<Storage, 'getItem' | 'setItem'>,
  now: () => Date = () => new Date(),
): Promise<ChainList> {
  const views = await readAll(api, table);
  const records = views.map(recordOf);
  const known = readMemory(store, table);
  const remembered = known?.records ?? [];
  const fault = await findChainListFault(records, remembered);
  if (!fault && records.length > remembered.length)
    store.setItem(keyOf(table), JSON.stringify({ since: known?.since ?? now().toISOString(), records }));
  return {
    records,
    publishedAt: new Map(views.map((view) => [view.ordinal, view.published_at])),
    remembered,
    rememberedSince: known?.since ?? null,
    fault,
  };
}

async function readAll(api: Pick<StudioApi, 'chains'>, table: TableKey): Promise<ChainRecordView[]> {
  const all: ChainRecordView[] = [];
  for (;;) {
    const page = await api.chains(table, all.at(-1)?.ordinal ?? 0);
    all.push(...page);
    if (page.length < chainPageLength) return all;
  }
}

function recordOf(view: ChainRecordView): ChainRecord {
  return {
    gpId: view.gp_id,
    gameCode: view.game_code,
    ordinal: view.ordinal,
    firstDraw: view.first_draw,
    lastDraw: view.last_draw,
    firstLink: view.first_link,
    previousHash: view.previous_hash,
    recordHash: view.record_hash,
  };
}

interface Memory {
  readonly since: string;
  readonly records: readonly ChainRecord[];
}

function readMemory(store: Pick<Storage, 'getItem'>, table: TableKey): Memory | null {
  const text = store.getItem(keyOf(table));
  return text === null ? null : (JSON.parse(text) as Memory);
}

function keyOf({ gp_id, code }: TableKey): string {
  return `chains:${gp_id}/${code}`;
}
