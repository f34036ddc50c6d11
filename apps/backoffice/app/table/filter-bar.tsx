import './filter-bar.css';
import { useEffect, useState } from 'react';
import { Button, Icon } from '@halls/ui';
import { useTranslate } from '#app/texts/texts.ts';
import { isNarrowed, readFilters, withFilter, withoutFilters, type Filter } from './list-address.ts';
import { useListAddress } from './use-list-address.ts';

/** After the last key, so that a word is asked for once. */
const typingPauseMs = 250;

/** What the list below can be narrowed down by. It writes into the address and keeps nothing itself. */
export function FilterBar({ filters }: { filters: readonly Filter[] }) {
  const t = useTranslate('parts');
  const [address, changeAddress] = useListAddress();
  const values = readFilters(filters, address);
  const set = (name: string, value: string) => changeAddress((before) => withFilter(before, name, value));
  return (
    <div className="filters" role="search">
      {filters.map((filter) => (
        <FilterField
          key={filter.name}
          filter={filter}
          value={values[filter.name] ?? ''}
          onChange={(value) => set(filter.name, value)}
        />
      ))}
      {isNarrowed(filters, address) && (
        <Button
          kind="plain"
          icon="close"
          onClick={() => changeAddress((before) => withoutFilters(filters, before))}
        >
          {t('filters.clear')}
        </Button>
      )}
    </div>
  );
}

interface FieldProps<Kind extends Filter = Filter> {
  filter: Kind;
  value: string;
  onChange: (value: string) => void;
}

function FilterField({ filter, value, onChange }: FieldProps) {
  if (filter.kind === 'choice') return <ChoiceField filter={filter} value={value} onChange={onChange} />;
  if (filter.kind === 'day' || filter.kind === 'moment')
    return (
      <label className="filter">
        <span className="filter-name">{filter.label}</span>
        <input
          type={filter.kind === 'day' ? 'date' : 'datetime-local'}
          step={filter.kind === 'moment' ? 1 : undefined}
          className="filter-control"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    );
  return <TypedField filter={filter} value={value} onChange={onChange} />;
}

function ChoiceField({ filter, value, onChange }: FieldProps<Extract<Filter, { kind: 'choice' }>>) {
  const t = useTranslate('parts');
  return (
    <label className="filter">
      <span className="filter-name">{filter.label}</span>
      <select className="filter-control" value={value} onChange={(event) => onChange(event.target.value)}>
        {!filter.preset && <option value="">{t('filters.all')}</option>}
        {filter.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  );
}

function TypedField({ filter, value, onChange }: FieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // the address has changed by another hand, such as the way back
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return;
    const pause = setTimeout(() => onChange(typed), typingPauseMs);
    return () => clearTimeout(pause);
  });
  return (
    <label className={filter.kind === 'search' ? 'filter filter-wide' : 'filter'}>
      <span className="filter-name">{filter.label}</span>
      <span className="filter-typed">
        {filter.kind === 'search' && <Icon name="search" />}
        <input
          type="search"
          className="filter-control"
          data-page-search={filter.kind === 'search' || undefined}
          value={typed}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onChange(typed);
            if (event.key !== 'Escape') return;
            // out of the field and on to the rows; what was typed stays
            event.preventDefault();
            event.currentTarget.blur();
          }}
        />
      </span>
    </label>
  );
}
