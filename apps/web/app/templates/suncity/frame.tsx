import type { ReactNode } from 'react';
import { AccountArea } from '#app/shell/frame/account-area.tsx';
import { BottomTabs } from '#app/shell/frame/bottom-tabs.tsx';
import { Brand } from '#app/shell/frame/brand.tsx';
import { Footer } from '#app/shell/frame/footer.tsx';
import { HallRail } from '#app/shell/frame/hall-rail.tsx';
import { LanguageButton } from '#app/shell/frame/language-button.tsx';
import { NoScriptNote } from '#app/shell/frame/no-script-note.tsx';
import { SkipLink } from '#app/shell/frame/skip-link.tsx';

/** A rail of halls at the left edge on every width; the wallet stands at the right of a desktop. */
export function GoldenHourFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className="tea-head">
        <Brand />
        <LanguageButton />
        <AccountArea />
      </header>
      <NoScriptNote />
      <div className="tea-house">
        <HallRail />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
      <Footer />
      <BottomTabs />
    </>
  );
}
