import { button, el, icon } from '../../../client/dom.ts';
import type { Sportsbook } from '../sportsbook.ts';

/** As wide that the slip stands beside the page. */
const beside = '(width >= 1000px)';

/** The slip beside the page where there is room; on small screens a sheet that a button of the bar below opens. */
export class SlipDrawer {
  readonly element: HTMLElement;
  readonly opener: HTMLButtonElement;
  readonly #book: Sportsbook;
  readonly #count = el('span', { class: 'slip-count figures' });
  readonly #wide = matchMedia(beside);
  readonly #behind: HTMLElement;
  #isOpen = false;

  constructor(book: Sportsbook, body: HTMLElement, behind: HTMLElement) {
    this.#book = book;
    this.#behind = behind;
    const { text, shell, slip } = book;
    const close = button(
      shell.text('close'),
      () => this.close(),
      { class: 'round-button slip-close' },
      icon('close'),
    );
    this.element = el(
      'aside',
      { class: 'slip-drawer', 'aria-label': text('nav_slip') },
      el('header', { class: 'slip-head' }, el('h2', {}, text('nav_slip')), close),
      body,
    );
    this.opener = button(text('nav_slip'), () => this.open(), {
      class: 'slip-opener',
      'aria-haspopup': 'dialog',
    });
    this.opener.append(this.#count);
    this.element.addEventListener('keydown', (event) => event.key === 'Escape' && this.close());
    this.element.addEventListener('click', (event) => event.target === this.element && this.close());
    this.#wide.addEventListener('change', () => this.#show());
    for (const source of [slip, book.desk]) source.on(() => this.#show());
    this.#show();
  }

  open(): void {
    this.#isOpen = true;
    this.#show();
    this.element.querySelector<HTMLElement>('.slip-close')?.focus();
  }

  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#show();
    this.opener.focus();
  }

  #show(): void {
    const { slip, desk } = this.#book;
    const isSheet = !this.#wide.matches;
    const isOver = isSheet && this.#isOpen;
    this.element.classList.toggle('is-open', isOver);
    this.element.inert = isSheet && !this.#isOpen;
    this.#behind.inert = isOver;
    if (isSheet) {
      this.element.setAttribute('role', 'dialog');
      this.element.setAttribute('aria-modal', 'true');
    } else {
      this.element.removeAttribute('role');
      this.element.removeAttribute('aria-modal');
    }
    const count = slip.selections.length || desk.receipts.length;
    this.#count.textContent = count > 0 ? String(count) : '';
    this.#count.hidden = count === 0;
    this.opener.classList.toggle('has-picks', slip.selections.length > 0);
  }
}
