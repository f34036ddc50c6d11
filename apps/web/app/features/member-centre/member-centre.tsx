import '#app/member/member-panel.css';
import './member-centre.css';
import { useEffect, useRef, type ReactNode } from 'react';
import { classNames, Icon } from '@halls/ui';
import { LatePart, useHydrated } from '@halls/web-kit';
import { reads, useRead } from '#app/api/reads.ts';
import type { Member } from '#app/member/member-rules.ts';
import { openLogin } from '#app/member/member-place.ts';
import { useMember } from '#app/member/member-store.ts';
import { Link } from '#app/page/link.tsx';
import { useIsNarrow } from '#app/page/use-is-narrow.ts';
import { browserSession, useSession } from '#app/session/browser-session.ts';
import { GuestNote } from './guest-note.tsx';
import { MemberCard } from './member-card.tsx';
import { MemberMenu } from './member-menu.tsx';
import type { MemberPage, MemberPlace } from './member-page.ts';
import { PageSkeleton } from './page-skeleton.tsx';

/**
 * A place of the member's own. A desktop has the menu beside the page that is chosen, or the first one; a phone has the
 * menu at the place's root and a page at its own address. What of it is shown to whom is for the style sheet to say, so
 * that nothing moves when the page lives: it comes from the server before anything is known of the visitor.
 */
export function MemberCentre({
  place,
  chosen,
  aside,
}: {
  place: MemberPlace;
  chosen: MemberPage | null;
  /** Below the menu. */
  aside?: ReactNode;
}) {
  const { root, pages, words } = place;
  const { member } = useMember();
  // a page for some alone is shown once it is known whether the member is among them
  const recommends = useRecommends(member, pages);
  const shown = pages.filter(
    ({ isFor, isOfFriends }) =>
      (!isFor || (member !== null && isFor(member))) && (!isOfFriends || recommends === true),
  );
  const isAwaited = chosen?.isOfFriends && recommends === null;
  const isMissed = chosen !== null && member !== null && !isAwaited && !shown.includes(chosen);
  const first = member === null ? pages[0] : shown[0];
  const here = (isMissed ? null : chosen) ?? first ?? null;
  useAskForLogin();
  return (
    <>
      <GuestNote />
      <div className={classNames('page', 'member-centre', !chosen && 'member-centre-list')}>
        <div className="member-side">
          <h1 className="member-side-title">{words.title}</h1>
          <MemberCard />
          <MemberMenu place={place} shown={shown} here={here} />
          {aside}
        </div>
        {here && (
          <section className="member-content" aria-labelledby="member-page-title">
            <header className="member-content-head">
              <Link className="icon-button member-back" to={root} aria-label={words.back} title={words.back}>
                <Icon name="back" />
              </Link>
              <h1 id="member-page-title">{words.page(here)}</h1>
            </header>
            <ShownPage
              key={here.id}
              page={here}
              isChosen={chosen !== null}
              isKnown={(!here.isFor || member !== null) && (!here.isOfFriends || recommends !== null)}
            />
          </section>
        )}
      </div>
    </>
  );
}

/** Whether the site recommends friends in the member's currency; null until that is known. A fault shows no such page. */
function useRecommends(member: Member | null, pages: readonly MemberPage[]): boolean | null {
  const isAsked = member !== null && pages.some(({ isOfFriends }) => isOfFriends);
  const { data, refusal } = useRead(
    reads.of('/bonus_setting/check', { member_currency: member?.member_currency ?? 'USD' }),
    { enabled: isAsked },
  );
  if (data) return data.is_friend === 1;
  return isAsked && refusal ? false : null;
}

function ShownPage({
  page,
  isChosen,
  isKnown,
}: {
  page: MemberPage;
  isChosen: boolean;
  /** Whether the page is the member's to see. */
  isKnown: boolean;
}) {
  const session = useSession();
  const isNarrow = useIsNarrow();
  const skeleton = <PageSkeleton shape={page.shape} />;
  // a phone shows the menu alone until a page is chosen
  const isShown = useHydrated() && session !== null && isKnown && (isChosen || !isNarrow);
  return isShown ? <LatePart key={session.memberId} load={page.load} fallback={skeleton} /> : skeleton;
}

/** A guest is asked to log in, and is then where they wanted to be; whoever becomes one sees the page's top. */
function useAskForLogin(): void {
  const isMember = useSession() !== null;
  useEffect(() => {
    if (browserSession.read() === null) openLogin();
  }, []);
  const wasMember = useRef(isMember);
  useEffect(() => {
    if (wasMember.current && !isMember) window.scrollTo(0, 0);
    wasMember.current = isMember;
  }, [isMember]);
}
