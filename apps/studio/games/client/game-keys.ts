/** What the keys do in a game; a dialog and the end of the session keep them for themselves. */
export interface GameKeys {
  /** The keys that play, beside the button. */
  readonly playKeys: readonly string[];
  press(): void;
  /** Up and right raise the stake, down and left lower it. */
  step(by: -1 | 1): void;
}

export function listenForKeys(keys: GameKeys): void {
  document.addEventListener('keydown', (event) => {
    if (document.querySelector('dialog[open], .ended') || event.altKey || event.ctrlKey || event.metaKey)
      return;
    const target = event.target as Element;
    if (target.matches('input, select')) return;
    const by = steps[event.key];
    if (by) {
      keys.step(by);
      event.preventDefault();
    } else if (keys.playKeys.includes(event.key)) {
      // a focused button acts by itself, once for each time that the key goes down
      const isButton = target.matches('button, a');
      if (!isButton && !event.repeat) keys.press();
      if (!isButton || event.repeat) event.preventDefault();
    }
  });
}

const steps: Readonly<Record<string, -1 | 1>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
};
