import { canCombine } from '#games/sports/builder/can-combine.ts';
import type { JointChances, MatchPart } from '#games/sports/builder/joint-chances.ts';
import { agrees, type JointPrice, jointPriceOf, steadyPrice } from '#games/sports/builder/joint-price.ts';
import { eachWayKind } from '#games/sports/outright/each-way.ts';
import { getMarket } from '#games/sports/sport/sports.ts';
import type { SqlOrTransaction } from '#platform/database.ts';
import type { BuilderRefusal } from '../../../../play-protocol/sports-protocol.ts';
import { type BuiltSelection, readSlip, type Selection, type SlipLeg } from '../ticket/read-slip.ts';
import { readEachWay } from '../ticket/read-each-way.ts';
import type { Asker, JointPrices } from './joint-prices.ts';

/** Several selections of one match, and the joint price that the player saw. */
export interface BuilderAsked {
  readonly parts: readonly Omit<Selection, 'price'>[];
  readonly price: number;
}

/** What a slip is made of: selections, and builders after them. */
export interface AskedLegs {
  readonly selections: readonly Selection[];
  readonly builders: readonly BuilderAsked[];
}

interface Asked {
  readonly by: Asker | null;
  readonly now: Date;
}

/**
 * All legs beside what is on offer now; of an each-way bet two for its one selection. Null where a selection is of no market
 * that there is, or has no place half.
 */
export async function readLegs(
  sql: SqlOrTransaction,
  jointPrices: JointPrices,
  { kind, selections, builders }: AskedLegs & { readonly kind: string },
  asked: Asked,
): Promise<readonly SlipLeg[] | null> {
  if (kind === eachWayKind) {
    const [selection] = selections;
    return selection && builders.length === 0 ? readEachWay(sql, selection, asked.now) : null;
  }
  const parts = builders.flatMap((builder) => builder.parts.map((part) => ({ ...part, price: 0 })));
  const all = await readSlip(sql, [...selections, ...parts], asked.now);
  if (!all) return null;
  const legs = all.slice(0, selections.length);
  let from = selections.length;
  for (const builder of builders) {
    const own = all.slice(from, (from += builder.parts.length));
    legs.push(build(jointPrices, own, builder.price, asked));
  }
  return legs;
}

function build(
  jointPrices: JointPrices,
  parts: readonly SlipLeg[],
  askedPrice: number,
  asked: Asked,
): SlipLeg {
  const [first] = parts;
  if (!first) throw new Error('a builder of nothing');
  const { match, isLive } = first;
  const offer = parts.find((part) => part.offer !== 'open')?.offer ?? 'open';
  const joint = offer === 'open' ? priceTogether(jointPrices, parts, asked) : closed;
  const price = joint.price > 0 ? steadyPrice(joint, { asked: askedPrice, isLive }) : 0;
  const { marginBp, idle, refusal } = joint;
  // void parts never leave more than what all of them pay
  const prices = joint.prices.map((one) => Math.min(one, price));
  return {
    ...{ market: first.market, match, offer, isLive, price },
    selection: { ...first.selection, price: askedPrice },
    built: { parts, prices, marginBp, idle, refusal },
    placeTerms: null,
  };
}

type Joint = Omit<JointPrice, 'refusal'> & Pick<BuiltSelection, 'refusal'>;

const closed: Joint = { price: 0, fairPrice: 0, prices: [], marginBp: 0, idle: [], refusal: null };

function priceTogether(jointPrices: JointPrices, parts: readonly SlipLeg[], asked: Asked): Joint {
  const refused = (refusal: BuilderRefusal): Joint => ({ ...closed, refusal });
  const [first] = parts;
  if (!first || !parts.every((part) => isFit(part) && part.match.matchId === first.match.matchId))
    return refused('builder_unfit');
  const chances = jointPrices.chancesOf(first.match, parts.map(partOf), asked);
  if (!chances) return refused('builder_busy');
  if (!isToldSo(parts, chances)) return refused('builder_unfit');
  return jointPriceOf(
    chances,
    parts.map(({ market }) => market.ownMarginBp ?? getMarket(market.code).marginBp),
  );
}

/** What is won or lost alone, of a sport that knows joint chances, and as the model has it and not as the desk does. */
function isFit({ market, match }: SlipLeg): boolean {
  const { code, line, shiftOutcome } = market;
  return (
    shiftOutcome === null && canCombine(match.sport, { code, line, line_kind: getMarket(code).lineKind })
  );
}

/** Whether the feed tells each part alone as the model has it. */
function isToldSo(parts: readonly SlipLeg[], chances: JointChances): boolean {
  return parts.every(({ market, selection }, place) =>
    agrees(market.outcomes[selection.outcome]?.[1] ?? 0, chances[1 << place] ?? 0),
  );
}

function partOf({ market, selection }: SlipLeg): MatchPart {
  return { code: market.code, line: market.line, outcome: selection.outcome };
}

/** The chance that these parts of a match all win now, in millionths; null where the model and the feed do not agree. */
export function worthTogether(jointPrices: JointPrices, parts: readonly SlipLeg[], now: Date): number | null {
  const [first] = parts;
  const chances = first && jointPrices.chancesOf(first.match, parts.map(partOf), { by: null, now });
  return chances && isToldSo(parts, chances) ? Math.floor((chances.at(-1) ?? 0) * 1_000_000) : null;
}
