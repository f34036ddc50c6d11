import type { PlanView, RoundView, StartPlanRequest } from '../../../../play-protocol/play-protocol.ts';
import { Refusal, type StudioApi } from '../../../client/api.ts';
import type { RoundKeeper } from '../../../client/round-keeper.ts';

export interface PlanFollowerParts {
  readonly api: Pick<StudioApi, 'ask' | 'round'>;
  readonly keeper: Pick<RoundKeeper, 'untilAnswered'>;
  show(plan: PlanView): void;
  /** The plan has staked on a draw. */
  onStake(round: RoundView): void;
  pause(ms: number): Promise<void>;
}

const lookEveryMs = 1_500;

/** Follows the player's plan at the table, whichever window has started it, until it has ended and its money is decided. */
export class PlanFollower {
  readonly #parts: PlanFollowerParts;
  #plan: PlanView | null = null;
  #isLooking = false;
  readonly #seen = new Set<string>();

  constructor(parts: PlanFollowerParts) {
    this.#parts = parts;
  }

  /** A plan may run from before this window. */
  async arrive(): Promise<void> {
    const running = (await this.list()).find(({ state }) => state === 'running');
    if (running) this.#take(running);
  }

  async list(): Promise<readonly PlanView[]> {
    return (await this.#parts.api.ask('plans', {})).plans;
  }

  /** Throws the studio's refusal. */
  async start(request: StartPlanRequest): Promise<void> {
    const { api, keeper } = this.#parts;
    this.#take(await keeper.untilAnswered(() => api.ask('startPlan', request)));
  }

  async stop(): Promise<void> {
    const plan = this.#plan;
    if (!plan) return;
    const { api, keeper } = this.#parts;
    this.#take(await keeper.untilAnswered(() => api.ask('stopPlan', { plan_id: plan.plan_id })));
  }

  #take(plan: PlanView): void {
    this.#plan = plan;
    this.#parts.show(plan);
    for (const { state, client_round_id: id } of plan.stakes)
      if (state === 'settling' && !this.#seen.has(id)) {
        this.#seen.add(id);
        void this.#tell(id);
      }
    if (isOn(plan) && !this.#isLooking) void this.#look();
  }

  async #tell(id: string): Promise<void> {
    const { api, keeper, onStake } = this.#parts;
    onStake(await keeper.untilAnswered(() => api.round(id)));
  }

  async #look(): Promise<void> {
    const { api, pause } = this.#parts;
    this.#isLooking = true;
    while (this.#plan && isOn(this.#plan)) {
      await pause(lookEveryMs);
      const id: string = this.#plan.plan_id;
      try {
        const plan = await api.ask('plan', { plan_id: id });
        // another one may have been started meanwhile
        if (this.#plan.plan_id === id) this.#take(plan);
      } catch (error) {
        // whoever has no session any more is told so by what was asked with it
        if (error instanceof Refusal) break;
      }
    }
    this.#isLooking = false;
  }
}

function isOn({ state, stakes }: PlanView): boolean {
  return state === 'running' || stakes.some((stake) => stake.state === 'settling');
}
