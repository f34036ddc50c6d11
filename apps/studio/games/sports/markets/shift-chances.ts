import type { OutcomeChance } from './market-chances.ts';

/**
 * The chances of a market when one outcome is likelier by so many hundredths of a per cent of its chance, or less likely.
 * The others make room in proportion, so that all together stay what they were and the margin is kept.
 */
export function shiftChances(
  chances: readonly OutcomeChance[],
  shift: { readonly outcome: string; readonly bp: number },
): OutcomeChance[] {
  const staked = chances.map(({ wonPpm, returnedPpm }) => ({ wonPpm, atStake: million - returnedPpm }));
  // of what is at stake: a part that comes back is neither won nor lost
  const shares = staked.map(({ wonPpm, atStake }) =>
    atStake > 0 ? Math.round((wonPpm * million) / atStake) : 0,
  );
  const place = chances.findIndex(({ outcome }) => outcome === shift.outcome);
  const own = shares[place] ?? 0;
  const all = shares.reduce((sum, share) => sum + share, 0);
  if (own <= 0 || own >= all) return [...chances];
  const moved = Math.min(Math.round((own * (10_000 + shift.bp)) / 10_000), highestShare, all - 1);
  return chances.map((chance, at) => {
    const share =
      at === place ? moved : Math.min(Math.round((shares[at]! * (all - moved)) / (all - own)), highestShare);
    return { ...chance, wonPpm: Math.round((share * staked[at]!.atStake) / million) };
  });
}

const million = 1_000_000;
/** Nothing is certain while it is bet on. */
const highestShare = 999_999;
