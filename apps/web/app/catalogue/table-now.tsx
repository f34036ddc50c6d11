import './table-now.css';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { formatSeconds, tableClock, toneOf } from './table-rules.ts';
import { watchTable, type TableNow } from './table-watch.ts';

/** The part of one game's tile. */
export function tablePart(gameId: number) {
  return { Part: () => <TableOnTile gameId={gameId} />, namespaces: ['tables'] as const };
}

/** What goes on at a shared table, over the foot of its picture; nothing where it is not known. */
function TableOnTile({ gameId }: { gameId: number }) {
  const place = useRef<HTMLDivElement>(null);
  const [table, setTable] = useState<TableNow | null>(null);
  useEffect(() => (place.current ? watchTable(place.current, gameId, setTable) : undefined), [gameId]);
  return (
    <div className={classNames('tile-table', table && 'tile-table-known')} ref={place}>
      {table && (
        <>
          <Clock table={table} />
          <Beads results={table.results} />
        </>
      )}
    </div>
  );
}

function Clock({ table }: { table: TableNow }) {
  const t = useTranslate('tables');
  const clock = tableClock(table, useNow(table));
  if (!clock) return null;
  return (
    <p className={`tile-clock tile-clock-${clock.kind}`}>
      {clock.kind === 'open' && <span className="sr-only">{t('open')}</span>}
      {/* heard once and not each second */}
      <span aria-hidden={clock.kind === 'open'}>
        {clock.kind === 'closed' && t('closed')}
        {clock.kind === 'next' && t('next', { time: formatSeconds(clock.seconds) })}
        {clock.kind === 'open' && (clock.seconds === null ? t('open') : formatSeconds(clock.seconds))}
      </span>
    </p>
  );
}

/** `performance.now()`, anew with each second that the table's clock shows. */
function useNow({ closesAtMs, opensAtMs }: TableNow): number {
  const [now, setNow] = useState(() => performance.now());
  const untilMs = closesAtMs ?? opensAtMs;
  useEffect(() => {
    if (untilMs === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const nowMs = performance.now();
      setNow(nowMs);
      const leftMs = untilMs - nowMs;
      if (leftMs > 0) timer = setTimeout(tick, (leftMs % 1_000) + 5);
    };
    tick();
    return () => clearTimeout(timer);
  }, [untilMs]);
  return now;
}

type Result = TableNow['results'][number];

const beadsShown = 12;

/** The last results; the newest stands last, as on a road, and what has no room stays out. */
function Beads({ results }: { results: readonly Result[] }) {
  const t = useTranslate('tables');
  if (results.length === 0) return null;
  return (
    <ol className="tile-beads" aria-label={t('results')}>
      {results.slice(0, beadsShown).map((result, index) => (
        <li
          // a place in the row
          key={index}
          className={`tile-bead tile-bead-${toneOf[result.sign]}`}
          data-runner={result.sign === 'runner' ? result.figures : undefined}
          data-trap={result.sign === 'trap' ? result.figures : undefined}
        >
          <Bead {...result} />
        </li>
      ))}
    </ol>
  );
}

function Bead({ sign, figures }: Result) {
  const t = useTranslate('tables');
  if (sign === 'number') return figures;
  if (sign === 'runner' || sign === 'trap' || sign === 'sum')
    return (
      <Marked label={figures ?? ''} name={t(sign === 'sum' ? 'sum' : 'runner', { figures: figures ?? '' })} />
    );
  const name = t(`sign.${sign}`);
  const isShort = sign !== 'small' && sign !== 'big' && sign !== 'triple';
  return <Marked label={figures ?? (isShort ? t(`bead.${sign}`) : name)} name={name} />;
}

function Marked({ label, name }: { label: string; name: string }) {
  return (
    <>
      <span aria-hidden="true">{label}</span>
      <span className="sr-only">{name}</span>
    </>
  );
}
