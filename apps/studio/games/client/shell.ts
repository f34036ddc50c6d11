import { figureLocaleOf, type Language, localeOf } from '@halls/contract';
import type { EndReason, PlayRefusal, RoundView, SessionView } from '../../play-protocol/play-protocol.ts';
import { Refusal, type StudioApi } from './api.ts';
import { celebrateWin } from './celebration.ts';
import { button, el, icon } from './dom.ts';
import { openFairnessSheet } from './fairness-sheet.ts';
import { openHistorySheet } from './history-sheet.ts';
import { JackpotPlate } from './jackpot-plate.ts';
import { Money } from './money.ts';
import { jackpotOf, paidOf } from './paid-of.ts';
import { RoundKeeper } from './round-keeper.ts';
import { openSheet } from './sheet.ts';
import { Sound } from './sound.ts';
import type { TextKey } from './locales/en.ts';
import type { Text } from './texts.ts';
import { winSizeOf } from './win-size.ts';

/** The frame that every game stands in: picture, top bar, menus, messages, and what all games share. */
export class Shell {
  readonly api: StudioApi;
  readonly view: SessionView;
  readonly text: Text;
  /** What the game speaks, which may be another language than the player's. */
  readonly language: Language;
  /** Of figures and times, as the lobby writes them. */
  readonly locale: string;
  readonly money: Money;
  readonly sound = new Sound();
  readonly keeper: RoundKeeper;
  readonly stage = el('main', { class: 'stage' });
  readonly bar = el('footer', { class: 'bar' });
  /** In the top bar, at its end. */
  readonly menu = el('nav', { class: 'menu' });
  /** Opens the sheet with rules and pays; the game sets it. */
  infoContent: () => Node[] = () => [];
  /** An outcome in little for the list of rounds, what was staked on with it; the game sets it. */
  outcomeContent: (round: RoundView) => Node[] = () => [];
  /** What shows a round of the list once more; null where it can't be shown. The game sets it. */
  replayOf: (round: RoundView) => (() => void) | null = () => null;
  isFast = localStorage.getItem('fast') === 'on';
  #now: () => number;
  readonly #message = el('p', { class: 'message', role: 'status', 'aria-live': 'polite' });
  readonly #notice = el('p', { class: 'notice', role: 'alert', hidden: true });

  constructor(
    api: StudioApi,
    view: SessionView,
    { language, text }: { readonly language: Language; readonly text: Text },
  ) {
    this.api = api;
    this.view = view;
    this.text = text;
    this.language = language;
    this.locale = figureLocaleOf(view.language);
    this.money = new Money(view.currency, this.locale);
    const aheadMs = view.table ? Date.parse(view.table.now) - Date.now() : 0;
    this.#now = () => Date.now() + aheadMs;
    this.keeper = new RoundKeeper({
      api,
      gameCode: view.game.code,
      onWaiting: (waiting) => this.showNotice(waiting && this.text(waiting)),
      studioNowMs: () => this.studioNowMs(),
      store: sessionStorage,
      pause: (ms) => new Promise((settle) => setTimeout(settle, ms)),
    });
    this.#build();
  }

  /** The studio's clock, which the shared draws go by. */
  studioNowMs(): number {
    return this.#now();
  }

  /** From now on the clock is this one, which knows better. */
  followClock(now: () => number): void {
    this.#now = now;
  }

  get prefersStillness(): boolean {
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** The line under the game that says what happened; screen readers read it. */
  say(message: string): void {
    if (this.#message.textContent !== message) this.#message.textContent = message;
  }

  /** A state that lasts, such as a lost connection; null takes it away. */
  showNotice(message: string | null): void {
    this.#notice.hidden = message === null;
    this.#notice.textContent = message ?? '';
  }

  /** A decided round in plain words: less back than the stake is no win. */
  resultOf(round: RoundView): string {
    if (round.state === 'void') return this.text(voidTexts[round.void_reason ?? ''] ?? 'void');
    const payout = paidOf(round, this.money);
    const jackpot = jackpotOf(round, this.money);
    if (jackpot > 0n) return this.text('jackpot_won', { amount: this.money.show(payout) });
    const stake = this.money.parse(round.stake);
    const amount = this.money.show(payout);
    if (round.is_free && payout > 0n) return this.text('free_won', { amount });
    if (payout === 0n) return this.text('no_win');
    return payout > stake
      ? this.text('won', { amount })
      : this.text('net_loss', { amount, stake: this.money.show(stake) });
  }

  /** A win in its size; never when less came back than was staked. */
  celebrate(round: RoundView): void {
    const payout = this.money.parse(round.payout ?? '0');
    const stake = this.money.parse(round.stake);
    const size = winSizeOf(payout, stake);
    if (size === 0) return;
    this.sound.win(size === 4 ? 3 : size === 1 ? 1 : 2);
    // tenths, rounded down: never more than it is
    const times = (Number((payout * 10n) / stake) / 10).toLocaleString(this.locale);
    const amountAt = (share: number): string =>
      this.money.show((payout * BigInt(Math.round(share * 1_000))) / 1_000n);
    if (size !== 1) celebrateWin(this.stage, { size, amountAt, times }, this.text);
  }

  /** What a refusal means for the player; ends the game when the session is over. */
  explain(refusal: unknown): string {
    if (!(refusal instanceof Refusal)) return this.text('failed');
    if (refusal.status === 401) {
      this.end(refusal.endReason ?? 'expired');
      return this.text('ended_title');
    }
    return this.text(refusalTexts[refusal.word] ?? 'failed');
  }

  /** Once: what is asked at the same time hears of it, too. */
  end(reason: EndReason): void {
    if (document.querySelector('.ended')) return;
    // a sheet would lie over it, and keep the way out from being pressed
    for (const sheet of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) sheet.close();
    document.body.append(endedPanel(this.text, this.text(endTexts[reason]), this.view.lobby_url));
  }

  #build(): void {
    const { game, mode, lobby_url } = this.view;
    document.title = game.name;
    document.documentElement.lang = localeOf(this.language);
    const [deep, mid, subject, accent, light] = game.theme.palette;
    const style = document.documentElement.style;
    const accentInk = isBright(accent) ? '#1a1204' : '#ffffff';
    for (const [name, value] of Object.entries({
      deep,
      mid,
      subject,
      accent,
      light,
      'accent-ink': accentInk,
    }))
      style.setProperty(`--${name}`, value);

    const top = el(
      'header',
      { class: 'top' },
      lobby_url
        ? button(
            this.text('back'),
            () => location.replace(lobby_url),
            { class: 'round-button' },
            icon('back'),
          )
        : null,
      el('h1', {}, game.name),
      mode === 'demo'
        ? el('span', { class: 'badge', title: this.text('demo_note') }, this.text('demo'))
        : null,
      this.view.jackpot ? new JackpotPlate(this, this.view.jackpot.amount).element : null,
      this.menu,
    );
    this.menu.append(...this.#menu());
    document.body.replaceChildren(
      el('img', { class: 'scene', src: `/art/${game.theme.id}/scene.svg`, alt: '' }),
      top,
      this.stage,
      this.#message,
      this.bar,
      this.#notice,
    );
  }

  #menu(): Node[] {
    const { text } = this;
    const info = button(
      text('menu_info'),
      () => openSheet(text('menu_info'), text, ...this.infoContent()),
      { class: 'round-button', 'data-menu': 'info' },
      icon('info'),
    );
    // a sportsbook has matches and tickets instead of rounds, and nothing that sounds or runs faster
    if (this.view.game.engine === 'sports') return [info];
    const sound = this.#toggle(
      ['sound_off', 'sound_on'],
      ['soundOn', 'soundOff'],
      () => this.sound.isOn,
      () => this.sound.toggle(),
    );
    const fast = this.#toggle(
      ['fast_off', 'fast_on'],
      ['fast', 'fast'],
      () => this.isFast,
      () => {
        this.isFast = !this.isFast;
        localStorage.setItem('fast', this.isFast ? 'on' : 'off');
      },
    );
    return [
      info,
      button(
        text('menu_fairness'),
        () => openFairnessSheet(this),
        { class: 'round-button', 'data-menu': 'fairness' },
        icon('shield'),
      ),
      button(
        text('menu_history'),
        () => openHistorySheet(this),
        { class: 'round-button', 'data-menu': 'history' },
        icon('history'),
      ),
      fast,
      sound,
    ];
  }

  #toggle(
    labels: readonly [whenOn: 'sound_off' | 'fast_off', whenOff: 'sound_on' | 'fast_on'],
    icons: readonly [whenOn: 'soundOn' | 'fast', whenOff: 'soundOff' | 'fast'],
    isOn: () => boolean,
    toggle: () => void,
  ): HTMLButtonElement {
    const element = button(
      '',
      () => {
        toggle();
        show();
      },
      { class: 'round-button' },
    );
    const show = (): void => {
      element.setAttribute('aria-label', this.text(labels[isOn() ? 0 : 1]));
      element.setAttribute('aria-pressed', String(isOn()));
      element.replaceChildren(icon(icons[isOn() ? 0 : 1]));
    };
    show();
    return element;
  }
}

const refusalTexts: Partial<Readonly<Record<PlayRefusal, TextKey>>> = {
  not_enough_money: 'not_enough',
  bet_invalid: 'bet_invalid',
  move_invalid: 'bet_invalid',
  malformed: 'bet_invalid',
  round_open: 'round_open',
  free_rounds_over: 'free_rounds_ended',
  draw_closed: 'draw_closed',
  table_full: 'table_full',
  plan_invalid: 'plan_invalid',
  plan_too_high: 'plan_invalid',
  plan_running: 'plan_running',
  plan_conflict: 'plan_invalid',
  maintenance: 'ended_maintenance',
};

/** Why a round was called off, where that says more than that it was. */
const voidTexts: Readonly<Record<string, TextKey>> = {
  not_enough_money: 'not_enough',
  limit_reached: 'limit_reached',
  member_disabled: 'ended_member_disabled',
};

/** Why a session ended, in words. */
export const endTexts: Readonly<Record<EndReason, TextKey>> = {
  kicked: 'ended_kicked',
  expired: 'ended_expired',
  member_disabled: 'ended_member_disabled',
};

/** Stands over everything when the session can't go on: what happened, that the money is safe, and the way out. */
export function endedPanel(text: Text, reason: string, lobbyUrl: string | null): HTMLElement {
  const way = lobbyUrl
    ? el('a', { class: 'main-button', href: lobbyUrl }, text('back'))
    : el('p', { class: 'note' }, text('close_window'));
  const panel = el(
    'section',
    { class: 'ended', role: 'alertdialog', 'aria-modal': 'true', 'aria-label': text('ended_title') },
    el('div', { class: 'ended-card' }, el('h2', {}, text('ended_title')), el('p', {}, reason), way),
  );
  queueMicrotask(() => panel.querySelector('a')?.focus());
  return panel;
}

/** Whether dark text reads better on the colour than white: by relative luminance. */
function isBright(hex: string): boolean {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(
    (at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.2;
}
