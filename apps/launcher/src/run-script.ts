import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

/** A build failed; the message holds the end of what it printed. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

const root = resolve(import.meta.dirname, '../../..');
const followParent = join(import.meta.dirname, 'follow-parent.ts');
const outputLines = 30;

/**
 * Runs a script of a workspace as npm would, and ends it with this process. With `isPatient` whatever else runs comes
 * first.
 * @throws BuildError when it fails.
 */
export function runScript({
  dir,
  script,
  isPatient = false,
}: {
  dir: string;
  script: string;
  isPatient?: boolean;
}): Promise<void> {
  return new Promise((settle, reject) => {
    // in place of its shell, where there is such a thing: what is told to end is then the script itself
    const command = process.platform === 'win32' ? script : `exec ${script}`;
    const child = spawn(command, {
      cwd: resolve(root, dir),
      shell: true,
      // the channel tells it when this process is gone, however it went
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${JSON.stringify(followParent)}`,
        PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
      },
    });
    if (isPatient && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    const abandon = (): void => void child.kill();
    process.once('exit', abandon);
    const output: string[] = [];
    const keep = (chunk: Buffer): void => {
      output.push(...chunk.toString().split('\n'));
      output.splice(0, output.length - outputLines);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', reject);
    child.once('close', () => process.off('exit', abandon));
    child.once('close', (code) =>
      code === 0 ? settle() : reject(new BuildError(`Building ${dir} failed:\n${output.join('\n').trim()}`)),
    );
  });
}
