/** Marks a stage from the close of a draw until the next one is bet on: what came stays to be seen so long. */
export function markRuns(
  stage: HTMLElement,
  mark: string,
): { begin(): void; turnTo(drawNumber: number): void } {
  let betOn = 0;
  return {
    begin: () => stage.classList.add(mark),
    turnTo(drawNumber) {
      if (drawNumber !== betOn) stage.classList.remove(mark);
      betOn = drawNumber;
    },
  };
}
