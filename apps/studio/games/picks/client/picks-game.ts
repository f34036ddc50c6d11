import type { PicksModelId } from '@halls/house-games';
import { el } from '../../client/dom.ts';
import { listenForKeys } from '../../client/game-keys.ts';
import { RoundGame } from '../../client/round-game.ts';
import type { Shell } from '../../client/shell.ts';
import { translatorOf } from '../../client/texts.ts';
import { picksModelById } from '../picks-models.ts';
import { BetSlip } from './bet-slip.ts';
import { ChipTable } from './chip-table.ts';
import { oddsSheet } from './odds-sheet.ts';
import { PicksBar } from './picks-bar.ts';
import { PicksPresenter } from './picks-presenter.ts';
import { Show } from './picks-stage.ts';
import { TableClock } from './table-clock.ts';
import { tableFaceById } from './table-faces.ts';

/** One table in its frame: places and chips, the draw above them, and a round after every press. */
export async function startPicksGame(shell: Shell): Promise<void> {
  const { view, money, text } = shell;
  const modelId = view.game.model as PicksModelId;
  const [model, face] = [picksModelById[modelId], tableFaceById[modelId]];
  const faceText = translatorOf(view.language, face.texts);
  const limitMinor = money.parse(view.table_limit!);
  const slip = new BetSlip(limitMinor, () => {
    table.showChips();
    bar.update();
  });
  const bar = new PicksBar(shell, slip, () => game.press());
  const table = new ChipTable({
    shell,
    model,
    face,
    text: faceText,
    slip,
    onPlace: (option) => place(option),
  });
  const stage = face.createStage({ shell, text: faceText, theme: view.game.theme, show: new Show(shell) });
  const clock = view.table
    ? new TableClock(shell, { periodMs: view.table.period_ms, betMs: view.table.bet_ms }, () =>
        presenter.followClock(game.phase),
      )
    : null;
  const presenter = new PicksPresenter(shell, { slip, bar, table, stage, clock });
  const game = new RoundGame<unknown>(shell, bar.meters, presenter, view.balance);

  shell.infoContent = () => oddsSheet(shell, model, face, faceText);
  shell.stage.classList.add('picks');
  shell.stage.append(
    el(
      'section',
      { class: 'draw', 'aria-hidden': 'true' },
      clock?.element,
      stage.element,
      model.isContest ? el('p', { class: 'simulated' }, text('simulated')) : null,
    ),
    table.element,
  );
  shell.say(text('ready_table'));
  listenForKeys({ playKeys: [' '], press: () => game.press(), step: (by) => bar.stepChip(by) });
  stage.rest(view.last_round?.outcome ?? null);
  await game.recover(view.open_round);

  function place(option: string): void {
    if (game.phase !== 'idle') return;
    table.clearMarks();
    if (game.balanceMinor !== null && slip.totalMinor + bar.chipMinor > game.balanceMinor)
      return shell.say(text('not_enough'));
    if (!slip.place(option, bar.chipMinor))
      return shell.say(text('table_limit', { amount: money.show(limitMinor) }));
    shell.sound.click();
    shell.say(`${text('total_bet')}: ${money.show(slip.totalMinor)}`);
  }
}
