import { useId } from 'react';
import { Icon } from '@halls/ui';
import { useTranslate } from '#app/texts/texts.ts';

/** Which columns a table shows. */
export function ColumnMenu({
  columns,
  hidden,
  onChange,
}: {
  columns: readonly { id: string; name: string }[];
  hidden: readonly string[];
  onChange: (id: string, isShown: boolean) => void;
}) {
  const t = useTranslate('parts');
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="icon-button"
        popoverTarget={id}
        aria-label={t('table.columns')}
        title={t('table.columns')}
      >
        <Icon name="grid" />
      </button>
      <div id={id} popover="auto" className="column-menu" role="group" aria-label={t('table.columns')}>
        {columns.map((column) => (
          <label key={column.id} className="column-choice">
            <input
              type="checkbox"
              checked={!hidden.includes(column.id)}
              onChange={({ target }) => onChange(column.id, target.checked)}
            />
            {column.name}
          </label>
        ))}
      </div>
    </>
  );
}
