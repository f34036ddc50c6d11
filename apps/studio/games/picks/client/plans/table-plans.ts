import type { RoundView, StartPlanRequest } from '../../../../play-protocol/play-protocol.ts';
import type { ScheduleId } from '../../plans/plan-terms.ts';
import type { TableParts } from '../table-game.ts';
import { pastPlans } from './past-plans.ts';
import { PlanFollower } from './plan-follower.ts';
import type { PlanFrame } from './plan-frame.ts';
import { PlanPlate } from './plan-plate.ts';
import { openPlanSheet } from './plan-sheet.ts';

/** The plans of a table's player: the plate of the one that runs, and the sheet that begins one. */
export class TablePlans {
  readonly #parts: TableParts;
  readonly #schedules: readonly ScheduleId[];
  readonly #frame: PlanFrame;
  readonly #plate: PlanPlate;
  readonly #follower: PlanFollower;

  constructor(parts: TableParts, schedules: readonly ScheduleId[], onStake: (round: RoundView) => void) {
    const { shell, stage, planText } = parts;
    this.#parts = parts;
    this.#schedules = schedules;
    this.#frame = {
      shell,
      text: planText,
      describe: (outcome) => stage.describe(outcome),
    };
    this.#plate = new PlanPlate(this.#frame, () => this.#tell(this.#follower.stop()));
    this.#follower = new PlanFollower({
      ...{ api: shell.api, keeper: shell.keeper, onStake },
      show: (plan) => this.#plate.show(plan),
      pause: (ms) => new Promise((settle) => setTimeout(settle, ms)),
    });
  }

  get element(): HTMLElement {
    return this.#plate.element;
  }

  /** Without an answer the sheet asks again. */
  arrive(): void {
    this.#follower.arrive().catch(() => undefined);
  }

  async open(): Promise<void> {
    const { shell, slip, model, nameOf } = this.#parts;
    const { view, money } = shell;
    try {
      const plans = await this.#follower.list();
      const running = plans.find(({ state }) => state === 'running');
      openPlanSheet({
        ...this.#frame,
        ...{ model, nameOf, schedules: this.#schedules, isRunning: running !== undefined },
        chips: new Map(slip.entries),
        limitMinor: money.parse(view.table_limit ?? '0'),
        periodMs: view.table?.period_ms ?? 0,
        past: pastPlans(this.#frame, plans),
        onStart: (request) => this.#tell(this.#start(request)),
      });
    } catch (error) {
      shell.say(shell.explain(error));
    }
  }

  /** The chips are the plan's from now on: it lays them itself. */
  async #start(request: StartPlanRequest): Promise<void> {
    await this.#follower.start(request);
    this.#parts.slip.clear();
  }

  #tell(work: Promise<void>): void {
    const { shell } = this.#parts;
    work.catch((error: unknown) => shell.say(shell.explain(error)));
  }
}
