import { createHash } from 'node:crypto';
import type { ServiceState } from '../service/payment-service.ts';

/** `weight`: each service gets its part; `cheapest`: the one that takes least of the amount. */
export const routePolicies = ['weight', 'cheapest'] as const;
export type RoutePolicy = (typeof routePolicies)[number];

/** That a service takes the orders of a method, and for how much. */
export interface PaymentRoute {
  readonly pspId: string;
  /** As the service calls it. */
  readonly pspMethod: string;
  /** Its part beside the others' weights; 0: only where no other takes an order. */
  readonly weight: number;
  /** What the service takes of an order: hundredths of a percent, and so much beside. */
  readonly costBp: number;
  readonly costFixedMinor: bigint;
  /** Narrower than the method's; null where they are the method's. */
  readonly minMinor: bigint | null;
  readonly maxMinor: bigint | null;
  readonly isActive: boolean;
  /** Whether the service gives money back that came this way. */
  readonly canRefund: boolean;
}

export interface RouteNow extends PaymentRoute {
  readonly serviceState: ServiceState;
  /** It did badly, and gets no more than a few orders to show that it does well again. */
  readonly isDrained: boolean;
}

interface Routed {
  readonly policy: RoutePolicy;
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
  readonly routes: readonly RouteNow[];
}

/** Of 100 orders so many go to a drained service first. */
const probesIn100 = 5;

/**
 * The services that an order may go to, in the order in which they are asked. The seed alone decides where weights leave
 * a choice: the same order comes to the same answer, and a service that falls away moves no order but its own.
 */
export function rankRoutes(
  { policy, minMinor, maxMinor, routes }: Routed,
  { amountMinor, seed }: { readonly amountMinor: bigint; readonly seed: string },
): RouteNow[] {
  if (amountMinor < minMinor || amountMinor > maxMinor) return [];
  const open = routes
    .filter((route) => route.isActive && route.serviceState === 'active' && takes(route, amountMinor))
    .map((route) => ({
      route,
      cost: policy === 'cheapest' ? costOf(route, amountMinor) : 0n,
      // of exponential draws with these rates the least is each one's in the share of its weight
      draw: -Math.log(drawOf(seed, route.pspId)) / Math.max(route.weight, 1),
    }))
    .toSorted(
      (one, other) =>
        Number(one.route.weight === 0) - Number(other.route.weight === 0) ||
        Number(one.cost - other.cost) ||
        one.draw - other.draw,
    )
    .map(({ route }) => route);
  const well = open.filter(({ isDrained }) => !isDrained);
  const drained = open.filter(({ isDrained }) => isDrained);
  const probed = drained.find(({ weight }) => weight > 0);
  const isProbe = probed !== undefined && drawOf(seed, 'probe') * 100 < probesIn100;
  // where nobody does well, whoever is there is better than nobody
  return isProbe ? [probed, ...well, ...drained.filter((route) => route !== probed)] : [...well, ...drained];
}

/** What a service takes of an order, in minor units, rounded up. */
export function costOf(
  { costBp, costFixedMinor }: Pick<PaymentRoute, 'costBp' | 'costFixedMinor'>,
  amountMinor: bigint,
): bigint {
  return costFixedMinor + (amountMinor * BigInt(costBp) + 9_999n) / 10_000n;
}

/** The least and the most that members are offered: what one service or another takes. */
export function limitsOf({ minMinor, maxMinor, routes }: Routed): {
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
} {
  const active = routes.filter(({ isActive, serviceState }) => isActive && serviceState === 'active');
  const asked = active.length > 0 ? active : routes;
  const least = asked.map((route) => route.minMinor ?? minMinor).reduce(lesser, maxMinor);
  const most = asked.map((route) => route.maxMinor ?? maxMinor).reduce(greater, minMinor);
  return { minMinor: greater(least, minMinor), maxMinor: lesser(most, maxMinor) };
}

function lesser(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

function greater(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}

function takes({ minMinor, maxMinor }: PaymentRoute, amountMinor: bigint): boolean {
  return (minMinor === null || amountMinor >= minMinor) && (maxMinor === null || amountMinor <= maxMinor);
}

const drawBytes = 6;

/** Between 0 and 1, neither of them. */
function drawOf(seed: string, name: string): number {
  const bytes = createHash('sha256').update(`${seed} ${name}`).digest();
  return (bytes.readUIntBE(0, drawBytes) + 0.5) / 256 ** drawBytes;
}
