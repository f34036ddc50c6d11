import type { Sql } from '#platform/database.ts';
import {
  findUntied,
  lastSeqUntil,
  listLinks,
  readHead,
  type ChainHead,
  type LinkRow,
} from './read-audit.repo.ts';

/** A line is not what was written, is not there or was never tied to the chain, or stands where another one stood. */
export type ChainFault = 'changed' | 'missing' | 'reordered';

export interface ChainCheck {
  readonly checked: number;
  readonly broken: { readonly auditEventId: number; readonly fault: ChainFault } | null;
  /** The end of what was looked at, to be noted elsewhere: see `docs/operations.md`. */
  readonly head: ChainHead;
}

const linksAtOnce = 1_000;

/** Recomputes the chain, or the days of it that are asked for, up to its first fault. Days are of UTC, both included. */
export async function checkChain(
  sql: Sql,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined } = {},
): Promise<ChainCheck> {
  const end = await readHead(sql);
  const start = from === undefined ? 0 : await lastSeqUntil(sql, dayBefore(from));
  const upTo = to === undefined ? end.seq : await lastSeqUntil(sql, to);
  let last: { seq: number; hash: Buffer | null; auditEventId: number } = {
    seq: start,
    hash: null,
    auditEventId: 0,
  };
  let checked = 0;
  for (;;) {
    const links = await listLinks(sql, { after: last.seq, upTo, limit: linksAtOnce });
    for (const link of links) {
      const fault = judge(link, last);
      if (fault) return { checked, broken: { auditEventId: link.auditEventId, fault }, head: end };
      last = link;
      checked += 1;
    }
    if (links.length < linksAtOnce) break;
  }
  const lost = last.seq < upTo ? last.auditEventId : await findUntied(sql);
  return {
    checked,
    broken: lost === null ? null : { auditEventId: lost, fault: 'missing' },
    head: end,
  };
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

function judge(
  { seq, prevHash, hash, recomputed }: LinkRow,
  last: { readonly seq: number; readonly hash: Buffer | null },
): ChainFault | null {
  if (recomputed === null || seq !== last.seq + 1) return 'missing';
  if (last.hash && !prevHash.equals(last.hash)) return 'reordered';
  return recomputed.equals(hash) ? null : 'changed';
}
