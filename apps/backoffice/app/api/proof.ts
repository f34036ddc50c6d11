import { createStore } from '@halls/web-kit';

/** Open while somebody is asked to prove who they are; `answer` says whether they did. */
const asked = createStore<{ answer: (proved: boolean) => void } | null>(null);
let asking: Promise<boolean> | null = null;

export const proof = {
  asked,
  /** Asks once for all that need it at the same time. */
  ask(): Promise<boolean> {
    asking ??= new Promise<boolean>((answer) => asked.set({ answer })).finally(() => {
      asking = null;
      asked.set(null);
    });
    return asking;
  },
};
