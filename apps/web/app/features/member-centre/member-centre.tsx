import '#app/member/member-panel.css';
import './member-centre.css';
import { useEffect, useRef } from 'react';
import { classNames, Icon } from '@halls/ui';
import { LatePart, useHydrated, useTranslate } from '@halls/web-kit';
import { openLogin } from '#app/member/member-place.ts';
import { Link } from '#app/page/link.tsx';
import { useIsNarrow } from '#app/page/use-is-narrow.ts';
import { browserSession, useSession } from '#app/session/browser-session.ts';
import { GuestNote } from './guest-note.tsx';
import { MemberCard } from './member-card.tsx';
import { MemberMenu } from './member-menu.tsx';
import type { MemberPage } from './member-page.ts';
import { PageSkeleton } from './page-skeleton.tsx';

/**
 * The member's own place. A desktop has the menu beside the page that is chosen, or the first one; a phone has the menu
 * at `/user` and a page at its own address. What of it is shown to whom is for the style sheet to say, so that nothing
 * moves when the page lives: it comes from the server before anything is known of the visitor.
 */
export function MemberCentre({ pages, chosen }: { pages: readonly MemberPage[]; chosen: MemberPage | null }) {
  const t = useTranslate('user');
  const here = chosen ?? pages[0];
  useAskForLogin();
  return (
    <>
      <GuestNote />
      <div className={classNames('page', 'member-centre', !chosen && 'member-centre-list')}>
        <div className="member-side">
          <h1 className="member-side-title">{t('title')}</h1>
          <MemberCard />
          <MemberMenu pages={pages} here={here ?? null} />
        </div>
        {here && (
          <section className="member-content" aria-labelledby="member-page-title">
            <header className="member-content-head">
              <Link className="icon-button member-back" to="/user" aria-label={t('back')} title={t('back')}>
                <Icon name="back" />
              </Link>
              <h1 id="member-page-title">{t(`page.${here.id}`)}</h1>
            </header>
            <ShownPage key={here.id} page={here} isChosen={chosen !== null} />
          </section>
        )}
      </div>
    </>
  );
}

function ShownPage({ page, isChosen }: { page: MemberPage; isChosen: boolean }) {
  const session = useSession();
  const isNarrow = useIsNarrow();
  const skeleton = <PageSkeleton shape={page.shape} />;
  // a phone shows the menu alone until a page is chosen
  const isShown = useHydrated() && session !== null && (isChosen || !isNarrow);
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
