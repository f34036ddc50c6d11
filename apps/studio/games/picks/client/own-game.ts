import { afterLook } from '../../client/after-look.ts';
import { AutoPilot } from '../../client/auto-pilot.ts';
import { openAutoSheet } from '../../client/auto-sheet.ts';
import { RoundGame } from '../../client/round-game.ts';
import { OwnResults } from './own-results.ts';
import { PicksPresenter } from './picks-presenter.ts';
import type { Road } from './roads/road.ts';
import type { TableGame, TableParts } from './table-game.ts';

/** A table where each player has draws of their own: round after round, by presses or by themselves. */
export function ownGame({ shell, slip, bar, table, stage }: TableParts, road: Pick<Road, 'show'>): TableGame {
  const { view, text } = shell;
  const results = new OwnResults(road, view.results);
  const presenter = new PicksPresenter(shell, { slip, bar, table, stage, results });
  const game = new RoundGame<unknown>(shell, bar.meters, presenter, view.balance);
  const pilot = new AutoPilot({
    stakeMinor: () => slip.againMinor,
    press() {
      slip.repeat();
      game.press();
    },
    isIdle: () => game.phase === 'idle',
    afterLook: (next) => afterLook(shell, next),
    show(left, end) {
      bar.showAuto(left);
      // the round itself has said what failed
      if (end && end !== 'failed') shell.say(text(`auto_end_${end}`));
    },
  });
  presenter.pilot = pilot;
  // nobody plays who does not look
  document.addEventListener('visibilitychange', () => document.hidden && pilot.stop('stopped'));
  return {
    clock: null,
    above: [],
    get balanceMinor() {
      return game.balanceMinor;
    },
    press: () => game.press(),
    takesChips: () => game.phase === 'idle' && !pilot.isOn,
    askForMore() {
      if (pilot.isOn) return pilot.stop('stopped');
      if (game.phase !== 'idle') return;
      const stakeMinor = slip.againMinor;
      if (stakeMinor === 0n) return shell.say(text('ready_table'));
      openAutoSheet(shell, { stakeMinor, feature: null }, (terms) => pilot.start(terms));
    },
    async start() {
      stage.rest(view.last_round?.outcome ?? null);
      await game.recover(view.open_rounds);
    },
  };
}
