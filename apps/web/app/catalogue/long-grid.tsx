import { useLayoutEffect, useRef, useState } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { GameTile } from './game-tile.tsx';
import type { Game } from './game.ts';

/** Rows beyond the screen, on either side: who walks through by keyboard always has a next one. */
const rowsBeyond = 4;

/** Thousands of tiles, of which the page has those alone that are in sight or near. */
export function LongGrid({ games }: { games: readonly Game[] }) {
  const list = useRef<HTMLUListElement>(null);
  const { columns, rowHeight, top } = useShape(list);
  const rows = Math.ceil(games.length / columns);
  // oxlint-disable-next-line react/incompatible-library -- the list is its only reader, and is drawn with each change of it
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => rowHeight,
    overscan: rowsBeyond,
    scrollMargin: top,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight, columns]);
  const shown = virtualizer.getVirtualItems();
  const [first, last] = [shown[0]?.index ?? 0, shown.at(-1)?.index ?? 0];
  return (
    <ul
      className="grid-tiles"
      ref={list}
      style={{ paddingBlock: `${first * rowHeight}px ${Math.max(0, rows - 1 - last) * rowHeight}px` }}
    >
      {games.slice(first * columns, (last + 1) * columns).map((game, index) => (
        <li key={game.id} aria-setsize={games.length} aria-posinset={first * columns + index + 1}>
          <GameTile game={game} />
        </li>
      ))}
    </ul>
  );
}

/** What the style sheet makes of the list: how many stand side by side, how high a row is with its gap, where it begins. */
function useShape(list: { readonly current: HTMLUListElement | null }) {
  const [shape, setShape] = useState({ columns: 6, rowHeight: 320, top: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => {
      const style = getComputedStyle(element);
      const columns = style.gridTemplateColumns.split(' ').length;
      const tile = element.firstElementChild?.getBoundingClientRect();
      const rowHeight = Math.round((tile?.height ?? 300) + (Number.parseFloat(style.rowGap) || 0));
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY);
      setShape((known) =>
        known.columns === columns && known.rowHeight === rowHeight && known.top === top
          ? known
          : { columns, rowHeight, top },
      );
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return shape;
}
