const everyMs = 16;
const triesAtMost = 20;

/**
 * Leaves the page once the entries of closed dialogs are out of the browser's history: a step back
 * that is still on its way would take the place of the new page.
 */
export function afterDialogs(leave: () => void, tries = triesAtMost): void {
  setTimeout(() => {
    const { dialogs = 0 } = (window.history.state ?? {}) as { dialogs?: number };
    if (dialogs === 0 || tries === 0) leave();
    else afterDialogs(leave, tries - 1);
  }, everyMs);
}
