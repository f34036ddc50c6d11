import { houseGames, percentOf, volatilityOfDeviation } from '@halls/house-games';
import type { SlotModel } from '../slots/slot-model.ts';
import type { HandModel } from '../hands/hand-model.ts';
import type { PicksModel } from '../picks/picks-model.ts';
import type { ParSheet, SheetBet } from './par-sheet.ts';
import type { ExampleRound } from './play-examples.ts';

/** The sheet as a page. It says nothing that the sheet's JSON does not say. */
export function parPage(
  sheet: ParSheet,
  model: SlotModel | PicksModel | HandModel,
  dataFile: string,
): string {
  const { rounds } = sheet.examples;
  const seed = rounds[0]?.seed;
  const games = houseGames.filter((game) => game.model === sheet.model);
  return [
    `# ${sheet.model}, version ${sheet.version}`,
    `Written by \`npm run par\`. Digest \`${sheet.digest}\`. [How it is read](README.md), [as data](${dataFile}).`,
    `Games: ${games.map((game) => `${game.name.en_US} (\`${game.code}\`)`).join(', ')}.`,
    '## Figures',
    figuresTable(sheet),
    '## Draws',
    list(sheet.draws),
    '## Rules',
    list(sheet.rules),
    '## Data',
    'play' in model ? jsonBlock(sheet.mathematics) : slotTables(model),
    '## Examples',
    `Server seed \`${seed?.serverSeed}\`, client seed \`${seed?.clientSeed}\`. Outcomes stand in the data.`,
    list(rounds.map(exampleLine)),
  ]
    .join('\n\n')
    .concat('\n');
}

function exampleLine({ seed, draws, returns }: ExampleRound): string {
  const drawn = draws.map(([bound, value]) => `${value} of ${bound}`).join(', ');
  const given = returns
    ? Object.entries(returns).map(([option, hundredths]) => `${option} ${hundredths}`)
    : [];
  return `nonce ${seed.nonce}: ${drawn}${given.length > 0 ? `; gives back ${given.join(', ')}` : ''}`;
}

function figuresTable({ figures }: ParSheet): string {
  const isSlot = figures[0]?.option === null;
  const hasMaximum = figures.some(({ figures: of }) => 'maximumShare' in of && of.maximumShare !== null);
  const head = isSlot
    ? [
        ...(figures.length > 1 ? ['bet'] : []),
        'return',
        'base',
        'feature',
        'deviation',
        'volatility',
        'spins that win',
        'spins with the feature',
        'largest win',
        ...(hasMaximum ? ['spins that come to it'] : ['largest in one free spin']),
      ]
    : ['option', 'return', 'deviation', 'volatility', 'bets that get something', 'returns × chance'];
  if (!isSlot) return table(head, figures.map(optionRow));
  return table(
    head,
    figures.map((bet) => [...(figures.length > 1 ? [bet.option ?? 'spin'] : []), ...slotRow(bet)]),
  );
}

function slotRow({ figures }: SheetBet): string[] {
  const featureShare = 'featureShare' in figures ? figures.featureShare : 0;
  const freeSpin = 'freeSpinMaximum' in figures ? figures.freeSpinMaximum : null;
  const maximumShare = 'maximumShare' in figures ? figures.maximumShare : null;
  return [
    percent(figures.base + figures.feature),
    percent(figures.base),
    percent(figures.feature),
    figures.deviation.toFixed(4),
    volatilityOfDeviation(figures.deviation),
    percent(figures.hitShare),
    percent(featureShare),
    `${figures.maximum} ×${figures.isBounded ? '' : ' in the base game'}`,
    maximumShare !== null
      ? `one of ${Math.round(1 / maximumShare).toLocaleString('en')}`
      : freeSpin === null
        ? '–'
        : `${freeSpin} ×, and free spins can win more of them`,
  ];
}

function optionRow({ option, figures, distribution = [] }: SheetBet): string[] {
  return [
    `\`${option ?? ''}\``,
    percent(figures.base),
    figures.deviation.toFixed(4),
    volatilityOfDeviation(figures.deviation),
    percent(figures.hitShare),
    distribution
      .map(({ hundredths, probability }) => `${(hundredths / 100).toFixed(2)} × ${probability}`)
      .join(', '),
  ];
}

function slotTables(model: SlotModel): string {
  if (model.kind === 'tumble')
    return [
      table(
        ['symbol', 'weight', ...model.pays[0]!.toReversed().map(([atLeast]) => `from ${atLeast}`)],
        model.pays.map((pays, symbol) => [
          String(symbol),
          String(model.weights[symbol]),
          ...pays.toReversed().map(([, units]) => String(units)),
        ]),
      ),
      `Stake ${model.stakeUnits} units, ${model.reels} reels of ${model.rows}, falls × ${model.multipliers.join(', × ')}.`,
    ].join('\n\n');
  if (model.kind === 'cluster')
    return [
      table(
        ['symbol', ...model.pays[0]!.toReversed().map(([atLeast]) => `from ${atLeast}`)],
        model.pays.map((pays, symbol) => [
          String(symbol),
          ...pays.toReversed().map(([, units]) => String(units)),
        ]),
      ),
      stripList(model.strips),
      `Stake ${model.stakeUnits} units, ${model.rows} rows, a stop every ${model.stopEvery} places, falls × ${model.multipliers.join(', × ')}.`,
    ].join('\n\n');
  const counts = model.strips.map((_, reel) => reel + 1);
  const parts = [
    `Stake ${model.stakeUnits} units. Symbols 0 … 7, best paid first; 8 is wild, 9 ${model.hold ? 'coin' : 'scatter'}.`,
    table(
      ['symbol', ...counts.map((count) => `${count} reels`), ...counts.map((count) => `on strip ${count}`)],
      Array.from({ length: 10 }, (_, symbol) => [
        String(symbol),
        ...counts.map((count) =>
          String((symbol === 9 ? model.scatterPays[count] : model.pays[symbol]?.[count]) ?? 0),
        ),
        ...model.strips.map((strip) => String(strip.filter((cell) => cell === symbol).length)),
      ]),
    ),
    stripList(model.strips),
  ];
  if (model.lines.length > 0)
    parts.push(`Lines, rows by reel: ${model.lines.map((rows) => rows.join('')).join(', ')}.`);
  if (model.freeSpins)
    parts.push(
      `Free spins by scatters: ${model.freeSpins.awarded.join(', ')}; all pays × ${model.freeSpins.multiplier}.`,
    );
  if (model.maximumUnits !== undefined) parts.push(`A round pays ${model.maximumUnits} units at most.`);
  if (model.freeSpins?.wildReels)
    parts.push('Strips of the free spins:', stripList(model.freeSpins.wildReels.strips));
  if (model.buy) parts.push(`${model.buy.spins} free spins cost ${model.buy.price} stakes.`);
  if (model.hold) {
    const { from, respins, values, blankWeight, grand } = model.hold;
    parts.push(
      table(['coin', 'weight'], [...values.map((value) => value.map(String)), ['none', `${blankWeight}`]]),
      `Hold and spin from ${from} coins (symbol 9), ${respins} respins, ${grand} units on top for a coin in every cell.`,
    );
  }
  return parts.join('\n\n');
}

function stripList(strips: readonly (readonly number[])[]): string {
  return list(strips.map((strip, reel) => `strip ${reel + 1} (${strip.length}): ${strip.join(' ')}`));
}

function percent(share: number): string {
  return `${percentOf(share)} %`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

function jsonBlock(data: object): string {
  return `\`\`\`json\n${JSON.stringify(data)}\n\`\`\``;
}
