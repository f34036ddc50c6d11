import { tellWindows } from '#app/page/window-messages.ts';

const ownWindow = 'depositWindow';

/** Whether this is the window that a lobby has opened for deposits. */
export function isInOwnWindow(): boolean {
  return window.name === ownWindow;
}

/** The lobby hears of it and closes the window, if it still has it; else the window goes by itself. */
export function leaveWindow(): void {
  tellWindows({ type: 'quickGame', window: ownWindow });
  window.close();
}
