import type { TransferAnswer, TransferMethod } from '@halls/contract/provider';
import { must, type ConformanceCheck, type NotSeen } from './conformance-check.ts';
import type { ProviderCaller } from './provider-caller.ts';

/** Free rounds, at a stake that the game has. */
export interface FreeTrial {
  readonly caller: ProviderCaller;
  /** Minor units. */
  readonly stake: string;
}

type Answer = Omit<TransferAnswer<'free-rounds-give'>, 'request_id'>;

const atOnce = 10;
const none: NotSeen = { notSeen: 'the provider has no free rounds' };

/** A grant is given once or never, in whatever order and number its requests come. No round of it is played. */
export const freeChecks: readonly ConformanceCheck<FreeTrial>[] = [
  {
    name: 'free rounds: a grant that comes again, ten at once, is one and stands as it stood',
    async run(trial) {
      const grant = newGrant(trial);
      const first = await ask(trial, 'free-rounds-give', grant);
      if (!first) return none;
      mustStand(first, 'active', 'a new grant');
      const answers = await Promise.all(
        Array.from({ length: atOnce }, () => ask(trial, 'free-rounds-give', grant)),
      );
      for (const answer of answers) mustStand(answer, 'active', 'the same grant again');
      mustStand(await ask(trial, 'free-rounds-status', which(grant)), 'active', 'free-rounds-status of it');
      return undefined;
    },
  },
  {
    name: 'free rounds: the id of a grant with another body is DUPLICATE_ORDER and changes nothing',
    async run(trial) {
      const grant = newGrant(trial);
      if (!(await ask(trial, 'free-rounds-give', grant))) return none;
      const other = await ask(trial, 'free-rounds-give', { ...grant, count: grant.count + 1 });
      must(other?.status === 'DUPLICATE_ORDER', `it was answered ${other?.status}`);
      mustStand(await ask(trial, 'free-rounds-status', which(grant)), 'active', 'the grant that was known');
      return undefined;
    },
  },
  {
    name: 'free rounds: a grant that was asked about before it came is refused when it comes',
    async run(trial) {
      const grant = newGrant(trial);
      const asked = await ask(trial, 'free-rounds-status', which(grant));
      if (!asked) return none;
      mustStand(asked, 'rejected', 'free-rounds-status of a grant that never came');
      const late = await ask(trial, 'free-rounds-give', grant);
      must(late?.status === 'REJECTED', `it was answered ${late?.status} when it came`);
      mustStand(await ask(trial, 'free-rounds-status', which(grant)), 'rejected', 'it');
      return undefined;
    },
  },
  {
    name: 'free rounds: a grant that was cancelled stays so, though it comes again',
    async run(trial) {
      const grant = newGrant(trial);
      if (!(await ask(trial, 'free-rounds-give', grant))) return none;
      mustStand(await ask(trial, 'free-rounds-cancel', which(grant)), 'cancelled', 'free-rounds-cancel');
      await ask(trial, 'free-rounds-give', grant);
      mustStand(await ask(trial, 'free-rounds-cancel', which(grant)), 'cancelled', 'the second cancel');
      mustStand(await ask(trial, 'free-rounds-status', which(grant)), 'cancelled', 'it');
      return undefined;
    },
  },
  {
    name: 'free rounds: what is no game, or past its time, is refused and stays refused',
    async run(trial) {
      const grant = newGrant(trial);
      const answer = await ask(trial, 'free-rounds-give', { ...grant, game_code: 'no-such-game' });
      if (!answer) return none;
      must(
        answer.status === 'INVALID_GAME' || answer.status === 'REJECTED',
        `a game that does not exist was answered ${answer.status}`,
      );
      mustStand(await ask(trial, 'free-rounds-status', which(grant)), 'rejected', 'it');
      const late = newGrant(trial, -1);
      const past = await ask(trial, 'free-rounds-give', late);
      must(past?.status === 'REJECTED', `a grant whose time is over was answered ${past?.status}`);
      return undefined;
    },
  },
];

const hourMs = 3_600_000;

function newGrant({ caller, stake }: FreeTrial, hours = 1) {
  const { currency, gameCode } = caller.provider;
  return {
    ...{ member_ref: `trial-${caller.newId()}`, currency, grant_id: `trial-${caller.newId()}` },
    ...{ game_code: gameCode, count: 3, stake },
    expires_at: new Date(Date.now() + hours * hourMs).toISOString(),
  };
}

function which({ member_ref, currency, grant_id }: ReturnType<typeof newGrant>) {
  return { member_ref, currency, grant_id };
}

function ask<M extends Extract<TransferMethod, `free-rounds-${string}`>>(
  { caller }: FreeTrial,
  method: M,
  input: Parameters<typeof caller.askIfKnown<M>>[1],
): Promise<Answer | null> {
  return caller.askIfKnown(method, input);
}

function mustStand(answer: Answer | null, state: string, what: string): void {
  const said = answer?.status === 'OK' ? answer.state : answer?.status;
  must(said === state, `${what} was answered ${said ?? 'without a state'} instead of ${state}`);
  must(answer?.used === 0 && answer.won === '0', `${what} was answered with rounds that nobody has played`);
}
