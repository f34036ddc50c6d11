import type { PicksModelId } from '@halls/house-games';
import { tableEventsPath } from '../../../play-protocol/play-protocol.ts';
import { button, el, icon } from '../../client/dom.ts';
import { listenForKeys } from '../../client/game-keys.ts';
import { RoundGame } from '../../client/round-game.ts';
import type { Shell } from '../../client/shell.ts';
import { Show } from '../../client/show.ts';
import { translatorOf } from '../../client/texts.ts';
import { picksModelById } from '../picks-models.ts';
import { BetSlip } from './bet-slip.ts';
import { ChipTable } from './chip-table.ts';
import { createMoreBelow } from './more-below.ts';
import { oddsSheet } from './odds-sheet.ts';
import { OwnResults } from './own-results.ts';
import { PicksBar } from './picks-bar.ts';
import { PicksPresenter } from './picks-presenter.ts';
import type { PicksStage } from './picks-stage.ts';
import { ResultsBook } from './roads/results-book.ts';
import { Road } from './roads/road.ts';
import { openSheet } from '../../client/sheet.ts';
import { SharedTable } from './shared-table.ts';
import { TableClock } from './table-clock.ts';
import { describeRound } from './describe-round.ts';
import { nameOfOption } from './table-face.ts';
import { tableFaceById } from './table-faces.ts';
import { TableFeed } from './table-feed.ts';

/** One table in its frame: places and chips, the draw above them, and rounds of one's own or draws that all share. */
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
  const onPlace = (...options: string[]): void => place(options);
  const table = new ChipTable({ shell, model, face, text: faceText, slip, onPlace });
  const stage = face.createStage({ shell, text: faceText, theme: view.game.theme, show: new Show(shell) });
  const parts: TableParts = { shell, slip, bar, table, stage };
  const strip = new Road({
    rows: face.road.rows,
    title: text(view.table ? 'last_results' : 'own_results'),
    markOf: (outcome) => face.road.markOf(outcome, faceText),
  });
  const book = new ResultsBook({ shell, model, face, faceText });
  const openBook = button(
    text('roads'),
    () => openSheet(text('roads'), text, book.element),
    {
      class: 'round-button road-open',
      title: text('roads'),
    },
    icon('roads'),
  );
  const road: Pick<Road, 'show'> = {
    show(results) {
      strip.show(results);
      book.show(results);
      table.showResults(results);
      openBook.hidden = results.length === 0;
    },
  };
  const game = view.table ? sharedGame(parts, road) : ownGame(parts, road);

  shell.infoContent = () => oddsSheet(shell, { model, face, drawNumber: table.drawNumber }, faceText);
  shell.outcomeContent = (round) =>
    describeRound(round, { stage, nameOf: (option) => nameOfOption(face, option, faceText), shell });
  shell.stage.classList.add('picks');
  shell.stage.append(
    el(
      'section',
      { class: `draw of-${model.id}` },
      game.clock,
      el('div', { class: 'draw-show', 'aria-hidden': 'true' }, stage.element),
      el('div', { class: 'road-panel' }, strip.element, openBook),
      model.isContest ? el('p', { class: 'simulated', 'aria-hidden': 'true' }, text('simulated')) : null,
    ),
    table.element,
  );
  shell.stage.append(createMoreBelow(shell.stage, text('more_below')));
  shell.say(text('ready_table'));
  listenForKeys({ playKeys: [' '], press: () => game.press(), step: (by) => bar.stepChip(by) });
  await game.start();

  function place(options: readonly string[]): void {
    if (!game.takesChips()) return;
    table.clearMarks();
    const { balanceMinor } = game;
    if (balanceMinor !== null && slip.inHandMinor + bar.chipMinor * BigInt(options.length) > balanceMinor)
      return shell.say(text('not_enough'));
    if (!slip.place(options, bar.chipMinor))
      return shell.say(text('table_limit', { amount: money.show(limitMinor) }));
    shell.sound.click();
    shell.say(`${text('total_bet')}: ${money.show(slip.totalMinor)}`);
  }
}

interface TableParts {
  readonly shell: Shell;
  readonly slip: BetSlip;
  readonly bar: PicksBar;
  readonly table: ChipTable;
  readonly stage: PicksStage;
}

/** What the page needs of a game, whoever draws in it. */
interface TableGame {
  readonly clock: HTMLElement | null;
  readonly balanceMinor: bigint | null;
  press(): void;
  takesChips(): boolean;
  start(): Promise<void>;
}

function ownGame({ shell, slip, bar, table, stage }: TableParts, road: Pick<Road, 'show'>): TableGame {
  const { view } = shell;
  const results = new OwnResults(road, view.results);
  const presenter = new PicksPresenter(shell, { slip, bar, table, stage, results });
  const game = new RoundGame<unknown>(shell, bar.meters, presenter, view.balance);
  return {
    clock: null,
    get balanceMinor() {
      return game.balanceMinor;
    },
    press: () => game.press(),
    takesChips: () => game.phase === 'idle',
    async start() {
      stage.rest(view.last_round?.outcome ?? null);
      await game.recover(view.open_rounds);
    },
  };
}

function sharedGame({ shell, slip, bar, table, stage }: TableParts, road: Pick<Road, 'show'>): TableGame {
  const { api, view, text } = shell;
  const game = new SharedTable(
    {
      ...{ frame: shell, meters: bar.meters, slip, bar, table, stage, road },
      nowMs: () => shell.studioNowMs(),
      readBalance: async () => (await api.session()).balance,
    },
    view.balance,
  );
  const clock = new TableClock(shell, () => {
    game.followClock();
    const face = game.clock();
    shell.stage.classList.toggle('has-draw-on', face.text !== 'bets_close_in' && face.text !== 'table_waits');
    return face;
  });
  return {
    clock: clock.element,
    get balanceMinor() {
      return game.balanceMinor;
    },
    press: () => game.press(),
    takesChips: () => true,
    async start() {
      game.recover(view.open_rounds);
      const feed = new TableFeed({
        address: tableEventsPath(view.game),
        ask: () => api.table(),
        onView: (seen) => game.see(seen),
        onLost: (isLost) => shell.showNotice(isLost ? text('lost') : null),
      });
      shell.followClock(() => feed.nowMs());
    },
  };
}
