import { hasPlainWords, plainText } from '@halls/contract/has-words';
import type { Game } from './game.ts';

type Named = Pick<Game, 'name' | 'providerName'>;

/** Games whose name or provider has every word that was typed. */
export function findGames<Item extends Named>(games: readonly Item[], wanted: string): readonly Item[] {
  const words = plainText(wanted);
  return words === '' ? games : games.filter((game) => hasPlainWords(wordsOf(game), words));
}

/** Made once for each game: thousands are looked through with every letter. */
function wordsOf(game: Named): string {
  const known = made.get(game);
  if (known !== undefined) return known;
  const words = plainText(`${game.name} ${game.providerName}`);
  made.set(game, words);
  return words;
}

const made = new WeakMap<Named, string>();
