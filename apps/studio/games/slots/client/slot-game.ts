import type { SlotModelId } from '@halls/house-games';
import type { RoundView } from '../../../play-protocol/play-protocol.ts';
import { afterLook } from '../../client/after-look.ts';
import { AutoPilot } from '../../client/auto-pilot.ts';
import { type AutoFeature, openAutoSheet } from '../../client/auto-sheet.ts';
import { listenForKeys } from '../../client/game-keys.ts';
import { FreePlate } from '../../client/free-plate.ts';
import { isSettled, RoundGame } from '../../client/round-game.ts';
import type { Shell } from '../../client/shell.ts';
import {
  boughtSpinsOf,
  isFalling,
  scatterSymbol,
  type SlotModel,
  type SlotOutcome,
  wildSymbol,
} from '../slot-model.ts';
import { gambleModelOf } from '../gamble-win.ts';
import { slotModelById } from '../slot-models.ts';
import { BuyHead } from './buy-head.ts';
import { FallHead } from './fall-head.ts';
import { GambleHead } from './gamble-head.ts';
import { GambleTable, listCards } from './gamble-table.ts';
import { HoldHead } from './hold-head.ts';
import { HoldShow } from './hold-show.ts';
import { payTable } from './pay-table.ts';
import { PlayBack } from './play-back.ts';
import { ReelBoard } from './reel-board.ts';
import { SlotBar } from './slot-bar.ts';
import { SlotPresenter } from './slot-presenter.ts';
import { createSmallGrid } from './small-grid.ts';
import { SymbolArt } from './symbol-art.ts';

/** One slot game in its frame: reels, the bar below them, and a round after every press. */
export async function startSlotGame(shell: Shell): Promise<void> {
  const { view } = shell;
  const model = slotModelById[view.game.model as SlotModelId];
  const art = new SymbolArt(view.game.theme, model, shell.money);
  const board = new ReelBoard(model, art);
  const buyHead = buyHeadOf(shell, model, board, () => presenter.buy(() => game.press()));
  const gambleHead = gambleHeadOf(shell, model, board);
  const bar = new SlotBar(shell, {
    onSpin: () => game.press(),
    onAuto: () => askForAuto(),
    onStake: (stakeMinor) => buyHead?.showStake(stakeMinor),
  });
  art.stakeMinor = bar.stakeMinor;
  const playBack = new PlayBack(shell, model, {
    board,
    bar,
    art,
    hold: holdOf(shell, model, { board, art }),
    falls: fallsOf(shell, model, board),
  });
  const gamble = gambleHead && { head: gambleHead, table: new GambleTable(shell, { model, bar }) };
  const presenter = new SlotPresenter(shell, { model, board, bar, playBack, buyHead, gamble });
  const fix = (stake: bigint | null): void => {
    bar.fix(stake);
    buyHead?.lock('free', stake !== null);
  };
  const free = new FreePlate(
    { api: shell.api, money: shell.money, text: shell.text, onChange: fix },
    view.free_rounds,
  );
  const game = new RoundGame<SlotOutcome>(shell, bar.meters, presenter, view.balance, free);

  const pilot = new AutoPilot({
    stakeMinor: () => bar.stakeMinor,
    press: () => game.press(),
    isIdle: () => game.phase === 'idle',
    afterLook: (next) => afterLook(shell, next),
    show(left, end) {
      bar.showAuto(left);
      buyHead?.lock('auto', left !== null);
      gambleHead?.lock('auto', left !== null);
      // the round itself has said what failed
      if (end === 'feature' && featureOf(model) === 'hold') shell.say(shell.text('auto_end_hold'));
      else if (end && end !== 'failed') shell.say(shell.text(`auto_end_${end}`));
    },
  });
  presenter.pilot = pilot;
  const askForAuto = (): void => {
    if (pilot.isOn) pilot.stop('stopped');
    else if (game.phase === 'idle')
      openAutoSheet(shell, { stakeMinor: bar.stakeMinor, feature: featureOf(model) }, (terms) =>
        pilot.start(terms),
      );
  };
  // nobody plays who does not look
  document.addEventListener('visibilitychange', () => document.hidden && pilot.stop('stopped'));

  shell.infoContent = () => payTable(shell, model, art, bar.stakeMinor);
  shell.outcomeContent = ({ outcome }) => inLittle(outcome as SlotOutcome, art);
  shell.replayOf = (round) => replayOf(round as RoundView<SlotOutcome>, { shell, game, pilot });
  shell.stage.append(board.element, free.element);
  shell.say(shell.text('ready'));
  listenForKeys({ playKeys: [' ', 'Enter'], press: () => game.press(), step: (by) => bar.step(by) });
  // before anybody can press: nothing else is asked for until the open rounds are over
  const recovered = game.recover(view.open_rounds);

  await art.load(
    isFalling(model)
      ? [0, 1, 2, 3, 4, 5, 6]
      : [0, 1, 2, 3, 4, 5, 6, 7, wildSymbol, ...(model.hold ? [] : [scatterSymbol])],
  );
  board.prepare();
  // whoever was quicker than the pictures sees a round already
  if (!presenter.hasShown) presenter.rest((view.last_round?.outcome ?? null) as SlotOutcome | null);
  await recovered;
}

function inLittle(outcome: SlotOutcome, art: SymbolArt): Node[] {
  return [createSmallGrid(outcome, art), ...listCards(outcome)];
}

/** A round is shown as the game is now: one that was played by other mathematics is not. */
function replayOf(
  round: RoundView<SlotOutcome>,
  { shell, game, pilot }: { shell: Shell; game: RoundGame<SlotOutcome>; pilot: AutoPilot },
): (() => void) | null {
  if (round.state !== 'settled' || !isSettled(round) || round.mathematics !== shell.view.mathematics)
    return null;
  return () => {
    if (pilot.isOn) pilot.stop('stopped');
    if (!game.replay(round)) shell.say(shell.text('replay_waits'));
  };
}

/** What shows hold and spin, where the model has it: its head stands above the reels. */
function holdOf(
  shell: Shell,
  model: SlotModel,
  { board, art }: { board: ReelBoard; art: SymbolArt },
): HoldShow | null {
  if (isFalling(model) || !model.hold) return null;
  const head = new HoldHead(shell, model.hold, model.stakeUnits);
  board.crown(head.element);
  return new HoldShow(shell, { board, head, art });
}

/** What sells free spins, where the model has them for sale. */
function buyHeadOf(shell: Shell, model: SlotModel, board: ReelBoard, onBuy: () => void): BuyHead | null {
  const bought = boughtSpinsOf(model);
  if (!bought) return null;
  const { view, money } = shell;
  const head = new BuyHead(shell, bought, money.parse(view.table_limit ?? '0'), onBuy);
  board.crown(head.element);
  return head;
}

/** What lets wins be gambled, where the game and the studio do. */
function gambleHeadOf(shell: Shell, model: SlotModel, board: ReelBoard): GambleHead | null {
  if (!shell.view.may_gamble || !gambleModelOf(model)) return null;
  const head = new GambleHead(shell);
  board.crown(head.element);
  return head;
}

function fallsOf(shell: Shell, model: SlotModel, board: ReelBoard): FallHead | null {
  if (model.kind !== 'cluster') return null;
  const head = new FallHead(shell, model);
  board.crown(head.element);
  return head;
}

/** What rounds that come by themselves may stop for. */
function featureOf(model: SlotModel): AutoFeature | null {
  if (isFalling(model)) return null;
  return model.hold ? 'hold' : model.freeSpins ? 'free' : null;
}
