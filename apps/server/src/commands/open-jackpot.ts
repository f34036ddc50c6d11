import { currencyCodes } from '@halls/contract';
import { carryOutJackpotOrder, readJackpotOrder, usualReservePercent } from './jackpot-order.ts';
import { runCommand } from './run-command.ts';

const usage = [
  'npm run open-jackpot -- --site <number or host> --currency <currency> --seed <amount> [--reserve <per cent>]',
  '--seed is what each pot begins with, in whole and decimal units of the currency; the house pays the first.',
  `--reserve is how much of each contribution is kept for the next pot, ${usualReservePercent} where it is left out.`,
  `currencies: ${currencyCodes.join(' ')}`,
].join('\n');

// `npm run open-jackpot`: opens a site's jackpot in the database of the settings; sessions that begin then feed it
await runCommand({ usage, read: readJackpotOrder, run: carryOutJackpotOrder });
