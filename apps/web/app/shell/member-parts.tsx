import { LatePart, type LoadPart } from '@halls/web-kit';
import { Part as BonusWatch } from '#app/features/bonus/bonus-watch.tsx';
import { Part as FirstThings } from '#app/features/info/first-things.tsx';
import { namespaces as gameBarTexts, Part as GameBar } from '#app/features/launch/game-bar.tsx';
import { Part as LimitWatch } from '#app/features/limits/limit-watch.tsx';
import { Part as MoneyWatch } from '#app/features/wallet/money-watch.tsx';
import { whenIdle } from '#app/page/when-idle.ts';

export const namespaces = gameBarTexts;

const loadRedEnvelope: LoadPart = async () => {
  await new Promise<void>((idle) => whenIdle(idle));
  return import('#app/features/red-envelope/floating-envelope.tsx');
};

/** There while a member is logged in, whatever page they look at; one chunk, so that guests load one address of it. */
export function Part() {
  return (
    <>
      <GameBar />
      <BonusWatch />
      <LimitWatch />
      <MoneyWatch />
      <LatePart load={loadRedEnvelope} />
      <FirstThings />
    </>
  );
}
