// Keeps a sample child, tells its process id and waits to be killed.
import { join } from 'node:path';
import { SupervisedProcess } from '../src/supervised-process.ts';

const supervised = new SupervisedProcess({
  name: 'sample',
  entry: join(import.meta.dirname, 'sample-child.ts'),
  environment: process.env,
});
await supervised.start();
process.stdout.write(`${supervised.readyLine.split('/').at(-1)}\n`);
