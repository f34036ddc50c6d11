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

/**
 * A sheet whose content is asked for. It opens at once and says that it waits; what fails stands in it, with another
 * try.
 */
export function openAskedSheet(
  title: string,
  shell: { readonly text: Text; explain(error: unknown): string },
  ask: () => Promise<readonly Node[]>,
): { close(): void } {
  const { text } = shell;
  const body = el('div', { class: 'sheet-asked' });
  const fill = async (): Promise<void> => {
    body.replaceChildren(el('p', { class: 'note', role: 'status' }, text('loading_sheet')));
    try {
      body.replaceChildren(...(await ask()));
    } catch (error) {
      body.replaceChildren(
        el('p', { role: 'alert' }, shell.explain(error)),
        el(
          'p',
          {},
          button(text('reload'), () => void fill(), { class: 'plain-button' }),
        ),
      );
    }
  };
  const sheet = openSheet(title, text, body);
  void fill();
  return sheet;
}
