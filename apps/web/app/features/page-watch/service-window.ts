import { openPopup, showInPopup } from '#app/game-session/popup-windows.ts';
import { isNarrow } from '#app/page/is-narrow.ts';

/** On a desktop a press on any link to customer service opens it beside the page; answers what ends that. */
export function openServiceBeside(address: string): () => void {
  const open = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.getAttribute('href') !== address || isNarrow()) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const popup = openPopup('serviceWindow', '/loading');
    // a browser that refuses windows follows the link
    if (!popup) return;
    event.preventDefault();
    // it is somebody else's page, and may not lead this one elsewhere
    popup.opener = null;
    showInPopup(popup, address);
  };
  document.addEventListener('click', open);
  return () => document.removeEventListener('click', open);
}
