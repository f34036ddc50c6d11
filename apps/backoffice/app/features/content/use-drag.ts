import { useState, type PointerEvent, type RefObject } from 'react';

interface Drag {
  readonly from: number;
  /** Before which row it would stand if it were let go; the number of rows for the end. */
  readonly to: number;
}

/** So near to an edge of the window the page scrolls along. */
const edgePx = 72;
const scrollPx = 16;

/** Rows of a list that are taken to another place by their handle, with mouse, finger or pen. */
export function useDrag(
  list: RefObject<HTMLOListElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);

  function over({ clientY }: PointerEvent): number {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const below = rows.findIndex(({ top, height }) => clientY < top + height / 2);
    return below === -1 ? rows.length : below;
  }
  const end = () => setDrag(null);

  return {
    drag,
    handleOf: (index: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: index, to: index });
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!drag) return;
        setDrag({ ...drag, to: over(event) });
        if (event.clientY < edgePx) window.scrollBy(0, -scrollPx);
        if (event.clientY > window.innerHeight - edgePx) window.scrollBy(0, scrollPx);
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (!drag) return;
        const to = over(event);
        end();
        // what stood above the new place has closed up
        const place = to > drag.from ? to - 1 : to;
        if (place !== drag.from) onMove(drag.from, place);
      },
      onPointerCancel: end,
    }),
  };
}
