import type { RoundView } from '../../client/api.ts';
import type { Shell } from '../../client/shell.ts';
import { el } from '../../client/dom.ts';
import { bestReturnOf } from '../picks-model.ts';
import { picksModelById } from '../picks-models.ts';
import { BetSlip } from './bet-slip.ts';
import { createSpot, createTable } from './bet-table.ts';
import { oddsSheet } from './odds-sheet.ts';
import { optionTexts } from './option-texts.ts';
import { PicksBar } from './picks-bar.ts';
import { TableClock } from './table-clock.ts';
import { createStage } from './stages/create-stage.ts';

/** One table in its frame: chips on options, one draw, what came and what it paid. */
export async function startPicksGame(shell: Shell): Promise<void> {
  const { view, money, text, sound } = shell;
  const model = picksModelById[view.game.model as keyof typeof picksModelById];
  const optionText = optionTexts(view.language);
  const spots = new Map<string, Set<ReturnType<typeof createSpot>>>();
  const limitMinor = money.parse(view.table_limit!);
  const slip = new BetSlip(limitMinor, () => update());
  const bar = new PicksBar(shell, slip, optionText, () => press());
  const stage = createStage(model, shell, optionText);
  const clock = view.table
    ? new TableClock(shell, { periodMs: view.table.period_ms, betMs: view.table.bet_ms }, () => offerPlay())
    : null;
  let balanceMinor = view.balance === null ? null : money.parse(view.balance);
  let phase: 'idle' | 'asking' | 'showing' = 'idle';

  const table = createTable({
    shell,
    model,
    text: optionText,
    spot(option, label) {
      const spot = createSpot({
        option,
        label,
        text: optionText,
        best: bestReturnOf(model, option),
        onPlace: () => place(option),
      });
      const known = spots.get(option) ?? new Set();
      // a table may draw the place of an option again: only what is on the page counts
      for (const other of known) if (!other.element.isConnected) known.delete(other);
      spots.set(option, known.add(spot));
      show(option, spot);
      return spot.element;
    },
    place,
    amountOn: (option) => slip.amountOn(option),
  });
  const isContest = ['penalty', 'race-8', 'race-6', 'bird-duel', 'esport-duel'].includes(model.id);
  shell.infoContent = () => oddsSheet(shell, model, optionText, isContest);
  shell.stage.classList.add('picks');
  shell.stage.append(
    el(
      'section',
      { class: 'draw', 'aria-hidden': 'true' },
      ...(clock ? [clock.element] : []),
      stage.element,
      ...(isContest ? [el('p', { class: 'simulated' }, text('simulated'))] : []),
    ),
    table.element,
  );
  bar.meters.showBalance(balanceMinor);
  shell.say(text('ready_table'));
  document.addEventListener('keydown', (event) => onKey(event));
  stage.rest(view.last_round?.outcome ?? null);
  await recover();

  async function recover(): Promise<void> {
    phase = 'asking';
    bar.lock(true);
    const round = await shell.keeper.recover(view.open_round);
    if (round?.outcome) stage.rest(round.outcome);
    if (round) conclude(round);
    phase = 'idle';
    bar.lock(false);
    offerPlay();
  }

  /** At a shared table bets go in only while the draw takes them. */
  function offerPlay(): void {
    bar.isOpen = phase !== 'idle' || !clock || clock.isOpen;
    bar.update();
  }

  function place(option: string): void {
    if (phase !== 'idle') return;
    clearMarks();
    if (balanceMinor !== null && slip.totalMinor + bar.chipMinor > balanceMinor)
      return shell.say(text('not_enough'));
    if (!slip.place(option, bar.chipMinor))
      return shell.say(text('table_limit', { amount: money.show(limitMinor) }));
    sound.click();
    shell.say(`${text('total_bet')}: ${money.show(slip.totalMinor)}`);
  }

  function update(): void {
    for (const [option, known] of spots) for (const spot of known) show(option, spot);
    table.update?.();
    bar.update();
  }

  function show(option: string, spot: ReturnType<typeof createSpot>): void {
    const amount = slip.amountOn(option);
    spot.show(amount === 0n ? null : money.show(amount));
  }

  function press(): void {
    if (phase === 'idle') void play();
    else if (phase === 'showing') stage.skip();
  }

  async function play(): Promise<void> {
    const entries = slip.entries;
    if (entries.length === 0) return;
    phase = 'asking';
    bar.lock(true);
    clearMarks();
    bar.meters.showWin(0n);
    if (balanceMinor !== null) bar.meters.showBalance(balanceMinor - slip.totalMinor);
    shell.say(text('good_luck'));
    sound.start();
    if (!clock) stage.wait();
    let placedTimer: ReturnType<typeof setInterval> | undefined;
    try {
      const round = await shell.keeper.play(
        { picks: entries.map(([option, amount]) => ({ option, stake: money.toDecimal(amount) })) },
        (placed) => {
          if (placed.balance !== null) bar.meters.showBalance(money.parse(placed.balance));
          const count = (): void => bar.waitSeconds(clock?.secondsToDraw ?? 0);
          shell.say(text('placed_wait', { n: clock?.secondsToDraw ?? 0 }));
          count();
          placedTimer = setInterval(count, 250);
        },
      );
      clearInterval(placedTimer);
      phase = 'showing';
      bar.lock(true);
      if (round.outcome) {
        if (round.balance !== null)
          bar.meters.showBalance(money.parse(round.balance) - money.parse(round.payout!));
        await stage.play(round.outcome);
        mark(round);
      } else {
        stage.rest(null);
      }
      conclude(round);
      if (round.state === 'settled') slip.finish();
    } catch (error) {
      if (!clock) stage.rest(null);
      bar.meters.showBalance(balanceMinor);
      shell.say(shell.explain(error));
    }
    clearInterval(placedTimer);
    phase = 'idle';
    bar.lock(false);
    offerPlay();
  }

  /** Every option that came true is marked, staked on or not. */
  function mark(round: RoundView): void {
    for (const [option, known] of spots) {
      const hundredths = model.returnOf(option, round.outcome) ?? 0;
      for (const { element } of known) element.classList.toggle('is-true', hundredths >= 100);
    }
  }

  function clearMarks(): void {
    for (const known of spots.values()) for (const { element } of known) element.classList.remove('is-true');
  }

  function conclude(round: RoundView): void {
    if (round.balance !== null) balanceMinor = money.parse(round.balance);
    bar.meters.showBalance(balanceMinor);
    shell.say(
      round.outcome ? `${stage.describe(round.outcome)} ${shell.resultOf(round)}` : shell.resultOf(round),
    );
    const payout = money.parse(round.payout ?? '0');
    const stake = money.parse(round.stake);
    bar.meters.showWin(payout, stake);
    if (payout > stake) sound.win(payout >= stake * 10n ? 3 : payout >= stake * 3n ? 2 : 1);
  }

  function onKey(event: KeyboardEvent): void {
    if (document.querySelector('dialog[open], .ended') || event.altKey || event.ctrlKey || event.metaKey)
      return;
    const target = event.target as HTMLElement;
    if (target.matches('input, select')) return;
    if (event.key === 'ArrowUp' || event.key === 'ArrowRight') bar.stepChip(1);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowLeft') bar.stepChip(-1);
    else if (event.key === ' ' && !target.matches('button, a')) {
      if (!event.repeat) press();
    } else return;
    event.preventDefault();
  }
}
