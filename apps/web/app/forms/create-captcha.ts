import { timing } from '@halls/contract';
import { createStore, type Store } from '@halls/web-kit';

export interface CaptchaAnswer {
  captcha_token: string;
  answer: string;
}

/** Four drawn characters to read, or, for those who cannot or would rather not, a sum that their device works out. */
export type CaptchaKind = 'svg' | 'pow';

type Shown =
  | { kind: 'waiting' }
  | { kind: 'failed'; message: string }
  | { kind: 'svg'; token: string; svg: string }
  | { kind: 'solving' }
  | { kind: 'solved'; token: string; answer: string };

export interface CaptchaState {
  kind: CaptchaKind;
  shown: Shown;
  /** What was typed below the picture. */
  text: string;
}

export interface Captcha extends Store<CaptchaState> {
  enter(text: string): void;
  /** A captcha is good for one try: asks for another. */
  renew(): Promise<void>;
  turnTo(kind: CaptchaKind): Promise<void>;
  /** What to send, or null while there is nothing to send. */
  answer(): CaptchaAnswer | null;
}

export interface CaptchaParts {
  ask(
    kind: CaptchaKind,
  ): Promise<
    | { ok: true; data: { token: string; captcha: string; challenge?: object | undefined } }
    | { ok: false; code: number; message: string }
  >;
  /** Null when this device could not. */
  solve(challenge: object): Promise<string | null>;
  wait(ms: number): Promise<void>;
  unsolvedText: string;
}

const tooOften = 101;

/** Asks for captchas one at a time; after "too often" there is a second's pause. */
export function createCaptcha({ ask, solve, wait, unsolvedText }: CaptchaParts): Captcha {
  const store = createStore<CaptchaState>({ kind: 'svg', shown: { kind: 'waiting' }, text: '' });
  const show = (shown: Shown) => store.change({ shown });
  let pending = false;

  async function renew(): Promise<void> {
    if (pending) return;
    pending = true;
    store.change({ shown: { kind: 'waiting' }, text: '' });
    const { kind } = store.read();
    const result = await ask(kind);
    if (!result.ok && result.code === tooOften) await wait(timing.captchaRetryWaitMs);
    pending = false;
    // the other kind was chosen meanwhile
    if (store.read().kind !== kind) return renew();
    if (!result.ok) return show({ kind: 'failed', message: result.message });
    const { token, captcha, challenge } = result.data;
    if (kind === 'svg') return show({ kind: 'svg', token, svg: captcha });
    const solving: Shown = { kind: 'solving' };
    show(solving);
    const answer = await solve(challenge ?? {});
    if (store.read().shown !== solving) return;
    show(answer ? { kind: 'solved', token, answer } : { kind: 'failed', message: unsolvedText });
  }

  return {
    first: store.first,
    read: store.read,
    subscribe: store.subscribe,
    enter: (text) => store.change({ text }),
    renew,
    turnTo(kind) {
      store.change({ kind });
      return renew();
    },
    answer() {
      const { shown, text } = store.read();
      if (shown.kind === 'svg' && text.trim()) return { captcha_token: shown.token, answer: text.trim() };
      if (shown.kind === 'solved') return { captcha_token: shown.token, answer: shown.answer };
      return null;
    },
  };
}
