import { Icon } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { LetterBadge } from '#app/member/letter-badge.tsx';
import { useMember } from '#app/member/member-store.ts';
import { openInOwnWindow } from '#app/member/member-place.ts';
import { Link } from '#app/page/link.tsx';
import { useSiteData } from '#app/page/use-site-data.ts';
import { memberPageAddress, memberPageGroups, type MemberPage } from './member-page.ts';

/** The pages that there are for this member, under their headings. */
export function MemberMenu({ pages, here }: { pages: readonly MemberPage[]; here: MemberPage | null }) {
  const t = useTranslate('user');
  const { member } = useMember();
  const depositPath = useSiteData()?.depositPath;
  const linkOf = ({ id }: MemberPage) => {
    if (id !== 'Deposit' || depositPath !== '/fastPayment') return { to: memberPageAddress(id) };
    return { to: depositPath, onClick: openInOwnWindow };
  };
  // a page for some alone is shown once it is known whether the member is among them
  const shown = pages.filter(({ isFor }) => !isFor || (member !== null && isFor(member)));
  return (
    <nav className="member-menu" aria-label={t('menu')}>
      {memberPageGroups.map((group) => {
        const own = shown.filter((page) => page.group === group);
        if (own.length === 0) return null;
        return (
          <section key={group} aria-labelledby={`member-menu-${group}`}>
            <h2 id={`member-menu-${group}`}>{t(`group.${group}`)}</h2>
            <ul>
              {own.map((page) => (
                <li key={page.id}>
                  <Link
                    className="member-menu-link"
                    {...linkOf(page)}
                    aria-current={page === here ? 'page' : undefined}
                  >
                    <Icon name={page.icon} />
                    <span>{t(`page.${page.id}`)}</span>
                    {page.id === 'Letter' && (
                      <span className="member-menu-badge">
                        <LetterBadge />
                      </span>
                    )}
                    <Icon name="right" className="icon member-menu-arrow" />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}
