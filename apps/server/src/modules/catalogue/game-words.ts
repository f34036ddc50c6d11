import { setImmediate as breathe } from 'node:timers/promises';
import { pinyin } from 'pinyin-pro';
import { isKana, toRomaji } from 'wanakana';
import { hasPlainWords, plainText } from '@halls/contract/has-words';
import type { GameRow } from './catalogue.repo.ts';
import type { SiteCatalogue } from './kept-catalogues.ts';

/** So many names are read before others have their turn. */
const atOnce = 200;
const mostReadings = 40_000;

/**
 * Finds games by words of their names or their providers', in whatever language: who plays 龙虎斗 on an English page
 * knows it by that name. Chinese names are found by pinyin (whole, or first letters), Japanese kana by romaji. What a
 * catalogue's games are found by is made once, at the first search.
 */
export async function findNamed(catalogue: SiteCatalogue, text: string): Promise<ReadonlySet<number>> {
  const words = wordsOf.get(catalogue) ?? readWords(catalogue.games);
  wordsOf.set(catalogue, words);
  const wanted = plainText(text);
  const all = await words;
  const found = catalogue.games.filter((_, index) => hasPlainWords(all[index] ?? '', wanted));
  return new Set(found.map((game) => game.game_id));
}

const wordsOf = new WeakMap<SiteCatalogue, Promise<readonly string[]>>();

async function readWords(games: readonly GameRow[]): Promise<readonly string[]> {
  const words: string[] = [];
  for (const game of games) {
    const names = [...Object.values(game.name), game.gp_name, ...Object.values(game.gp_local_names)];
    words.push(plainText(names.flatMap((name) => [name, ...readingsOf(name)]).join(' ')));
    if (words.length % atOnce === 0) await breathe();
  }
  return words;
}

/** How a name is typed on a keyboard without its letters. Names come back with every change of the catalogue. */
function readingsOf(name: string): readonly string[] {
  const known = readings.get(name);
  if (known) return known;
  if (readings.size >= mostReadings) readings.clear();
  const made = /\p{Script=Han}/u.test(name) ? chineseReadings(name) : japaneseReadings(name);
  readings.set(name, made);
  return made;
}

const readings = new Map<string, readonly string[]>();

function chineseReadings(name: string): string[] {
  const syllables = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true });
  return [syllables.join(''), syllables.map((syllable) => syllable[0] ?? '').join('')];
}

function japaneseReadings(name: string): string[] {
  return [...name].some(isKana) ? [toRomaji(name)] : [];
}
