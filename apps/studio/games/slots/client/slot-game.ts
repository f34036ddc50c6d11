import type { SlotModelId } from '@halls/house-games';
import { listenForKeys } from '../../client/game-keys.ts';
import { FreePlate } from '../../client/free-plate.ts';
import { RoundGame } from '../../client/round-game.ts';
import type { Shell } from '../../client/shell.ts';
import { scatterSymbol, type SlotOutcome, wildSymbol } from '../slot-model.ts';
import { slotModelById } from '../slot-models.ts';
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
  const art = new SymbolArt(view.game.theme);
  const board = new ReelBoard(model, art);
  const bar = new SlotBar(shell, () => game.press());
  const playBack = new PlayBack(shell, model, board, bar);
  const presenter = new SlotPresenter(shell, { board, bar, playBack });
  const free = new FreePlate(
    { api: shell.api, money: shell.money, text: shell.text, onChange: (stake) => bar.fix(stake) },
    view.free_rounds,
  );
  const game = new RoundGame<SlotOutcome>(shell, bar.meters, presenter, view.balance, free);

  shell.infoContent = () => payTable(shell, model, art, bar.stakeMinor);
  shell.outcomeContent = ({ outcome }) => [createSmallGrid(outcome as SlotOutcome, art)];
  shell.stage.append(board.element, free.element);
  shell.say(shell.text('ready'));
  listenForKeys({ playKeys: [' ', 'Enter'], press: () => game.press(), step: (by) => bar.step(by) });

  await art.load(
    model.kind === 'tumble' ? [0, 1, 2, 3, 4, 5, 6] : [0, 1, 2, 3, 4, 5, 6, 7, wildSymbol, scatterSymbol],
  );
  board.prepare();
  presenter.rest((view.last_round?.outcome ?? null) as SlotOutcome | null);
  await game.recover(view.open_rounds);
}
