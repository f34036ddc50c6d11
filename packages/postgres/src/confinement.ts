import { spawnSync } from 'node:child_process';

/** How PostgreSQL is run here: not as root, and not longer than the process that started it. */
export interface Confinement {
  /** Put before the command; may be empty. */
  readonly prefix: readonly string[];
  /** User and group that must own the data, when it isn't who runs this process. */
  readonly owner: { readonly uid: number; readonly gid: number } | null;
  /** False where the kernel can't end PostgreSQL with its parent, and a watcher must. */
  readonly endsWithParent: boolean;
}

const nobody = 65534;
// INT asks PostgreSQL for a fast shutdown: transactions are rolled back and the data left clean.
const endWithParent = ['setpriv', '--pdeathsig', 'INT'];

/**
 * PostgreSQL refuses to run as root. In a user namespace it sees itself as nobody while the files
 * stay root's, so data below /root works. Where namespaces are forbidden it becomes nobody outright,
 * which needs data in a place that nobody can reach.
 */
export function chooseConfinement(): Confinement {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) {
    const canEnd = runs(endWithParent);
    return { prefix: canEnd ? endWithParent : [], owner: null, endsWithParent: canEnd };
  }
  const namespaced = ['unshare', '-U', `--map-user=${nobody}`, `--map-group=${nobody}`, ...endWithParent];
  if (runs(namespaced)) return { prefix: namespaced, owner: { uid: 0, gid: 0 }, endsWithParent: true };
  const demoted = [
    'setpriv',
    `--reuid=${nobody}`,
    `--regid=${nobody}`,
    '--clear-groups',
    '--pdeathsig',
    'INT',
  ];
  return { prefix: demoted, owner: { uid: nobody, gid: nobody }, endsWithParent: true };
}

/** The command as it is run here, with its arguments. */
export function confine(
  confinement: Confinement,
  binary: string,
  args: readonly string[],
): { command: string; args: string[] } {
  const [command, ...rest] = confinement.prefix;
  return command === undefined
    ? { command: binary, args: [...args] }
    : { command, args: [...rest, binary, ...args] };
}

function runs(prefix: readonly string[]): boolean {
  const [command, ...args] = prefix;
  return command !== undefined && spawnSync(command, [...args, 'true'], { stdio: 'ignore' }).status === 0;
}
