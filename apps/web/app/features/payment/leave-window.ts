import { tellWindows } from '#app/page/window-messages.ts';

const ownWindows: readonly string[] = ['depositWindow', 'fpWindow'];

/** Whether this is a window that a lobby has opened for deposits. */
export function isInOwnWindow(): boolean {
  return ownWindows.includes(window.name);
}

/** The lobby hears of it and closes the window, if it still has it; else the window goes by itself. */
export function leaveWindow(): void {
  tellWindows({ type: 'quickGame', window: window.name });
  window.close();
}
