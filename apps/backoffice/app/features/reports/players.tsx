import { useMemo, type ReactNode } from 'react';
import type { OfficeCalls, ReportStep } from '@halls/contract/office';
import { reads, useRead } from '#app/api/reads.ts';
import type { ItemOf } from '#app/api/use-list.ts';
import { Count } from '#app/parts/count.tsx';

type Line = ItemOf<'/report/figures'>;
type Asked = OfficeCalls['/report/players']['body'];
type Counts = OfficeCalls['/report/players']['data'];

export interface Players {
  /** How many there are of a line; a dash until they are counted, which takes longer than adding up. */
  readonly cell: (line: Line) => ReactNode;
  readonly totals: Counts['totals'] | undefined;
}

/** So many lines are counted in one call. */
const linesAtOnce = 50;

/** Who has played, of each line of a report and of all of it. */
export function usePlayers(by: ReportStep, ask: Omit<Asked, 'by' | 'keys'>, lines: readonly Line[]): Players {
  const parts = useMemo(() => {
    const keys = [...new Set(lines.map(({ key }) => key))];
    const partOf = new Map<string, string[]>();
    for (let from = 0; from < keys.length; from += linesAtOnce) {
      const part = keys.slice(from, from + linesAtOnce);
      for (const key of part) partOf.set(key, part);
    }
    return { first: keys.slice(0, linesAtOnce), partOf };
  }, [lines]);
  // a line of a member is of one, so only all of them are counted
  const keys = by === 'member' ? [] : parts.first;
  const { data } = useRead(reads.of('/report/players', { ...ask, by, keys }), { enabled: lines.length > 0 });
  return {
    totals: data?.totals,
    cell: (line) => <PlayersOf line={line} asked={{ ...ask, by, keys: parts.partOf.get(line.key) ?? [] }} />,
  };
}

/** Lines of one part ask the same and are answered at once. */
function PlayersOf({ line, asked }: { line: Line; asked: Asked }) {
  const { data } = useRead(reads.of('/report/players', asked));
  if (!data) return '–';
  const counted = data.list.find(({ key, currency }) => key === line.key && currency === line.currency);
  return <Count value={counted?.members ?? 0} />;
}
