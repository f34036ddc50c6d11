import type { ReactNode } from 'react';
import { AccountArea } from '#app/frame/account-area.tsx';
import { BottomTabs } from '#app/frame/bottom-tabs.tsx';
import { Brand } from '#app/frame/brand.tsx';
import { ClosedNote } from '#app/frame/closed-note.tsx';
import { Footer } from '#app/frame/footer.tsx';
import { HallMenu } from '#app/frame/hall-menu.tsx';
import { LanguageButton } from '#app/frame/language-button.tsx';
import { BrowserNotes } from '#app/frame/browser-notes.tsx';
import { SkipLink } from '#app/frame/skip-link.tsx';
import { Waves } from './waves.tsx';

/** A bar with the halls on top, the page over paper-cut waves, tabs below on a phone. */
export function LotusBayFrame({ hasHalls, children }: { hasHalls: boolean; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className="site-head bay-head">
        <div className="bay-bar">
          <Brand />
          {hasHalls && <HallMenu />}
          <AccountArea />
          <span className="bay-language">
            <LanguageButton />
          </span>
        </div>
      </header>
      <BrowserNotes />
      <ClosedNote />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {hasHalls && <Waves />}
      <Footer />
      <BottomTabs />
    </>
  );
}
