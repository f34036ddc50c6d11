import './search-field.css';
import { useId } from 'react';
import { Icon } from '@halls/ui';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (wanted: string) => void;
}

/** Looks through what the page has already, while it is typed into; not there without scripts. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <div className="search needs-script">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Icon name="search" />
      <input
        id={id}
        type="search"
        value={value}
        placeholder={label}
        autoComplete="off"
        maxLength={64}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
