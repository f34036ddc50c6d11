/**
 * Options that share one pool: what a won one returns follows from how all stakes lie when the draw closes. Stakes are
 * counted in units, a million of them to a table limit, so that currencies meet.
 */
export interface PoolRules {
  readonly options: readonly string[];
  /** What the house lays on each of the options in every draw. */
  readonly houseUnits: number;
  /** Of a hundred units in the pool so many go to the option that wins. */
  readonly shareBack: number;
  /** Hundredths of the stake that a won option returns at least and at most, the stake included. */
  readonly leastReturn: number;
  readonly mostReturn: number;
}

/** What lies on each option, the house's part among it. */
export type Pool = Readonly<Record<string, number>>;

/** Of an outcome that tells by which pool it is paid. */
export interface PooledOutcome {
  pool: Pool;
}

export const unitsPerLimit = 1_000_000;

/** What the house lays, and what has been staked beside it. */
export function poolWith(
  { options, houseUnits }: PoolRules,
  staked: readonly { readonly option: string; readonly units: number }[] = [],
): Pool {
  const on = new Map(staked.map(({ option, units }) => [option, units]));
  return Object.fromEntries(options.map((option) => [option, houseUnits + (on.get(option) ?? 0)]));
}

/** Hundredths of the stake that an option returns when it wins, rounded down. */
export function poolReturn(rules: PoolRules, pool: Pool, option: string): number {
  const { options, shareBack, leastReturn, mostReturn } = rules;
  const all = options.reduce((sum, each) => sum + (pool[each] ?? 0), 0);
  const share = Math.floor((all * shareBack) / (pool[option] ?? 0));
  return Math.min(Math.max(share, leastReturn), mostReturn);
}

/**
 * An outcome with the pool that it is paid by. The draws know nothing of it: it was told when the draw closed. What tells
 * no pool, or not one of these rules, leaves the outcome as it is.
 */
export function withPool(rules: PoolRules | undefined, outcome: unknown, told: unknown): unknown {
  if (!rules || !isPool(rules, told)) return outcome;
  return { ...(outcome as object), pool: told };
}

/** The pool that an outcome says it was paid by; undefined where it says none. */
export function poolOf(outcome: unknown): unknown {
  return typeof outcome === 'object' && outcome !== null && 'pool' in outcome ? outcome.pool : undefined;
}

function isPool({ options, houseUnits }: PoolRules, told: unknown): told is Pool {
  if (typeof told !== 'object' || told === null) return false;
  const entries = Object.entries(told);
  return (
    entries.length === options.length &&
    entries.every(
      ([option, units]) => options.includes(option) && Number.isSafeInteger(units) && units >= houseUnits,
    )
  );
}
