import type { ReactNode } from 'react';
import { AccountArea } from '#app/shell/frame/account-area.tsx';
import { BottomTabs } from '#app/shell/frame/bottom-tabs.tsx';
import { Brand } from '#app/shell/frame/brand.tsx';
import { Footer } from '#app/shell/frame/footer.tsx';
import { HallMenu } from '#app/shell/frame/hall-menu.tsx';
import { LanguageButton } from '#app/shell/frame/language-button.tsx';
import { NoScriptNote } from '#app/shell/frame/no-script-note.tsx';
import { SkipLink } from '#app/shell/frame/skip-link.tsx';
import { Waves } from './waves.tsx';

/** A bar with the halls on top, the page over paper-cut waves, tabs below on a phone. */
export function LotusBayFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className="top-bar">
        <div className="top-bar-inner">
          <Brand />
          <HallMenu />
          <LanguageButton />
          <AccountArea />
        </div>
      </header>
      <NoScriptNote />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Waves />
      <Footer />
      <BottomTabs />
    </>
  );
}
