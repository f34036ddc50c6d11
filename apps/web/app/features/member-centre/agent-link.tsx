import type { ReactNode } from 'react';
import { Icon } from '@halls/ui';
import { useMember } from '#app/member/member-store.ts';
import { OwnWindowLink } from '#app/member/own-window-link.tsx';

/** The way to the agents' place, which is the registration for who is no active agent. */
export function AgentLink({ children }: { children: ReactNode }) {
  const { member } = useMember();
  const isActive = member?.is_agent === 1 && member.agent_active === 1;
  return (
    <nav className="member-menu">
      <ul>
        <li>
          <OwnWindowLink className="member-menu-link" to={isActive ? '/proxy' : '/proxy?page=Register'}>
            <Icon name="users" />
            <span>{children}</span>
            <Icon name="right" className="icon member-menu-arrow" />
          </OwnWindowLink>
        </li>
      </ul>
    </nav>
  );
}
