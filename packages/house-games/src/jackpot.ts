/**
 * The jackpot that the marked games feed and draw. Every unit staked has the same chance and gives the same share, so
 * what comes back through the jackpot is the share at every stake: in the long run all that is given is paid out.
 */
export const houseJackpot = {
  /** What each stake gives, in hundredths of a per cent. */
  shareBp: 200,
  /** Of that, what is kept for the pot after the next win. */
  reservePercent: 50,
  /** Stakes are whole units, so that no share is rounded. Minor units of the currency. */
  unitMinor: 100,
  /**
   * A unit wins one time in so many: the dearest spin of a slot wins one time in 2,000. It is also the seed of each pot
   * in minor units, which is then what the reserve has got on average when somebody wins.
   */
  unitsPerWin: {
    VND: 20_000_000,
    RMB: 400_000,
    USD: 200_000,
    WON: 1_000_000,
    JPY: 200_000,
    THB: 2_000_000,
    INR: 2_000_000,
    MMK: 100_000_000,
    BDT: 2_000_000,
    BRL: 1_000_000,
  },
} as const;

/** What a pot begins with, in minor units, so that reserve and seeds are even in the long run. */
export function jackpotSeedMinor(currency: keyof typeof houseJackpot.unitsPerWin): bigint {
  const { unitsPerWin, unitMinor, shareBp, reservePercent } = houseJackpot;
  const stakedMinor = BigInt(unitsPerWin[currency]) * BigInt(unitMinor);
  return (stakedMinor * BigInt(shareBp) * BigInt(reservePercent)) / 1_000_000n;
}
