import type { ReactNode } from 'react';
import { AccountArea } from '#app/shell/frame/account-area.tsx';
import { BottomTabs } from '#app/shell/frame/bottom-tabs.tsx';
import { Brand } from '#app/shell/frame/brand.tsx';
import { Footer } from '#app/shell/frame/footer.tsx';
import { HallRail } from '#app/shell/frame/hall-rail.tsx';
import { LanguageButton } from '#app/shell/frame/language-button.tsx';
import { NoScriptNote } from '#app/shell/frame/no-script-note.tsx';
import { SkipLink } from '#app/shell/frame/skip-link.tsx';

/** A hard-edged bar, the halls as a strip below it, everything else as close as a scoreboard. */
export function ApexFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className="apex-head">
        <div className="apex-bar">
          <Brand />
          <LanguageButton />
          <AccountArea />
        </div>
        <HallRail />
      </header>
      <NoScriptNote />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BottomTabs />
    </>
  );
}
