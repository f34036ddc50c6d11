import { el, svg } from '../../client/dom.ts';
import { coveredGrid } from '../play-wild-reels.ts';
import type { SlotModel, SlotStep, SlotWin } from '../slot-model.ts';
import { isFalling, scatterSymbol, wildSymbol } from '../slot-model.ts';
import { createRunningStrip, drawCoinSymbol, drawSymbol } from './running-strip.ts';
import type { SymbolArt, SymbolPicture } from './symbol-art.ts';

/** What the reels show: a step of a round, or anything like it. */
export type Window = Pick<SlotStep, 'grid' | 'coins' | 'wildReels'>;

const symbolCount = 10;
const loopLength = 8;

/** The reels as elements: spins, falls, and what won. Durations in milliseconds; `pace` below 1 is faster. */
export class ReelBoard {
  readonly element: HTMLElement;
  readonly #board: HTMLElement;
  readonly #model: SlotModel;
  readonly #art: SymbolArt;
  readonly #columns: HTMLElement[];
  readonly #lines = svg('svg', { class: 'lines', 'aria-hidden': 'true' });
  readonly #reels: number;
  readonly #rows: number;
  #cells: SymbolPicture[][] = [];
  #running: readonly HTMLCanvasElement[] = [];
  /** A spin has begun, and its window is not known yet. */
  #isRunning = false;
  /** Reels that stand still while the others spin. */
  #held: readonly number[] = [];

  constructor(model: SlotModel, art: SymbolArt) {
    this.#model = model;
    this.#art = art;
    this.#reels = reelsOf(model);
    this.#rows = model.rows;
    this.#columns = Array.from({ length: this.#reels }, () => el('div', { class: 'reel' }));
    this.#lines.setAttribute('viewBox', `0 0 ${this.#reels} ${this.#rows}`);
    this.#lines.setAttribute('preserveAspectRatio', 'none');
    this.#board = el(
      'div',
      { class: 'board', 'aria-hidden': 'true' },
      el('div', { class: 'reels' }, ...this.#columns),
      this.#lines,
    );
    this.element = el('div', { class: 'cabinet' }, this.#board);
    this.element.style.setProperty('--reels', String(this.#reels));
    this.element.style.setProperty('--rows', String(this.#rows));
  }

  /** A window that pays nothing, for a game that was never played. */
  restingGrid(): number[][] {
    return Array.from({ length: this.#reels }, (_, reel) =>
      Array.from({ length: this.#rows }, (_, row) => (reel * 3 + row * 2) % (isFalling(this.#model) ? 7 : 8)),
    );
  }

  /** Puts something above the reels that always stands there. */
  crown(head: HTMLElement): void {
    this.element.classList.add('has-head');
    this.element.prepend(head);
  }

  /** Lays a plate over the reels. */
  cover(plate: HTMLElement): void {
    this.#board.append(plate);
  }

  show(window: Window): void {
    this.#isRunning = false;
    this.clearWins();
    this.#cells = this.#picturesOf({ ...window, grid: coveredGrid(window) });
    this.#columns.forEach((_, reel) => this.#put(reel, el('div', { class: 'strip' }, ...this.#cells[reel]!)));
  }

  /** Draws the reels as they run, once their pictures are there: all that a spin then does is move them. */
  prepare(): void {
    const drawn = this.#art.loaded.map(drawSymbol);
    if (this.#art.hasCoins) drawn.push(drawCoinSymbol());
    this.#running = this.#columns.map(() => {
      const loop = Array.from({ length: loopLength }, () => drawn[Math.floor(Math.random() * drawn.length)]!);
      // once more at its end what the window shows of its beginning
      return createRunningStrip([...loop, ...loop.slice(0, this.#rows)]);
    });
    // whoever was quicker than the pictures sees them run from here on
    if (this.#isRunning) this.run();
  }

  /** These reels keep what they show through the spins that follow; none at all lets every reel spin again. */
  hold(reels: readonly number[]): void {
    this.#held = reels;
  }

  /** Lets all reels that are not held run until `land`. */
  run(): void {
    this.#isRunning = true;
    this.clearWins();
    const from = `translateY(calc(-100% * ${loopLength} / ${loopLength + this.#rows}))`;
    this.#running.forEach((strip, reel) => {
      if (this.#held.includes(reel)) return;
      this.#put(reel, strip);
      strip.animate([{ transform: from }, { transform: 'translateY(0)' }], {
        duration: 420,
        iterations: Number.POSITIVE_INFINITY,
      });
    });
  }

  /** Stops the reels one after the other on the grid. `onStop` is told each. */
  async land(window: Window, pace: number, onStop: (reel: number) => void): Promise<void> {
    this.#isRunning = false;
    this.#cells = this.#picturesOf(window).map((cells, reel) =>
      this.#held.includes(reel) ? this.#cells[reel]! : cells,
    );
    const scattersBefore = (reel: number): number =>
      window.grid
        .slice(0, reel)
        .flat()
        .filter((symbol) => symbol === scatterSymbol).length;
    let wait = 0;
    await Promise.all(
      this.#columns.map(async (_, reel) => {
        if (this.#held.includes(reel)) return;
        // the reel that may complete the scatters takes its time; the result stands already
        const isTense = reel >= 2 && this.#isNearFeature(scattersBefore(reel)) && pace > 0.5;
        wait += isTense ? 700 : 0;
        await delay((reel * 170 + wait) * pace);
        const runUp = Array.from({ length: 5 }, () => this.#art.picture(this.#anySymbol()));
        const strip = el('div', { class: 'strip' }, ...this.#cells[reel]!, ...runUp);
        this.#put(reel, strip);
        const from = `translateY(calc(-100% * ${runUp.length} / ${runUp.length + this.#rows}))`;
        await strip.animate(
          [
            { transform: from },
            { transform: 'translateY(2.2%)', offset: 0.82 },
            { transform: 'translateY(0)' },
          ],
          { duration: 480 * Math.max(pace, 0.4), easing: 'cubic-bezier(0.2, 0.75, 0.35, 1)' },
        ).finished;
        strip.replaceChildren(...this.#cells[reel]!);
        onStop(reel);
      }),
    );
  }

  /** Winners vanish, the rest sinks, new symbols come from above. */
  async fall(from: SlotStep, to: SlotStep, pace: number): Promise<void> {
    this.clearWins();
    const gone = new Set(
      from.wins.flatMap((win) => this.#cellsOf(from, win)).map(([reel, row]) => this.#cells[reel]![row]!),
    );
    const vanishing = [...gone];
    await Promise.all(
      vanishing.map(
        (cell) =>
          cell.animate(
            [
              { scale: 1, opacity: 1 },
              { scale: 1.25, opacity: 1, offset: 0.4 },
              { scale: 0, opacity: 0 },
            ],
            { duration: 320 * pace, easing: 'ease-in', fill: 'forwards' },
          ).finished,
      ),
    );
    const animations: Promise<unknown>[] = [];
    this.#cells = to.grid.map((symbols, reel) => {
      const before = this.#cells[reel] ?? [];
      const staying = before.map((cell, row) => ({ cell, row })).filter(({ cell }) => !gone.has(cell));
      const freshCount = symbols.length - staying.length;
      return symbols.map((symbol, row) => {
        const kept = staying[row - freshCount];
        const cell = kept?.cell ?? this.#art.picture(symbol);
        const distance = kept ? row - kept.row : freshCount + 0.4;
        if (distance > 0) {
          const animation = cell.animate(
            [
              { transform: `translateY(${-100 * distance}%)` },
              { transform: 'translateY(3%)', offset: 0.85 },
              { transform: 'none' },
            ],
            {
              duration: (260 + 60 * distance) * pace,
              delay: reel * 30 * pace,
              fill: 'backwards',
              easing: 'cubic-bezier(0.5, 0, 0.75, 1)',
            },
          );
          animations.push(animation.finished);
        }
        return cell;
      });
    });
    this.#columns.forEach((column, reel) =>
      column.replaceChildren(el('div', { class: 'strip' }, ...this.#cells[reel]!)),
    );
    await Promise.all(animations);
  }

  /** Covers reels with a symbol. */
  async expand(reels: readonly number[], symbol: number, pace: number): Promise<void> {
    await Promise.all(
      reels.map(async (reel) => {
        const covers = Array.from({ length: this.#rows }, () => this.#art.picture(symbol));
        this.#cells[reel] = covers;
        this.#columns[reel]!.replaceChildren(el('div', { class: 'strip' }, ...covers));
        await Promise.all(
          covers.map(
            (cell) =>
              cell.animate([{ transform: 'scaleY(0)' }, { transform: 'none' }], {
                duration: 380 * pace,
                easing: 'ease-out',
              }).finished,
          ),
        );
      }),
    );
  }

  /** Lights what won; the rest steps back. */
  showWins(step: SlotStep, wins: readonly SlotWin[] = step.wins): void {
    this.clearWins();
    if (wins.length === 0) return;
    this.#board.classList.add('has-wins');
    for (const win of wins)
      for (const [reel, row] of this.#cellsOf(step, win))
        this.#cells[reel]![row]?.classList.add('is-winning');
    if (this.#model.kind === 'lines')
      for (const win of wins) if (win.line !== undefined) this.#lines.append(this.#lineOf(win));
  }

  clearWins(): void {
    this.#board.classList.remove('has-wins');
    this.#lines.replaceChildren();
    for (const cell of this.#cells.flat()) cell.classList.remove('is-winning');
  }

  #picturesOf({ grid, coins }: Window): SymbolPicture[][] {
    return grid.map((symbols, reel) =>
      symbols.map((symbol, row) => this.#art.picture(symbol, coins?.[reel]?.[row])),
    );
  }

  /** One reel more may start free spins, or hold and spin. */
  #isNearFeature(scatters: number): boolean {
    const from = (!isFalling(this.#model) && this.#model.hold?.from) || null;
    return from ? scatters < from && scatters + this.#rows > from : scatters === 2;
  }

  /** In the place of what stands or runs there. */
  #put(reel: number, strip: HTMLElement): void {
    for (const running of this.#running[reel]?.getAnimations() ?? []) running.cancel();
    this.#columns[reel]!.replaceChildren(strip);
  }

  #cellsOf(step: SlotStep, win: SlotWin): [number, number][] {
    const everywhere = step.grid.flatMap((symbols, reel) =>
      symbols.map((symbol, row) => ({ symbol, reel, row })),
    );
    const pick = (
      test: (cell: { symbol: number; reel: number; row: number }) => boolean,
    ): [number, number][] => everywhere.filter(test).map(({ reel, row }) => [reel, row]);
    if (win.cells) return win.cells.map((cell) => [Math.floor(cell / this.#rows), cell % this.#rows]);
    if (win.line !== undefined && this.#model.kind === 'lines')
      return this.#model.lines[win.line]!.slice(0, win.count).map((row, reel) => [reel, row]);
    if (win.ways !== undefined)
      return pick(({ symbol, reel }) => reel < win.count && (symbol === win.symbol || symbol === wildSymbol));
    if (step.expandedReels && win.symbol < wildSymbol)
      return pick(({ reel }) => step.expandedReels!.includes(reel));
    return pick(({ symbol }) => symbol === win.symbol);
  }

  #lineOf(win: SlotWin): SVGPolylineElement {
    const rows = this.#model.kind === 'lines' ? this.#model.lines[win.line!]! : [];
    const points = rows
      .slice(0, win.count)
      .map((row, reel) => `${reel + 0.5},${row + 0.5}`)
      .join(' ');
    return svg('polyline', { points, pathLength: 1, 'vector-effect': 'non-scaling-stroke' });
  }

  #anySymbol(): number {
    return Math.floor(
      Math.random() *
        (isFalling(this.#model)
          ? 7
          : this.#model.freeSpins || this.#model.hold
            ? symbolCount
            : wildSymbol + 1),
    );
  }
}

function reelsOf(model: SlotModel): number {
  return model.kind === 'tumble' ? model.reels : model.strips.length;
}

function delay(ms: number): Promise<void> {
  return new Promise((settle) => setTimeout(settle, ms));
}
