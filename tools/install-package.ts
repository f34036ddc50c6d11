import { existsSync } from 'node:fs';
import { runCommand } from './run-command.ts';

const env = { DEBIAN_FRONTEND: 'noninteractive' };
let updated: ReturnType<typeof runCommand> | undefined;

/** Installs a package of Debian where that is possible; otherwise answers why not. */
export async function installPackage(name: string): Promise<string | null> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return `${name} has to be installed`;
  console.log(`installing ${name} …`);
  updated ??= runCommand('apt-get', ['update', '-qq'], { env });
  const update = await updated;
  const install = await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    env,
  });
  if (install.code === 0) return null;
  const cause = (update.code === 0 ? install : update).output.trim().split('\n').at(-1) ?? '';
  return `${name} could not be installed (${cause})`;
}
