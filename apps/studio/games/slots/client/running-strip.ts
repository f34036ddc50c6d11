import { el } from '../../client/dom.ts';
import { drawCoin } from './coin.ts';

/** In pixels. Not sharper than a blur needs it. */
const side = 168;
/** As in the style sheet: how far a symbol stays from the edge of its cell. */
const inset = 0.03;

/** One symbol in its cell. */
export function drawSymbol(picture: HTMLImageElement): HTMLCanvasElement {
  const canvas = el('canvas', { width: side, height: side });
  const room = side * (1 - 2 * inset);
  // one that could not be loaded leaves its place empty, as its picture would
  if (picture.naturalWidth > 0)
    canvas.getContext('2d')?.drawImage(picture, side * inset, side * inset, room, room);
  return canvas;
}

/** The coin of a game that has no picture of it. */
export function drawCoinSymbol(): HTMLCanvasElement {
  return drawCoin(el('canvas', { width: side, height: side }));
}

/**
 * A reel while it runs: its symbols one below the other in one picture, which is moved without being drawn again.
 * Eighty drawings laid out and painted anew were the longest task of a spin.
 */
export function createRunningStrip(symbols: readonly HTMLCanvasElement[]): HTMLCanvasElement {
  const strip = el('canvas', {
    class: 'strip is-running',
    width: side,
    height: side * symbols.length,
  });
  const context = strip.getContext('2d');
  symbols.forEach((symbol, row) => context?.drawImage(symbol, 0, row * side));
  return strip;
}
