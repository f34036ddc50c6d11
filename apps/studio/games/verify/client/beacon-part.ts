import { beaconDelaySeconds, type BeaconClaim, quicknet } from '@halls/fairness';
import { el } from '../../client/dom.ts';
import type { Translate } from '@halls/i18n/format';
import type { BeaconView, DrawView } from '../../../play-protocol/play-protocol.ts';
import type { VerifyTextKey } from './texts.ts';

export interface BeaconPart {
  readonly element: HTMLElement;
  /** Null where no shared draw is looked at. */
  show(draw: Pick<DrawView, 'beacon' | 'closed_at'> | null): void;
  /** What stands in the fields; null for a draw that has no beacon. */
  read(): BeaconClaim | null;
}

/** Tells which round of a public beacon a draw was made of, and how to check that without this page. */
export function createBeaconPart(text: Translate<VerifyTextKey>): BeaconPart {
  const fields = {
    beacon_chain: fieldOf('beacon_chain'),
    beacon_round: fieldOf('beacon_round'),
    beacon_signature: fieldOf('beacon_signature'),
    closed_at: fieldOf('closed_at'),
  };
  const rows = Object.entries(fields).map(([key, field]) =>
    el('div', { class: 'page-row' }, el('label', { for: field.id }, text(key as keyof typeof fields)), field),
  );
  const about = el('p');
  const element = el('div', { class: 'page-part', hidden: true }, ...rows, about);
  let chain: BeaconView['chain'] | null = null;
  return {
    element,
    show(draw) {
      const beacon = draw?.beacon ?? null;
      chain = beacon?.chain ?? null;
      element.hidden = draw === null;
      for (const row of rows) row.hidden = beacon === null;
      fields.beacon_chain.value = beacon?.chain.hash ?? '';
      fields.beacon_round.value = String(beacon?.round ?? '');
      fields.beacon_signature.value = beacon?.signature ?? '';
      fields.closed_at.value = draw?.closed_at ?? '';
      about.replaceChildren(...(beacon ? explain(beacon) : [text('beacon_none')]));
    },
    read() {
      if (!chain) return null;
      const closedAtMs = Date.parse(fields.closed_at.value.trim());
      return {
        chain: {
          hash: fields.beacon_chain.value.trim(),
          publicKey: chain.public_key,
          genesisSeconds: chain.genesis_time,
          periodSeconds: chain.period,
        },
        round: Number(fields.beacon_round.value),
        signature: fields.beacon_signature.value.trim(),
        closedAtMs: Number.isNaN(closedAtMs) ? null : closedAtMs,
      };
    },
  };

  function explain({ chain: { hash, public_key: key }, round }: BeaconView): (Node | string)[] {
    const byHand = text('beacon_by_hand', { round, seconds: beaconDelaySeconds });
    if (hash !== quicknet.hash) return [byHand, ' ', text('beacon_other', { key })];
    const href = `https://api.drand.sh/${hash}/public/${round}`;
    return [byHand, ' ', el('a', { href, rel: 'noreferrer', target: '_blank' }, text('beacon_link'))];
  }
}

function fieldOf(id: string): HTMLInputElement {
  return el('input', { id, autocomplete: 'off', spellcheck: 'false' });
}
