import type { ChainView, SeedsView } from '../../play-protocol/play-protocol.ts';
import { Refusal, type StudioApi } from './api.ts';
import { makeClientSeed } from './client-seed.ts';
import { button, el } from './dom.ts';
import { openAskedSheet } from './sheet.ts';
import type { TextKey } from './locales/en.ts';
import type { Text } from './texts.ts';

/** Shows the seeds in use, lets the player choose the own one, and reveals the server's by changing it. */
export function openFairnessSheet(shell: {
  readonly api: StudioApi;
  readonly text: Text;
  explain(error: unknown): string;
}): void {
  const { api, text } = shell;
  openAskedSheet(text('menu_fairness'), shell, async () => {
    const { seeds, chain } = await api.session();
    return chain ? chainContent(chain, text) : seedContent(api, text, seeds);
  });
}

function seedContent(api: StudioApi, text: Text, seeds: SeedsView): Node[] {
  const hash = code();
  const nextHash = code();
  const nonce = code();
  const input = seedInput('client-seed');
  const nextInput = seedInput('next-client-seed');
  const note = el('p', { class: 'note', role: 'status' });
  const revealed = el('div', { hidden: true });

  const show = (view: SeedsView): void => {
    hash.textContent = view.commitment;
    nonce.textContent = String(view.next_nonce);
    input.value = view.client_seed ?? '';
    // its hash stands before the seed is chosen, and the browser proposes one that the studio can't know
    nextHash.textContent = view.next_commitment;
    nextInput.value = makeClientSeed();
  };
  const attempt = async (work: () => Promise<string>): Promise<void> => {
    try {
      note.textContent = await work();
    } catch (error) {
      if (error instanceof Refusal && error.word === 'seeds_changed') show((await api.session()).seeds);
      note.textContent = text(wordsOf(error));
    }
  };
  const save = (): Promise<void> =>
    attempt(async () => {
      show(await api.changeClientSeed(input.value));
      return text('fair_saved');
    });
  const rotate = (): Promise<void> =>
    attempt(async () => {
      const result = await api.rotateSeeds(nextHash.textContent, nextInput.value);
      show(result);
      revealed.hidden = false;
      revealed.replaceChildren(
        el('h3', {}, text('fair_revealed')),
        el('output', { class: 'code' }, result.revealed.server_seed),
      );
      return '';
    });

  show(seeds);
  return [
    el('p', {}, text('fair_intro')),
    el('h3', {}, text('fair_hash')),
    hash,
    el('label', { for: input.id }, text('fair_client')),
    row(
      input,
      button(text('fair_save'), () => void save(), { class: 'plain-button' }),
    ),
    el('h3', {}, text('fair_nonce')),
    nonce,
    el('h3', {}, text('fair_next')),
    nextHash,
    el('label', { for: nextInput.id }, text('fair_next_client')),
    row(
      nextInput,
      button(text('fair_rotate'), () => void rotate(), { class: 'plain-button' }),
    ),
    note,
    revealed,
    pageLink('/verify', text('verify_page')),
  ];
}

function wordsOf(error: unknown): TextKey {
  if (!(error instanceof Refusal)) return 'failed';
  if (error.status === 422) return 'fair_bad';
  if (error.word === 'seeds_changed') return 'fair_stale';
  return error.word === 'round_open' ? 'round_open' : 'failed';
}

function code(): HTMLOutputElement {
  return el('output', { class: 'code' });
}

function seedInput(id: string): HTMLInputElement {
  return el('input', { id, maxlength: 64, autocomplete: 'off', spellcheck: 'false' });
}

function row(...content: Node[]): HTMLElement {
  return el('div', { class: 'field-row' }, ...content);
}

function pageLink(href: string, label: string): HTMLElement {
  return el('p', {}, el('a', { href, target: '_blank', rel: 'noopener' }, label));
}

/** Shared draws have no seed of the player's own: the chain commits to them. */
function chainContent(chain: ChainView, text: Text): Node[] {
  return [
    el('p', {}, text('chain_intro')),
    el('h3', {}, text('chain_first')),
    el('output', { class: 'code' }, chain.first_link),
    el('h3', {}, text('chain_now')),
    el('output', { class: 'code' }, chain.commitment),
    el('h3', {}, text('chain_number')),
    el('output', { class: 'code' }, String(chain.number)),
    pageLink('/chains', text('chains_page')),
    pageLink('/verify', text('verify_page')),
  ];
}
