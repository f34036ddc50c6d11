// Runs the script given in this folder until it is killed itself.
import { runScript } from '../src/run-script.ts';

await runScript({ dir: import.meta.dirname, script: process.argv[2] ?? '' });
