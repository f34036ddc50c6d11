import './menu.css';
import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';

export interface MenuEntry {
  key: string;
  label: ReactNode;
  onSelect: () => void;
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
}

/** A list of commands below a button, with arrow keys and type-ahead. Load it lazily. */
export function Menu({ trigger, entries }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} align="end" className="menu-layer">
          <Base.Popup className="menu">
            {entries.map((entry) => (
              <Base.Item key={entry.key} className="menu-item" onClick={entry.onSelect}>
                {entry.label}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
