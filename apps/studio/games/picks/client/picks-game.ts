import type { PicksModelId } from '@halls/house-games';
import { createTranslator } from '@halls/i18n/format';
import { button, el, icon } from '../../client/dom.ts';
import { listenForKeys } from '../../client/game-keys.ts';
import type { Shell } from '../../client/shell.ts';
import { Show } from '../../client/show.ts';
import { picksModelById } from '../picks-models.ts';
import { schedulesOf } from '../plans/plan-terms.ts';
import type { TableWords } from '../words/table-texts.ts';
import { BetSlip } from './bet-slip.ts';
import { ChipTable } from './chip-table.ts';
import { createMoreBelow } from './more-below.ts';
import { oddsSheet } from './odds-sheet.ts';
import { PicksBar } from './picks-bar.ts';
import { ResultsBook } from './roads/results-book.ts';
import { Road } from './roads/road.ts';
import { openSheet } from '../../client/sheet.ts';
import { describeRound } from './describe-round.ts';
import { nameOfOption } from './table-face.ts';
import { tableFaceById } from './table-faces.ts';
import { sharedGame } from './shared-game.ts';
import type { TableParts } from './table-game.ts';
import { ownGame } from './own-game.ts';

/** One table in its frame: places and chips, the draw above them, and rounds of one's own or draws that all share. */
export async function startPicksGame(shell: Shell, words: TableWords): Promise<void> {
  const { view, money, text } = shell;
  const modelId = view.game.model as PicksModelId;
  const [model, face] = [picksModelById[modelId], tableFaceById[modelId]];
  const faceText = createTranslator(shell.language, face.wordsOf(words));
  const planText = createTranslator(shell.language, words.plan);
  const limitMinor = money.parse(view.table_limit!);
  const slip = new BetSlip(limitMinor, () => {
    table.showChips();
    bar.update();
  });
  const more = moreOf(shell);
  const bar = new PicksBar(shell, slip, {
    onPlay: () => game.press(),
    onDouble: () => lay(slip.doubleMinor, () => slip.double()),
    more: more && { label: text(more), open: () => game.askForMore() },
  });
  const onPlace = (...options: string[]): void => place(options);
  const table = new ChipTable({ shell, model, face, text: faceText, slip, onPlace });
  const stage = face.createStage({ shell, text: faceText, theme: view.game.theme, show: new Show(shell) });
  const nameOf = (option: string): string => nameOfOption(face, option, faceText);
  const parts: TableParts = { shell, model, slip, bar, table, stage, planText, nameOf };
  const results = resultsOf({ shell, model, face, faceText }, table);
  const game = view.table ? sharedGame(parts, results.road) : ownGame(parts, results.road);

  shell.infoContent = () => oddsSheet(shell, { model, face, drawNumber: table.drawNumber }, faceText);
  shell.outcomeContent = (round) => describeRound(round, { stage, nameOf, shell });
  shell.stage.classList.add('picks');
  shell.stage.append(
    el(
      'section',
      { class: `draw of-${model.id}` },
      game.clock,
      el('div', { class: 'draw-show', 'aria-hidden': 'true' }, stage.element),
      el('div', { class: 'road-panel' }, ...results.elements),
      model.isContest ? el('p', { class: 'simulated', 'aria-hidden': 'true' }, text('simulated')) : null,
    ),
    ...game.above,
    table.element,
  );
  shell.stage.append(createMoreBelow(shell.stage, text('more_below')));
  shell.say(text('ready_table'));
  listenForKeys({ playKeys: [' '], press: () => game.press(), step: (by) => bar.stepChip(by) });
  await game.start();

  function place(options: readonly string[]): void {
    lay(bar.chipMinor * BigInt(options.length), () => slip.place(options, bar.chipMinor));
  }

  /** More comes to the chips in hand, as far as balance and table let it. */
  function lay(addedMinor: bigint, onTable: () => boolean): void {
    if (!game.takesChips()) return;
    table.clearMarks();
    const { balanceMinor } = game;
    if (balanceMinor !== null && slip.inHandMinor + addedMinor > balanceMinor)
      return shell.say(text('not_enough'));
    if (!onTable()) return shell.say(text('table_limit', { amount: money.show(limitMinor) }));
    shell.sound.click();
    shell.say(`${text('total_bet')}: ${money.show(slip.totalMinor)}`);
  }
}

/** The last results as a strip, and the book that opens from it. */
function resultsOf(
  parts: ConstructorParameters<typeof ResultsBook>[0] & { readonly shell: Shell },
  table: Pick<ChipTable, 'showResults'>,
): {
  readonly elements: readonly HTMLElement[];
  readonly road: Pick<Road, 'show'>;
} {
  const { shell, face, faceText } = parts;
  const { view, text } = shell;
  const strip = new Road({
    rows: face.road.rows,
    title: text(view.table ? 'last_results' : 'own_results'),
    markOf: (outcome) => face.road.markOf(outcome, faceText),
  });
  const book = new ResultsBook(parts);
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
  return { elements: [strip.element, openBook], road };
}

/** What may come without a press: rounds by themselves, or stakes on several draws. */
function moreOf({ view }: Shell): 'auto' | 'plan' | null {
  if (!view.table) return 'auto';
  return schedulesOf(view.game).length > 0 ? 'plan' : null;
}
