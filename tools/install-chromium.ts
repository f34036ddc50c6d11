import { existsSync } from 'node:fs';
import { runCommand } from './run-command.ts';

/** Installs Debian's Chromium without windows where that is possible; otherwise answers why not. */
export async function installChromium(): Promise<string | null> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return 'there is no Chromium; install it, or name it in CHROMIUM_PATH';
  }
  console.log('installing Chromium …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runCommand('apt-get', ['update', '-qq'], { env });
  const install = await runCommand(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'],
    { env },
  );
  if (install.code === 0) return null;
  const cause = (update.code === 0 ? install : update).output.trim().split('\n').at(-1) ?? '';
  return `Chromium could not be installed (${cause})`;
}
