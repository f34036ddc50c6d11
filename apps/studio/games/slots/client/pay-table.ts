import { figuresOf, type HouseGame, houseJackpot, returnsOf } from '@halls/house-games';
import { el, svg } from '../../client/dom.ts';
import { showMaximum, showReturn, showShare, showVolatility } from '../../client/figures.ts';
import { jackpotRules } from '../../client/jackpot-sheet.ts';
import type { Shell } from '../../client/shell.ts';
import {
  type BoughtSpins,
  type FallingModel,
  type HoldAndSpin,
  isFalling,
  type ReelModel,
  scatterSymbol,
  type SlotModel,
  wildSymbol,
} from '../slot-model.ts';
import type { SymbolArt } from './symbol-art.ts';

/** The sheet's content: what each symbol pays for the current bet, the rules, the return to player. */
export function payTable(shell: Shell, model: SlotModel, art: SymbolArt, stakeMinor: bigint): Node[] {
  const { text, money, locale } = shell;
  const { jackpot, game: shown } = shell.view;
  // without its jackpot the game gives back what its reels do
  const game: Pick<HouseGame, 'model' | 'jackpotShare'> = jackpot
    ? { ...shown, jackpotShare: houseJackpot.shareBp / 10_000 }
    : shown;
  const amountOf = (units: number): string =>
    money.show((stakeMinor * BigInt(units)) / BigInt(model.stakeUnits));
  const rtp = showReturn(locale, game);
  const { base, feature } = returnsOf(game).lowest;
  const pays = isFalling(model) ? fallingPays(model, art, amountOf) : reelPays(shell, model, art, amountOf);
  return [
    el('h3', {}, `${text('pays')} — ${text('per_line', { amount: money.show(stakeMinor) })}`),
    el('ul', { class: 'pays' }, ...pays),
    el('h3', {}, text('rules')),
    el(
      'ul',
      { class: 'rules' },
      ...[showMaximum(text, locale, shown), ...rulesOf(shell, model)].map((rule) => el('li', {}, rule)),
    ),
    ...jackpotRules(shell, stakeMinor),
    ...(model.kind === 'lines' ? [el('h3', {}, text('lines_title')), linePictures(model)] : []),
    el('h3', {}, `${text('rtp')}: ${rtp}`),
    el('p', {}, text('rtp_note', { rtp })),
    feature > 0
      ? el(
          'p',
          { class: 'note' },
          text('rtp_base', { base: showShare(locale, base), feature: showShare(locale, feature) }),
        )
      : null,
    jackpot
      ? el(
          'p',
          { class: 'note' },
          text('jackpot_return', { share: showShare(locale, game.jackpotShare ?? 0) }),
        )
      : null,
    el('p', { class: 'note' }, showVolatility(text, game)),
    el('p', { class: 'note' }, text('hits', { share: showShare(locale, figuresOf(game).hitShare.lowest) })),
    el('p', { class: 'note' }, text('mathematics', { version: shell.view.mathematics })),
    el('p', { class: 'note' }, text('keys')),
  ].filter((node) => node !== null);
}

function reelPays(
  shell: Shell,
  model: ReelModel,
  art: SymbolArt,
  amountOf: (units: number) => string,
): HTMLElement[] {
  const rows = model.pays.map((pays, symbol) =>
    payRow(
      art,
      symbol,
      null,
      pays.flatMap((units, count) => (units > 0 ? [[String(count), amountOf(units)] as const] : [])),
    ),
  );
  rows.unshift(payRow(art, wildSymbol, shell.text('wild'), []));
  if (model.hold) {
    const list = model.hold.values.map(([units]) => amountOf(units)).join(' · ');
    rows.splice(1, 0, payRow(art, scatterSymbol, shell.text('coin'), [], list));
  }
  const scatter = model.scatterPays.flatMap((units, count) =>
    units > 0 ? [[String(count), amountOf(units)] as const] : [],
  );
  if (scatter.length > 0) rows.splice(1, 0, payRow(art, scatterSymbol, shell.text('scatter'), scatter));
  return rows;
}

function fallingPays(
  model: FallingModel,
  art: SymbolArt,
  amountOf: (units: number) => string,
): HTMLElement[] {
  return model.pays.map((pays, symbol) =>
    payRow(
      art,
      symbol,
      null,
      pays.toReversed().map(([count, units]) => [`${count}+`, amountOf(units)] as const),
    ),
  );
}

function payRow(
  art: SymbolArt,
  symbol: number,
  name: string | null,
  pays: readonly (readonly [string, string])[],
  note: string | null = null,
): HTMLElement {
  const list = pays.flatMap(([count, amount]) => [
    el('dt', {}, `${count}×`),
    el('dd', { class: 'figures' }, amount),
  ]);
  return el(
    'li',
    {},
    art.small(symbol),
    el(
      'div',
      {},
      name ? el('strong', {}, name) : null,
      note ? el('span', { class: 'figures' }, note) : null,
      el('dl', {}, ...list),
    ),
  );
}

function rulesOf(shell: Shell, model: SlotModel): string[] {
  const { text } = shell;
  if (isFalling(model)) {
    const list = model.multipliers.slice(0, model.maxFalls).join(', ×');
    return [
      model.kind === 'tumble'
        ? text('rule_tumble', { n: model.maxFalls })
        : text('rule_cluster', { from: model.clusterFrom, n: model.maxFalls }),
      text('rule_tumble_multiplier', { list }),
      text('rule_fault'),
    ];
  }
  const rules = [
    model.kind === 'ways' ? text('rule_ways') : text('rule_lines', { n: model.lines.length }),
    model.hold ? text('rule_wild_coin') : text('rule_wild'),
  ];
  if (model.wildMultiplier > 1) rules.push(text('rule_wild_double'));
  if (model.hold) rules.push(...holdRules(shell, model.hold, model.stakeUnits));
  if (model.freeSpins) {
    const { awarded, multiplier, hasExpandingSymbol, wildReels } = model.freeSpins;
    rules.push(
      text('rule_scatter'),
      wildReels
        ? text('rule_free_three', { n: 3, x: awarded[3]! })
        : text('rule_free', { a: 3, b: 4, c: 5, x: awarded[3]!, y: awarded[4]!, z: awarded[5]! }),
    );
    if (wildReels) rules.push(text('rule_wild_reels'));
    if (multiplier > 1) rules.push(text('rule_free_multiplier', { n: multiplier }));
    if (hasExpandingSymbol) rules.push(text('rule_expand'));
  }
  if (model.buy) rules.push(buyRule(shell, model.buy));
  if (model.gamble && shell.view.may_gamble)
    rules.push(
      text('rule_gamble', { n: model.gamble.steps }),
      text('rule_gamble_fair'),
      text('rule_gamble_left'),
    );
  return [...rules, text('rule_fault')];
}

function buyRule({ text, locale, view }: Shell, { spins, price }: BoughtSpins): string {
  const { lowest, highest } = returnsOf(view.game);
  return text('rule_buy', {
    ...{ n: spins, price },
    bought: showShare(locale, highest.feature),
    spin: showShare(locale, lowest.base + lowest.feature),
  });
}

function holdRules(
  { text, locale }: Shell,
  { from, respins, grand }: HoldAndSpin,
  stakeUnits: number,
): string[] {
  return [
    text('rule_hold', { n: from, respins }),
    text('rule_hold_respins', { respins }),
    text('rule_hold_pay', { n: (grand / stakeUnits).toLocaleString(locale) }),
  ];
}

function linePictures(model: ReelModel): HTMLElement {
  const reels = model.strips.length;
  return el(
    'ol',
    { class: 'line-pictures' },
    ...model.lines.map((rows) => {
      const picture = svg('svg', {
        viewBox: `0 0 ${reels * 10} ${model.rows * 10}`,
        role: 'img',
        'aria-label': rows.map((row) => row + 1).join(' '),
      });
      for (let reel = 0; reel < reels; reel += 1)
        for (let row = 0; row < model.rows; row += 1) {
          picture.append(
            svg('rect', {
              x: reel * 10 + 1,
              y: row * 10 + 1,
              width: 8,
              height: 8,
              rx: 2,
              class: rows[reel] === row ? 'on' : 'off',
            }),
          );
        }
      return el('li', {}, picture);
    }),
  );
}
