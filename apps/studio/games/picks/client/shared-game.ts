import { tableEventsPath } from '../../../play-protocol/play-protocol.ts';
import { schedulesOf } from '../plans/plan-terms.ts';
import { TablePlans } from './plans/table-plans.ts';
import type { Road } from './roads/road.ts';
import { SharedTable } from './shared-table.ts';
import { TableClock } from './table-clock.ts';
import { TableFeed } from './table-feed.ts';
import type { TableGame, TableParts } from './table-game.ts';

/** A table that many play at, with the plans of its player. */
export function sharedGame(parts: TableParts, road: Pick<Road, 'show'>): TableGame {
  const { shell, slip, bar, table, stage } = parts;
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
  const schedules = schedulesOf(view.game);
  const plans = schedules.length > 0 ? new TablePlans(parts, schedules, (round) => game.adopt(round)) : null;
  return {
    clock: clock.element,
    above: plans ? [plans.element] : [],
    get balanceMinor() {
      return game.balanceMinor;
    },
    press: () => game.press(),
    takesChips: () => true,
    askForMore: () => void plans?.open(),
    async start() {
      game.recover(view.open_rounds);
      const feed = new TableFeed({
        address: tableEventsPath(view.game),
        ask: () => api.table(),
        onView: (seen) => game.see(seen),
        onLost: (isLost) => shell.showNotice(isLost ? text('lost') : null),
      });
      shell.followClock(() => feed.nowMs());
      plans?.arrive();
    },
  };
}
