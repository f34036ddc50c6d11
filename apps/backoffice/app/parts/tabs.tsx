import './tabs.css';
import { NavLink } from 'react-router';

/** The parts of a record, each with an address of its own. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly { to: string; name: string }[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ to, name }) => (
        <NavLink key={to} to={to} end className="tab">
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
