import type { Currency } from '@halls/contract';

/** A provider that asks the wallet for every bet. */
export interface SeamlessToCheck {
  readonly gpId: string;
  readonly operatorId: string;
  readonly keyId: string;
  readonly secret: string;
  readonly currency: Currency;
  readonly gameCode: string;
  readonly lobbyUrl: string;
  /** Where a game opens with a code, without its query. */
  readonly launchUrl: string;
  /** Where its `/provider/v1` stands, and the stake of a free round in minor units; without it these are not looked at. */
  readonly freeRounds: { readonly address: string; readonly stake: string } | null;
  /** How long it is waited for there. */
  readonly patienceMs: number;
  /** Where the provider finds the wallet of this check. */
  readonly walletHost: string;
  readonly walletPort: number;
  /** How long a round may take until its money is decided, pauses between attempts included. */
  readonly decisionMs: number;
  /** How long nothing more must come of a round that was refused. */
  readonly quietMs: number;
  /** Opens the game at this address and plays one round, whatever comes of it. Its wallet is where it is told. */
  play(address: string, walletUrl: string): Promise<void>;
}

/** Where a member would be sent. */
export function launchAddress(provider: SeamlessToCheck, code: string): string {
  const address = new URL(provider.launchUrl);
  const query = {
    code,
    operator_id: provider.operatorId,
    game_code: provider.gameCode,
    currency: provider.currency,
    language: 'en_US',
    device: 'desktop',
    lobby_url: provider.lobbyUrl,
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}
