import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { classNames, Icon, IconButton, TextInput, type IconName } from '@halls/ui';
import { useTranslate } from '#app/texts/texts.ts';
import { moved, type Placed } from './order-moves.ts';
import { useDrag } from './use-drag.ts';

export interface OrderRow extends Placed {
  readonly name: string;
  readonly note: string;
}

interface OrderListProps {
  label: string;
  rows: readonly OrderRow[];
  /** Hides and shows them, takes them out, or neither. */
  ends: 'hide' | 'remove' | null;
  isRead: boolean;
  onChange: (rows: readonly OrderRow[]) => void;
}

type Control = 'grip' | 'top' | 'up' | 'down';
/** More are found by their names. */
const shownAtMost = 100;
const findFrom = 12;

/** Things in their order: dragged, or moved by buttons and keys. */
export function OrderList({ label, rows, ends, isRead, onChange }: OrderListProps) {
  const t = useTranslate('content');
  const list = useRef<HTMLOListElement>(null);
  const [wanted, setWanted] = useState('');
  const [said, setSaid] = useState('');
  const focus = useFocusKept(list);
  const words = wanted.trim().toLowerCase();
  const seen = rows
    .map((row, index) => ({ row, index }))
    .filter(({ row }) => `${row.name} ${row.note} ${row.id}`.toLowerCase().includes(words))
    .slice(0, shownAtMost);
  const move = (from: number, to: number) => {
    const place = Math.min(Math.max(to, 0), rows.length - 1);
    const row = rows[from];
    if (!row || place === from) return;
    onChange(moved(rows, from, place));
    setSaid(t('order.said', { name: row.name, place: place + 1, total: rows.length }));
  };
  // a part of the list is not its order
  const { drag, handleOf } = useDrag(list, words === '' ? move : () => {});
  const go = (control: Control, { row, index }: (typeof seen)[number], to: number) => {
    focus(row.id, control);
    move(index, to);
  };
  return (
    <div className="order-list">
      {rows.length > findFrom && (
        <TextInput
          label={t('order.find')}
          type="search"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      )}
      <ol ref={list} className={classNames('order-rows', drag && 'order-rows-dragged')} aria-label={label}>
        {seen.map(({ row, index }, at) => (
          <Row
            key={row.id}
            {...{ row, index, ends, isRead }}
            look={drag && dropLook(drag, at, seen.length)}
            grip={words === '' ? handleOf(at) : null}
            onGo={(control, to) => go(control, { row, index }, to)}
            last={rows.length - 1}
            onEnd={() =>
              onChange(
                ends === 'remove'
                  ? rows.toSpliced(index, 1)
                  : rows.with(index, { ...row, is_shown: !row.is_shown }),
              )
            }
          />
        ))}
      </ol>
      {seen.length < rows.length && <p className="order-more">{t('order.more', { total: rows.length })}</p>}
      <p className="sr-only" role="status">
        {said}
      </p>
    </div>
  );
}

interface RowProps {
  row: OrderRow;
  index: number;
  last: number;
  ends: OrderListProps['ends'];
  isRead: boolean;
  look: string | null;
  grip: object | null;
  onGo: (control: Control, to: number) => void;
  onEnd: () => void;
}

function Row({ row, index, last, ends, isRead, look, grip, onGo, onEnd }: RowProps) {
  const t = useTranslate('content');
  const { name } = row;
  const button = (control: Exclude<Control, 'grip'>, to: number, isThere: boolean) => (
    <IconButton
      icon={control}
      label={t(`order.${control}`, { name })}
      data-control={control}
      // still to be reached: whoever moves something step by step stays on its button
      aria-disabled={isThere || undefined}
      onClick={() => onGo(control, to)}
    />
  );
  const [icon, does]: [IconName, 'order.hide' | 'order.show' | 'order.remove'] =
    ends === 'remove'
      ? ['close', 'order.remove']
      : row.is_shown
        ? ['eye', 'order.hide']
        : ['eye-closed', 'order.show'];
  return (
    <li className={classNames('order-row', !row.is_shown && 'order-row-hidden', look)} data-id={row.id}>
      {!isRead && (
        <button
          type="button"
          className="order-grip"
          data-control="grip"
          aria-label={t('order.grip', { name })}
          title={t('order.grip', { name })}
          onKeyDown={(event) => {
            const to = placeByKey(event, index, last);
            if (to === null) return;
            event.preventDefault();
            onGo('grip', to);
          }}
          {...grip}
        >
          <Icon name="grip" />
        </button>
      )}
      <span className="order-place">{index + 1}</span>
      <span className="order-name">
        {name || row.id}
        <small>{[row.note, name && row.id].filter(Boolean).join(' · ')}</small>
      </span>
      {!row.is_shown && <span className="order-hidden">{t('order.hidden')}</span>}
      {!isRead && (
        <span className="order-actions">
          {button('top', 0, index === 0)}
          {button('up', index - 1, index === 0)}
          {button('down', index + 1, index === last)}
          {ends && <IconButton icon={icon} label={t(does, { name })} onClick={onEnd} />}
        </span>
      )}
    </li>
  );
}

function placeByKey({ key }: KeyboardEvent, index: number, last: number): number | null {
  const places: Readonly<Record<string, number>> = {
    ...{ ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: last },
  };
  return places[key] ?? null;
}

/** Where the dragged row would stand, as a line above or below another. */
function dropLook({ from, to }: { from: number; to: number }, at: number, count: number): string {
  if (at === from) return 'order-row-dragged';
  if (to === at) return 'order-row-above';
  return to === count && at === count - 1 ? 'order-row-below' : '';
}

/** A row that has moved is another place of the page: whoever moved it by key goes along. */
function useFocusKept(list: { readonly current: HTMLOListElement | null }) {
  const kept = useRef<{ id: string; control: Control } | null>(null);
  useLayoutEffect(() => {
    const { id, control } = kept.current ?? {};
    kept.current = null;
    if (!id) return;
    const row = list.current?.querySelector(`[data-id="${CSS.escape(id)}"]`);
    row?.querySelector<HTMLElement>(`[data-control="${control}"]`)?.focus();
  });
  return (id: string, control: Control) => void (kept.current = { id, control });
}
