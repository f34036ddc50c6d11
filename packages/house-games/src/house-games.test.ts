import { expect, test } from 'vitest';
import { findHouseProvider, houseGames, houseProviders, symbolIds } from './index.ts';

test('every code is unique and every game stands in its provider’s hall', () => {
  expect(new Set(houseGames.map((game) => game.code)).size).toBe(houseGames.length);
  const hallOf = new Map(houseProviders.map((provider) => [provider.gpId, provider.gtId]));
  for (const game of houseGames) expect([game.code, game.gtId]).toEqual([game.code, hallOf.get(game.gpId)]);
});

test('every provider has a game, and the four slot providers have twelve or more', () => {
  const count = new Map<string, number>();
  for (const game of houseGames) count.set(game.gpId, (count.get(game.gpId) ?? 0) + 1);
  for (const provider of houseProviders) expect(count.get(provider.gpId) ?? 0).toBeGreaterThan(0);
  for (const gpId of ['GPR8', 'GPJD', 'GPFC', 'GPJL']) expect(count.get(gpId)).toBeGreaterThanOrEqual(12);
  expect(houseGames.length).toBeGreaterThanOrEqual(60);
});

test('a theme never shows one symbol twice, and every symbol of the vocabulary is used', () => {
  const used = new Set<string>();
  for (const { theme } of houseGames) {
    expect([theme.id, new Set(theme.symbols).size]).toEqual([theme.id, 8]);
    for (const symbol of [...theme.symbols, theme.subject]) used.add(symbol);
  }
  expect(symbolIds.filter((symbol) => !used.has(symbol))).toEqual([]);
});

test('what is played in steps is at providers that keep the money themselves', () => {
  const hands = houseGames.filter(({ engine }) => engine === 'hands');
  expect(hands.length).toBeGreaterThan(0);
  for (const { gpId } of hands) expect(findHouseProvider(gpId)?.walletKind).toBe('transfer');
});

test('names differ within a language', () => {
  for (const language of ['vi_VN', 'zh_CN', 'zh_TW', 'en_US'] as const) {
    expect(new Set(houseGames.map((game) => game.name[language])).size).toBe(houseGames.length);
  }
});

test('a win is gambled where the provider keeps the money, and where no jackpot takes a part in the round', () => {
  const gambled = houseGames.filter(({ hasGamble }) => hasGamble);
  expect(gambled.length).toBeGreaterThan(0);
  for (const { code, gpId, jackpotShare } of gambled)
    expect([code, findHouseProvider(gpId)?.walletKind, jackpotShare]).toEqual([code, 'transfer', undefined]);
});
