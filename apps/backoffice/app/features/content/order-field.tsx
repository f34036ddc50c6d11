import './order-field.css';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { ListedLine } from '@halls/contract/office';
import type { ListedThing } from '@halls/contract/publication';
import { Icon, TextInput } from '@halls/ui';
import { reads, useRead } from '#app/api/reads.ts';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { arranged, readPlaced, type Placed } from './order-moves.ts';
import { OrderList, type OrderRow } from './order-list.tsx';

interface OrderFieldProps {
  siteId: number;
  label: string;
  of: ListedThing;
  /** What it is about, such as the hall of providers; empty as long as that was not said. */
  within: string;
  value: unknown;
  /** Each is shown or hidden. */
  hides: boolean;
  /** Those that were picked, of many. */
  isPicked: boolean;
  isRead: boolean;
  error: string | undefined;
  onChange: (value: readonly (string | Placed)[]) => void;
}

/** What a site lists, in the order in which it is to stand. */
export function OrderField(props: OrderFieldProps) {
  const { label, isPicked, error } = props;
  const errorId = useId();
  return (
    <fieldset className="order-field" aria-describedby={error ? errorId : undefined}>
      <legend>{label}</legend>
      {isPicked ? <PickedOrder {...props} /> : <WholeOrder {...props} />}
      {error && (
        <p id={errorId} className="order-fault" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** All that there is; what nobody has placed comes after the others. */
function WholeOrder({ siteId, label, of, within, value, hides, isRead, onChange }: OrderFieldProps) {
  const t = useTranslate('content');
  const { data, refusal, again } = useRead(
    reads.of('/catalogue/listed', { site_id: siteId, of, ...(within && { within }) }),
  );
  const placed = readPlaced(value);
  const begin = useEffectEvent((lines: readonly ListedLine[]) => {
    const first = lines.map(({ id, is_shown: isShown }) => (hides ? { id, is_shown: isShown } : id));
    if (placed.length === 0 && first.length > 0 && !isRead) onChange(first);
  });
  // what is new begins as it stands
  useEffect(() => {
    if (data) begin(data.list);
  }, [data]);
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  if (data.list.length === 0) return <p className="order-more">{t('order.none')}</p>;
  const there = data.list.map(({ id, is_shown: isShown }) => ({ id, is_shown: !hides || isShown }));
  const rows = arranged(placed, there).map((one) => ({ ...lineOf(data.list, one.id), ...one }));
  const written = (one: OrderRow) => (hides ? { id: one.id, is_shown: one.is_shown } : one.id);
  return (
    <OrderList
      {...{ label, rows, isRead }}
      ends={hides ? 'hide' : null}
      onChange={(next) => onChange(next.map(written))}
    />
  );
}

function PickedOrder({ siteId, label, of, within, value, isRead, onChange }: OrderFieldProps) {
  const t = useTranslate('content');
  const ids = readPlaced(value).map(({ id }) => id);
  const { data } = useRead(reads.of('/catalogue/listed', { site_id: siteId, of, ids }), {
    enabled: ids.length > 0,
    keepsLast: true,
  });
  const rows = ids.map((id) => {
    const line = lineOf(data?.list ?? [], id);
    return { ...line, id, is_shown: line.is_shown };
  });
  return (
    <>
      {!isRead && <Pick {...{ siteId, of, within, ids }} onPick={(id) => onChange([...ids, id])} />}
      {ids.length === 0 && <p className="order-more">{t('order.none_picked')}</p>}
      <OrderList
        {...{ label, rows, isRead }}
        ends="remove"
        onChange={(next) => onChange(next.map(({ id }) => id))}
      />
    </>
  );
}

interface PickProps {
  siteId: number;
  of: ListedThing;
  within: string;
  /** Those that are there already. */
  ids: readonly string[];
  onPick: (id: string) => void;
}

/** Finds games by their names, and puts them at the end. */
function Pick({ siteId, of, within, ids, onPick }: PickProps) {
  const t = useTranslate('content');
  const [text, setText] = useState('');
  const words = text.trim();
  const { data } = useRead(
    reads.of('/catalogue/listed', { site_id: siteId, of, text: words, ...(within && { within }) }),
    { enabled: words !== '', keepsLast: true },
  );
  const found = words === '' ? [] : (data?.list.filter(({ id }) => !ids.includes(id)) ?? []);
  return (
    <div className="order-pick">
      <TextInput
        label={t('order.pick')}
        type="search"
        maxLength={60}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {words !== '' && data && found.length === 0 && <p className="order-more">{t('order.none_found')}</p>}
      {found.length > 0 && (
        <ul className="order-found">
          {found.map(({ id, name, note }) => (
            <li key={id}>
              <button type="button" aria-label={t('order.add', { name })} onClick={() => onPick(id)}>
                <Icon name="plus" />
                {name}
                <small>{[note, id].join(' · ')}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What is known of an id; its own where nothing is. */
function lineOf(lines: readonly ListedLine[], id: string): ListedLine {
  return lines.find((line) => line.id === id) ?? { id, name: '', note: '', is_shown: true };
}
