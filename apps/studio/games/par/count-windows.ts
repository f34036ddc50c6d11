import { type ReelModel, scatterSymbol, wildSymbol } from '../slots/slot-model.ts';

/**
 * How many of all windows of the reels pay how much: `counts[scatters][units]`, over every combination of stops.
 * With an expanding symbol, `expanded[symbol]` is the same for a free spin in which that symbol expands.
 */
export interface WindowCounts {
  readonly windows: number;
  readonly counts: readonly Float64Array[];
  readonly expanded: readonly (readonly Float64Array[])[];
}

/**
 * Walks through all stops of all reels, tens of millions of windows, and keeps beside each prefix what still can pay:
 * a line or a way that has ended is never looked at again.
 */
export function countWindows(model: ReelModel, mayStop: MayStop = everywhere): WindowCounts {
  const walk = model.kind === 'lines' ? walkLines : walkWays;
  const stopsOf = model.strips.map((strip, reel) => [...strip.keys()].filter((stop) => mayStop(reel, stop)));
  const most = mostUnits(model);
  const table = (): Float64Array[] =>
    Array.from({ length: model.strips.length * model.rows + 1 }, () => new Float64Array(most + 1));
  const counts = table();
  const expanded = model.freeSpins?.hasExpandingSymbol ? model.pays.map(table) : [];
  const presence = presenceOf(model);
  // by symbol and reels, eight numbers of reels each
  const linePays = Int32Array.from(
    { length: model.pays.length * 8 },
    (_, place) => (model.pays[place >> 3]![place & 7] ?? 0) * model.lines.length,
  );
  walk(model, stopsOf, (lineUnits, scatters, stops) => {
    const units = lineUnits + (model.scatterPays[scatters] ?? 0);
    counts[scatters]![units]! += 1;
    if (expanded.length === 0) return;
    let packed = 0;
    for (let reel = 0; reel < stops.length; reel += 1) packed += presence[reel]![stops[reel]!]!;
    for (let symbol = 0; symbol < expanded.length; symbol += 1) {
      const more = linePays[(symbol << 3) | ((packed >> (3 * symbol)) & 7)]!;
      if (more === 0) continue;
      // where it does not expand, the window pays as it is: only the difference is kept
      const ofSymbol = expanded[symbol]![scatters]!;
      ofSymbol[units]! -= 1;
      ofSymbol[units + more]! += 1;
    }
  });
  for (const ofSymbol of expanded)
    ofSymbol.forEach((byUnits, scatters) =>
      counts[scatters]!.forEach((count, units) => (byUnits[units]! += count)),
    );
  return { windows: stopsOf.reduce((product, stops) => product * stops.length, 1), counts, expanded };
}

/** Whether windows with a reel in that place are counted. */
type MayStop = (reel: number, stop: number) => boolean;
const everywhere: MayStop = () => true;

/** By reel. */
type Stops = readonly (readonly number[])[];
type Visit = (units: number, scatters: number, stops: Int32Array) => void;

/** More than any window can pay: every line or way, the expanding symbol and the scatters at their best. */
function mostUnits(model: ReelModel): number {
  const ways = model.kind === 'ways' ? model.rows ** model.strips.length : model.lines.length;
  const best = Math.max(...model.pays.flat()) * ways * model.wildMultiplier ** model.strips.length;
  return best * (model.freeSpins?.hasExpandingSymbol ? 2 : 1) + Math.max(0, ...model.scatterPays);
}

/** `[reel][stop]`: three bits for each symbol, 1 where the window shows it, so that sums count reels. */
function presenceOf(model: ReelModel): Int32Array[] {
  return model.strips.map((strip) =>
    Int32Array.from(strip, (_, stop) =>
      windowOf(model, strip, stop)
        .filter((symbol, row, cells) => symbol < wildSymbol && cells.indexOf(symbol) === row)
        .reduce((packed, symbol) => packed + (1 << (3 * symbol)), 0),
    ),
  );
}

function windowOf(model: ReelModel, strip: readonly number[], stop: number): number[] {
  return Array.from({ length: model.rows }, (_, row) => strip[(stop + row) % strip.length]!);
}

function scattersOf(model: ReelModel, strip: readonly number[], stop: number): number {
  return windowOf(model, strip, stop).filter((symbol) => symbol === scatterSymbol).length;
}

function walkLines(model: ReelModel, stopsOf: Stops, visit: Visit): void {
  const reels = model.strips.length;
  const scattersAt = model.strips.map((strip) => strip.map((_, stop) => scattersOf(model, strip, stop)));
  const stops = new Int32Array(reels);
  // by reel: the lines that are alive before it, with their symbol and their pay factor
  const alive = Array.from({ length: reels + 1 }, () => ({
    line: new Int32Array(model.lines.length),
    symbol: new Int32Array(model.lines.length),
    factor: new Int32Array(model.lines.length),
  }));

  const step = (reel: number, count: number, settled: number, scatters: number): void => {
    const { line, symbol, factor } = alive[reel]!;
    if (reel === reels) {
      let units = settled;
      for (let i = 0; i < count; i += 1) units += model.pays[symbol[i]!]![reel]! * factor[i]!;
      return visit(units, scatters, stops);
    }
    const strip = model.strips[reel]!;
    const next = alive[reel + 1]!;
    for (const stop of stopsOf[reel]!) {
      stops[reel] = stop;
      let living = 0;
      let units = settled;
      for (let i = 0; i < count; i += 1) {
        const cell = strip[(stop + model.lines[line[i]!]![reel]!) % strip.length]!;
        const isWild = cell === wildSymbol;
        if (!isWild && cell !== symbol[i]!) {
          units += (model.pays[symbol[i]!]![reel] ?? 0) * factor[i]!;
          continue;
        }
        next.line[living] = line[i]!;
        next.symbol[living] = symbol[i]!;
        next.factor[living] = isWild ? factor[i]! * model.wildMultiplier : factor[i]!;
        living += 1;
      }
      step(reel + 1, living, units, scatters + scattersAt[reel]![stop]!);
    }
  };

  const [first] = model.strips;
  stopsOf[0]!.forEach((stop) => {
    stops[0] = stop;
    let living = 0;
    model.lines.forEach((rows, index) => {
      const cell = first![(stop + rows[0]!) % first!.length]!;
      if (cell === scatterSymbol) return;
      alive[1]!.line[living] = index;
      alive[1]!.symbol[living] = cell;
      alive[1]!.factor[living] = 1;
      living += 1;
    });
    step(1, living, 0, scattersAt[0]![stop]!);
  });
}

function walkWays(model: ReelModel, stopsOf: Stops, visit: Visit): void {
  const reels = model.strips.length;
  const scattersAt = model.strips.map((strip) => strip.map((_, stop) => scattersOf(model, strip, stop)));
  const matching = model.strips.map((strip) =>
    strip.map((_, stop) => {
      const cells = windowOf(model, strip, stop);
      return Array.from(
        { length: wildSymbol },
        (__, symbol) => cells.filter((cell) => cell === symbol || cell === wildSymbol).length,
      );
    }),
  );
  const stops = new Int32Array(reels);
  const alive = Array.from({ length: reels + 1 }, () => ({
    symbol: new Int32Array(wildSymbol),
    ways: new Int32Array(wildSymbol),
  }));

  const step = (reel: number, count: number, settled: number, scatters: number): void => {
    const { symbol, ways } = alive[reel]!;
    if (reel === reels) {
      let units = settled;
      for (let i = 0; i < count; i += 1) units += model.pays[symbol[i]!]![reel]! * ways[i]!;
      return visit(units, scatters, stops);
    }
    const next = alive[reel + 1]!;
    for (const stop of stopsOf[reel]!) {
      stops[reel] = stop;
      const cells = matching[reel]![stop]!;
      let living = 0;
      let units = settled;
      for (let i = 0; i < count; i += 1) {
        const found = cells[symbol[i]!]!;
        if (found === 0) {
          units += (model.pays[symbol[i]!]![reel] ?? 0) * ways[i]!;
          continue;
        }
        next.symbol[living] = symbol[i]!;
        next.ways[living] = ways[i]! * found;
        living += 1;
      }
      step(reel + 1, living, units, scatters + scattersAt[reel]![stop]!);
    }
  };

  alive[0]!.symbol.set(model.pays.map((_, symbol) => symbol));
  alive[0]!.ways.fill(1);
  step(0, wildSymbol, 0, 0);
}
