import type { ReactNode } from 'react';
import { AccountArea } from '#app/frame/account-area.tsx';
import { BottomTabs } from '#app/frame/bottom-tabs.tsx';
import { Brand } from '#app/frame/brand.tsx';
import { ClosedNote } from '#app/frame/closed-note.tsx';
import { Footer } from '#app/frame/footer.tsx';
import { HallRail } from '#app/frame/hall-rail.tsx';
import { LanguageButton } from '#app/frame/language-button.tsx';
import { BrowserNotes } from '#app/frame/browser-notes.tsx';
import { SkipLink } from '#app/frame/skip-link.tsx';

/** A hard-edged bar, the halls as a strip below it, everything else as close as a scoreboard. */
export function ApexFrame({ hasHalls, children }: { hasHalls: boolean; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className="site-head apex-head">
        <div className="apex-bar">
          <Brand />
          <AccountArea />
          <span className="apex-language">
            <LanguageButton />
          </span>
        </div>
        {hasHalls && <HallRail layout="strip" />}
      </header>
      <BrowserNotes />
      <ClosedNote />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BottomTabs />
    </>
  );
}
