import './tabs.css';
import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export interface TabEntry {
  key: string;
  label: ReactNode;
  content: ReactNode;
}

/** Views of one thing, one at a time. Load it lazily. */
export function Tabs({
  label,
  entries,
  initial,
}: {
  label: string;
  entries: readonly TabEntry[];
  initial?: string;
}) {
  return (
    <Base.Root defaultValue={initial ?? entries[0]?.key}>
      <Base.List className="tabs" aria-label={label}>
        {entries.map((entry) => (
          <Base.Tab key={entry.key} value={entry.key} className="tab">
            {entry.label}
          </Base.Tab>
        ))}
      </Base.List>
      {entries.map((entry) => (
        <Base.Panel key={entry.key} value={entry.key} className="tab-panel">
          {entry.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
