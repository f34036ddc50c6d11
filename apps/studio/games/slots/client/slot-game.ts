import type { RoundView } from '../../client/api.ts';
import type { Shell } from '../../client/shell.ts';
import { scatterSymbol, type SlotOutcome, wildSymbol } from '../slot-model.ts';
import { slotModelById } from '../slot-models.ts';
import { payTable } from './pay-table.ts';
import { PlayBack } from './play-back.ts';
import { ReelBoard } from './reel-board.ts';
import { SlotBar } from './slot-bar.ts';
import { SymbolArt } from './symbol-art.ts';

/** One slot game in its frame: waits for spins, asks the studio, shows what came. */
export async function startSlotGame(shell: Shell): Promise<void> {
  const { view, money, text, sound } = shell;
  const model = slotModelById[view.game.model as keyof typeof slotModelById];
  const art = new SymbolArt(view.game.theme);
  const board = new ReelBoard(model, art);
  const bar = new SlotBar(shell, () => press());
  const playBack = new PlayBack(shell, model, board, bar);
  let balanceMinor = view.balance === null ? null : money.parse(view.balance);
  let phase: 'idle' | 'asking' | 'showing' = 'idle';

  shell.infoContent = () => payTable(shell, model, art, bar.stakeMinor);
  shell.stage.append(board.element);
  bar.meters.showBalance(balanceMinor);
  shell.say(text('ready'));
  document.addEventListener('keydown', (event) => onKey(event));

  await art.load(
    model.kind === 'tumble' ? [0, 1, 2, 3, 4, 5, 6] : [0, 1, 2, 3, 4, 5, 6, 7, wildSymbol, scatterSymbol],
  );
  const lastRound = view.last_round as RoundView<SlotOutcome> | null;
  board.show(lastRound?.outcome?.steps.at(-1)?.grid ?? board.restingGrid());
  await recover();

  /** Ends up where a reload interrupted: the round's end, without its show. */
  async function recover(): Promise<void> {
    phase = 'asking';
    bar.lock(true);
    const round = (await shell.keeper.recover(view.open_round)) as RoundView<SlotOutcome> | null;
    if (round?.outcome) board.show(round.outcome.steps.at(-1)!.grid);
    if (round) conclude(round);
    phase = 'idle';
    bar.lock(false);
  }

  function press(): void {
    if (phase === 'idle') void spin();
    else if (phase === 'showing') playBack.skip();
  }

  async function spin(): Promise<void> {
    const stakeMinor = bar.stakeMinor;
    if (balanceMinor !== null && balanceMinor < stakeMinor) return shell.say(text('not_enough'));
    phase = 'asking';
    bar.lock(true);
    bar.meters.showWin(0n);
    if (balanceMinor !== null) bar.meters.showBalance(balanceMinor - stakeMinor);
    shell.say(text('good_luck'));
    sound.start();
    if (!shell.prefersStillness) board.run();
    try {
      const round = (await shell.keeper.play({
        stake: money.toDecimal(stakeMinor),
      })) as RoundView<SlotOutcome>;
      phase = 'showing';
      if (round.outcome) {
        if (round.balance !== null)
          bar.meters.showBalance(money.parse(round.balance) - money.parse(round.payout!));
        await playBack.play(round);
      } else {
        board.show(board.restingGrid());
      }
      conclude(round);
    } catch (error) {
      board.show(board.restingGrid());
      bar.meters.showBalance(balanceMinor);
      shell.say(shell.explain(error));
    }
    phase = 'idle';
    bar.lock(false);
  }

  /** The round's figures as they stand, plainly: less than the stake is no win. */
  function conclude(round: RoundView<SlotOutcome>): void {
    if (round.balance !== null) balanceMinor = money.parse(round.balance);
    bar.meters.showBalance(balanceMinor);
    shell.say(shell.resultOf(round));
    if (!round.outcome) return;
    bar.meters.showWin(money.parse(round.payout!), money.parse(round.stake));
    const last = round.outcome.steps.findLast((step) => step.wins.length > 0);
    if (last && last === round.outcome.steps.at(-1)) board.showWins(last);
  }

  function onKey(event: KeyboardEvent): void {
    if (document.querySelector('dialog[open], .ended') || event.altKey || event.ctrlKey || event.metaKey)
      return;
    if (event.key === ' ' || event.key === 'Enter') {
      // a focused button acts by itself
      if (event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement) {
        if (event.repeat) event.preventDefault();
        return;
      }
      event.preventDefault();
      if (!event.repeat) press();
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowRight') bar.step(1);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowLeft') bar.step(-1);
    else return;
    if (event.key.startsWith('Arrow')) event.preventDefault();
  }
}
