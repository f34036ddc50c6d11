import { currencies, type Currency, formatMinor } from '@halls/contract';
import {
  houseGames,
  houseJackpot,
  jackpotSeedMinor,
  percentOf,
  returnsOf,
  totalOf,
} from '@halls/house-games';
import { jackpotDomain } from '../jackpot.ts';

/** How the jackpot is fed and drawn, and what the games that take part give back with it. */
export function buildJackpotSheet() {
  const inEach = <T>(valueOf: (currency: Currency) => T) =>
    Object.fromEntries(
      (Object.keys(currencies) as Currency[]).map((currency) => [currency, valueOf(currency)]),
    );
  return {
    stream: jackpotDomain,
    shareOfStake: houseJackpot.shareBp / 10_000,
    keptForTheNextPot: houseJackpot.reservePercent / 100,
    unit: inEach((currency) => formatMinor(BigInt(houseJackpot.unitMinor), currency)),
    unitsPerWin: houseJackpot.unitsPerWin,
    seed: inEach((currency) => formatMinor(jackpotSeedMinor(currency), currency)),
    draws: [
      'Beside the draws of its model a round draws one number, from the stream of this name: nextInt(unitsPerWin of the currency).',
    ],
    rules: [
      'The stake is so many units. The round wins the jackpot where the drawn number is below them: each unit staked wins one time in unitsPerWin.',
      'Of each stake the share goes to the jackpot, of that so much into the reserve for the pot after the next win. A win pays what the pot holds; the next one begins with the seed.',
    ],
    games: houseGames
      .filter((game) => game.jackpotShare !== undefined)
      .map((game) => ({ game: game.code, model: game.model, ...returnsOf(game).lowest })),
  };
}

export function jackpotPage(sheet: ReturnType<typeof buildJackpotSheet>): string {
  const percent = (share: number): string => `${percentOf(share)} %`;
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const head = (cells: readonly string[]): string[] => [row(cells), row(cells.map(() => '---'))];
  return [
    '# The jackpot',
    'Written by `npm run par`. [As data](jackpot.json).',
    `Of each stake ${percent(sheet.shareOfStake)} goes to the jackpot, ${percent(sheet.keptForTheNextPot)} of that for the pot after the next win. It comes back in the long run, at every stake alike.`,
    [...sheet.draws, ...sheet.rules].map((line) => `- ${line}`).join('\n'),
    '## Currencies',
    [
      ...head(['currency', 'one unit', 'a unit wins one time in', 'seed of a pot']),
      ...Object.entries(sheet.unitsPerWin).map(([currency, units]) =>
        row([currency, String(sheet.unit[currency]), String(units), String(sheet.seed[currency])]),
      ),
    ].join('\n'),
    '## Games',
    [
      ...head(['game', 'model', 'base', 'feature', 'jackpot', 'return']),
      ...sheet.games.map(({ game, model, ...parts }) =>
        row([
          `\`${game}\``,
          model,
          percent(parts.base),
          percent(parts.feature),
          percent(parts.jackpot),
          percent(totalOf(parts)),
        ]),
      ),
    ].join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}
