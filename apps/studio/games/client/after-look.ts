import type { Shell } from './shell.ts';

/** Between a round that came by itself and the next. */
const restMs = 700;
const againMs = 200;

/** Once a win's plate has been there to be looked at; called off by what it answers. */
export function afterLook(shell: Pick<Shell, 'isFast'>, next: () => void): () => void {
  const look = (): void => {
    if (!document.querySelector('.win-plate, dialog[open]')) return next();
    timer = setTimeout(look, againMs);
  };
  let timer = setTimeout(look, shell.isFast ? againMs : restMs);
  return () => clearTimeout(timer);
}
