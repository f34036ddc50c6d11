import type { HandsModelId } from '@halls/house-games';
import { createTranslator } from '@halls/i18n/format';
import type { RoundView } from '../../../play-protocol/play-protocol.ts';
import { listenForKeys } from '../../client/game-keys.ts';
import type { Shell } from '../../client/shell.ts';
import { Show } from '../../client/show.ts';
import type { HandOutcome } from '../hand-model.ts';
import { handsModelById } from '../hands-models.ts';
import type { HandWords } from '../words/hand-texts.ts';
import { HandBar } from './hand-bar.ts';
import { handFaceById } from './hand-faces.ts';
import { HandGame, type HandPresenter } from './hand-game.ts';
import { handSheet } from './hand-sheet.ts';

/** One game of several steps in its frame: its table, the bar below, and a hand after every press. */
export async function startHandsGame(shell: Shell, words: HandWords): Promise<void> {
  const { view, money, text } = shell;
  const modelId = view.game.model as HandsModelId;
  const [model, face] = [handsModelById[modelId], handFaceById[modelId]];
  const faceText = createTranslator(shell.language, face.wordsOf(words));
  const bar = new HandBar(shell, () => press());
  const table = face.createTable({
    ...{ shell, model, show: new Show(shell) },
    text: faceText,
    onMove: (move) => makeMove(move),
  });

  const presenter: HandPresenter<HandOutcome> = {
    stake(balanceMinor) {
      const { stakeMinor } = bar.stepper;
      if (balanceMinor === null || balanceMinor >= stakeMinor)
        return { bet: { stake: money.toDecimal(stakeMinor) }, stakeMinor };
      shell.say(text('not_enough'));
      return null;
    },
    follow(next, round) {
      table.follow(next, round?.outcome ?? null);
      const waiting = next === 'choosing' ? table.mainMove : null;
      const isSkip = next === 'showing';
      bar.show(isSkip ? text('skip') : (waiting?.label ?? text('deal')), {
        isSkip,
        isEnabled: isSkip || next === 'idle' || waiting !== null,
        isFixed: next !== 'idle',
      });
      // all that lies on an open hand, wherever it was dealt
      bar.stepper.fix(round && money.parse(round.stake));
    },
    play: (outcome, before) => table.play(outcome, before),
    skip: () => table.skip(),
    rest: (outcome) => table.rest(outcome),
    describe: (outcome) => table.describe(outcome),
    conclude: (round) => shell.celebrate(round),
  };
  const game = new HandGame<HandOutcome>(shell, bar.meters, presenter, view.balance);

  function press(): void {
    if (game.phase === 'choosing' && table.mainMove) makeMove(table.mainMove.move());
    else game.press();
  }

  function makeMove(move: string): void {
    const { open } = game;
    const cost = open?.outcome ? model.costOf(open.outcome, move) : null;
    if (open && cost !== null) game.move(move, (stakeOf(open) * BigInt(cost)) / 100n);
  }

  /** What the hand was dealt for. */
  function stakeOf({ bet }: RoundView): bigint {
    return 'stake' in bet ? money.parse(bet.stake) : 0n;
  }

  shell.infoContent = () => handSheet(shell, face, faceText);
  shell.outcomeContent = ({ outcome }) => table.small(outcome as HandOutcome);
  shell.stage.classList.add('hands');
  shell.stage.append(table.element);
  shell.say(text('ready_hand'));
  listenForKeys({ playKeys: [' '], press, step: (by) => bar.stepper.step(by) });
  table.rest((view.last_round?.outcome ?? null) as HandOutcome | null);
  await game.recover(view.open_rounds);
}
