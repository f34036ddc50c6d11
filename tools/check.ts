import { checks, runChecks } from './checks.ts';
import { endWithParent } from './run-command.ts';

// npm run check [-- <name>…]
endWithParent();
const named = process.argv.slice(2);
const { failed } = await runChecks(named.length > 0 ? named : Object.keys(checks));
process.exit(failed > 0 ? 1 : 0);
