/** Games whose name or provider has every word that was typed, whatever the accents: `song rong` finds Sông Rồng. */
export function findGames<Item extends { name: string; providerName: string }>(
  games: readonly Item[],
  wanted: string,
): readonly Item[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return games;
  return games.filter((game) => {
    const text = plain(`${game.name} ${game.providerName}`);
    return words.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('đ', 'd');
}
