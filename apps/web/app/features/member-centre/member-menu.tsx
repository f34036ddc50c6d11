import type { ReactNode } from 'react';
import { Icon } from '@halls/ui';
import { LetterBadge } from '#app/member/letter-badge.tsx';
import { OwnWindowLink } from '#app/member/own-window-link.tsx';
import { Link } from '#app/page/link.tsx';
import { useSiteData } from '#app/page/use-site-data.ts';
import type { MemberPage, MemberPlace } from './member-page.ts';

/** The pages that there are for this member, under their headings. */
export function MemberMenu({
  place: { root, groups, words },
  shown,
  here,
}: {
  place: MemberPlace;
  shown: readonly MemberPage[];
  here: MemberPage | null;
}) {
  const depositPath = useSiteData()?.depositPath;
  return (
    <nav className="member-menu" aria-label={words.menu}>
      {groups.map((group) => {
        const own = shown.filter((page) => page.group === group);
        if (own.length === 0) return null;
        return (
          <section key={group} aria-labelledby={`member-menu-${group}`}>
            <h2 id={`member-menu-${group}`}>{words.group(group)}</h2>
            <ul>
              {own.map((page) => (
                <li key={page.id}>
                  <PageLink
                    to={
                      page.id === 'Deposit' && depositPath === '/fastPayment'
                        ? depositPath
                        : `${root}/${page.id}`
                    }
                    isHere={page === here}
                  >
                    <Icon name={page.icon} />
                    <span>{words.page(page)}</span>
                    {page.id === 'Letter' && (
                      <span className="member-menu-badge">
                        <LetterBadge />
                      </span>
                    )}
                    <Icon name="right" className="icon member-menu-arrow" />
                  </PageLink>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}

/** Fast payments have a window of their own beside this one. */
function PageLink({ to, isHere, children }: { to: string; isHere: boolean; children: ReactNode }) {
  const Way = to === '/fastPayment' ? OwnWindowLink : Link;
  return (
    <Way className="member-menu-link" to={to} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Way>
  );
}
