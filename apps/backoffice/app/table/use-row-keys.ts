import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { isTyping } from '#app/look/is-typing.ts';

/** j and k walk the rows of a table, from wherever the focus is on its page; Enter opens one as it does any link. */
export function useRowKeys(body: RefObject<HTMLTableSectionElement | null>) {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.key !== 'j' && event.key !== 'k') || isTyping(event.target)) return;
      if (document.querySelector('[role=dialog]')) return;
      if (step(body.current, event.key === 'j' ? 1 : -1)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [body]);
  return (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    if (!(event.target as Element).matches('[data-row-link]')) return;
    if (step(body.current, event.key === 'ArrowDown' ? 1 : -1)) event.preventDefault();
  };
}

/** Moves the focus to the next row's link; of two tables on a page the one that has the focus is walked, or the first. */
function step(body: HTMLTableSectionElement | null, by: 1 | -1): boolean {
  const focused = document.activeElement?.closest('tbody');
  if (!body || (focused ?? document.querySelector('tbody:has([data-row-link])')) !== body) return false;
  const links = [...body.querySelectorAll<HTMLElement>('[data-row-link]')];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = links[at === -1 ? 0 : at + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return next !== undefined;
}
