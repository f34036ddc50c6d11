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

/** A rail of halls at the left edge on every width; the wallet stands at the right of a desktop. */
export function GoldenHourFrame({ hasHalls, children }: { hasHalls: boolean; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className="site-head tea-head">
        <Brand />
        <AccountArea />
        <span className="tea-language">
          <LanguageButton />
        </span>
      </header>
      <BrowserNotes />
      <ClosedNote />
      <div className={hasHalls ? 'tea-house' : undefined}>
        {hasHalls && <HallRail layout="column" />}
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
      <Footer />
      <BottomTabs />
    </>
  );
}
