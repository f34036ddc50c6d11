import { button, el, icon } from './dom.ts';
import type { Text } from './texts.ts';

/** A dialog with a title and one way out: a sheet from below on small screens, a card in the middle on large ones. */
export function openSheet(title: string, text: Text, ...content: Node[]): { close(): void } {
  const dialog = el('dialog', { class: 'sheet', 'aria-label': title });
  const close = (): void => dialog.close();
  dialog.append(
    el(
      'header',
      { class: 'sheet-head' },
      el('h2', {}, title),
      button(text('close'), close, { class: 'round-button' }, icon('close')),
    ),
    el('div', { class: 'sheet-body', tabindex: 0 }, ...content),
  );
  dialog.addEventListener('click', (event) => event.target === dialog && close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return { close };
}
