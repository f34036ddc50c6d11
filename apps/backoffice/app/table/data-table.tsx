import './data-table.css';
import { Fragment, useMemo, useRef, type ReactNode } from 'react';
import {
  columnVisibilityFeature,
  createColumnHelper,
  tableFeatures,
  useTable,
  type Row,
} from '@tanstack/react-table';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { Link } from 'react-router';
import { Button, classNames, Icon } from '@halls/ui';
import type { List } from '#app/api/use-list.ts';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { ColumnMenu } from './column-menu.tsx';
import { readHidden, readOpen, readSort, withColumn, withNextSort, withNextOpen } from './list-address.ts';
import { useListAddress } from './use-list-address.ts';
import { useRowKeys } from './use-row-keys.ts';

export interface Column<Item> {
  id: string;
  name: string;
  cell: (item: Item) => ReactNode;
  /** Figures stand at the end. */
  isFigure?: boolean;
  /** The list can be sorted by it, which the address says by this name. */
  sort?: string;
}

export interface DataTableProps<Item> {
  /** What is in it, for those who do not see it. */
  label: string;
  list: List<Item>;
  /** The first is the row's name: it opens the row. */
  columns: readonly [Column<Item>, ...Column<Item>[]];
  idOf: (item: Item) => string;
  /** Where a row leads. */
  to?: (item: Item) => string;
  /** What shows below a row that is opened; the address says which. */
  renderDetail?: (item: Item) => ReactNode;
  /** Shown instead of a table without rows. */
  empty: ReactNode;
}

const features = tableFeatures({ columnVisibilityFeature });
type Features = typeof features;
/** More than these are drawn as far as they are in sight. */
const drawnAtOnce = 80;
const rowHeightPx = 37;

/** A list as a table: columns can be hidden, rows are walked by j and k, the address keeps all of it. */
export function DataTable<Item extends object>(props: DataTableProps<Item>) {
  const { list, empty, label } = props;
  const t = useTranslate('parts');
  if (list.problem && !list.items) return <ReadProblem message={list.problem} again={list.again} />;
  if (!list.items) return <LoadingLines />;
  if (list.items.length === 0 && !list.hasMore) return empty;
  return (
    <div className={classNames('table-frame', list.isAsking && 'table-asking')} aria-busy={list.isAsking}>
      <Rows {...props} items={list.items} />
      <footer className="table-foot">
        <p role="status">{t('table.shown', { count: list.items.length })}</p>
        {list.problem && <p className="table-problem">{list.problem}</p>}
        {list.hasMore && (
          <Button busy={list.isAsking} onClick={list.more} aria-label={t('table.more_of', { list: label })}>
            {t('table.more')}
          </Button>
        )}
      </footer>
    </div>
  );
}

function Rows<Item extends object>(props: DataTableProps<Item> & { items: readonly Item[] }) {
  const { label, items, columns, idOf } = props;
  const [address, changeAddress] = useListAddress();
  const hidden = readHidden(address);
  const helper = createColumnHelper<Features, Item>();
  const table = useTable({
    features,
    data: items,
    columns: useMemo(
      () => columns.map(({ id, name }) => helper.display({ id, header: name })),
      // the columns are made anew at each drawing; what they are called tells whether they are others
      // eslint-disable-next-line react-hooks/exhaustive-deps
      [columns.map(({ id, name }) => id + name).join()],
    ),
    getRowId: idOf,
    state: { columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])) },
  });
  const shown = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible() ?? true) as [
    Column<Item>,
    ...Column<Item>[],
  ];
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows } = table.getRowModel();
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeightPx,
    overscan: 20,
    scrollMargin: body.current?.offsetTop ?? 0,
    enabled: rows.length > drawnAtOnce,
  });
  const drawn = rows.length > drawnAtOnce ? virtual.getVirtualItems() : null;
  const seen = drawn ? drawn.flatMap(({ index }) => rows[index] ?? []) : rows;
  const onKeyDown = useRowKeys(body);
  return (
    <div className="table-scroll" tabIndex={-1}>
      <table className="table" aria-label={label} aria-rowcount={rows.length}>
        <thead>
          <tr>
            {shown.map((column) => (
              <ColumnHead key={column.id} column={column} />
            ))}
            <th className="table-menu">
              <ColumnMenu
                columns={columns.slice(1)}
                hidden={hidden}
                onChange={(id, isShown) => changeAddress((before) => withColumn(before, id, isShown))}
              />
            </th>
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={onKeyDown}>
          {drawn && <Gap height={(drawn[0]?.start ?? 0) - virtual.options.scrollMargin} />}
          {seen.map((row) => (
            <TableRow key={row.id} {...props} row={row} shown={shown} />
          ))}
          {drawn && (
            <Gap height={virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0) + virtual.options.scrollMargin} />
          )}
        </tbody>
      </table>
    </div>
  );
}

/** What a column is called; a press on it sorts, where the list can be sorted by it. */
function ColumnHead<Item>({ column }: { column: Column<Item> }) {
  const t = useTranslate('parts');
  const [address, changeAddress] = useListAddress();
  const { sort, name } = column;
  const className = column.isFigure ? 'table-figure' : undefined;
  if (!sort)
    return (
      <th scope="col" className={className}>
        {name}
      </th>
    );
  const sorted = readSort(address, [sort]);
  return (
    <th
      scope="col"
      className={className}
      aria-sort={sorted === null ? 'none' : sorted === sort ? 'ascending' : 'descending'}
    >
      <button
        type="button"
        className="table-sort"
        title={t('table.sort', { name })}
        onClick={() => changeAddress((before) => withNextSort(before, sort))}
      >
        {name}
        <Icon name={sorted === sort ? 'up' : sorted ? 'down' : 'swap'} />
      </button>
    </th>
  );
}

/** Holds the room of rows that are out of sight. */
function Gap({ height }: { height: number }) {
  return <tr aria-hidden="true" style={{ height: Math.max(0, height) }} />;
}

function TableRow<Item extends object>({
  row,
  shown,
  to,
  renderDetail,
}: DataTableProps<Item> & { row: Row<Features, Item>; shown: readonly [Column<Item>, ...Column<Item>[]] }) {
  const [address, changeAddress] = useListAddress();
  const isOpen = renderDetail !== undefined && readOpen(address) === row.id;
  const item = row.original;
  const [first, ...others] = shown;
  const toggle = () => changeAddress((before) => withNextOpen(before, row.id));
  return (
    <Fragment>
      <tr className={classNames('table-row', isOpen && 'table-row-open')}>
        <th scope="row" colSpan={others.length === 0 ? 2 : 1}>
          {to && (
            <Link className="table-link" data-row-link to={to(item)}>
              {first.cell(item)}
            </Link>
          )}
          {renderDetail && (
            <button
              type="button"
              className="table-link"
              data-row-link
              aria-expanded={isOpen}
              onClick={toggle}
            >
              <Icon name={isOpen ? 'down' : 'right'} />
              {first.cell(item)}
            </button>
          )}
          {!to && !renderDetail && first.cell(item)}
        </th>
        {others.map((column) => (
          <td
            key={column.id}
            className={column.isFigure ? 'table-figure' : undefined}
            // the last one reaches below the menu of columns
            colSpan={column === others.at(-1) ? 2 : 1}
          >
            {column.cell(item)}
          </td>
        ))}
      </tr>
      {isOpen && (
        <tr className="table-detail">
          <td colSpan={shown.length + 1}>{renderDetail(item)}</td>
        </tr>
      )}
    </Fragment>
  );
}
