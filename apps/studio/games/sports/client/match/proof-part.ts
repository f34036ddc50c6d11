import type { MatchView, SidesView } from '../../../../play-protocol/sports-protocol.ts';
import { button, el } from '../../../client/dom.ts';
import type { SideNames } from '../../words/market-words.ts';
import type { SportsText } from '../../words/sports-texts.ts';
import { checkMatch } from '../../check-match.ts';

/** What commits to a match, its seed once it has ended, and the check of both in this browser. */
export class ProofPart {
  readonly element: HTMLElement;
  readonly #text: SportsText;
  readonly #seed = el('code', { class: 'proof-code' });
  readonly #verdict = el('p', { class: 'proof-verdict', role: 'status' });
  readonly #check: HTMLButtonElement;
  readonly #wait: HTMLElement;
  #match: MatchView;

  constructor(text: SportsText, match: MatchView) {
    this.#text = text;
    this.#match = match;
    this.#check = button(text('proof_check'), () => void this.#run(), { class: 'plain-button' });
    this.#wait = el('p', { class: 'note' }, text('proof_wait'));
    const { proof, home, away } = match;
    const strengths = strengthWords(text, proof, { home: home.name, away: away.name });
    this.element = el(
      'details',
      { class: 'proof' },
      el('summary', {}, text('proof_title')),
      el('p', {}, text('proof_intro')),
      el('p', { class: 'note' }, text('proof_commitment')),
      el('code', { class: 'proof-code' }, proof.commitment),
      el('p', { class: 'note' }, text('proof_match')),
      el('code', { class: 'proof-code' }, proof.client_seed),
      ...strengths.map((words) => el('p', { class: 'note' }, words)),
      el('p', { class: 'note' }, text('proof_seed')),
      this.#seed,
      this.#wait,
      this.#check,
      this.#verdict,
    );
    this.update(match);
  }

  update(match: MatchView): void {
    this.#match = match;
    const seed = match.proof.server_seed;
    this.#seed.hidden = seed === null;
    this.#seed.textContent = seed ?? '';
    this.#wait.hidden = seed !== null;
    this.#check.hidden = seed === null;
  }

  async #run(): Promise<void> {
    const { proof, events, status } = this.#match;
    const { server_seed: seed } = proof;
    if (seed === null) return;
    this.#check.disabled = true;
    this.#say('proof_checking', '');
    const verdict = await checkMatch({ ...proof, server_seed: seed }, events);
    this.#check.disabled = false;
    if (verdict.kind === 'fair') return this.#say('proof_fair', 'fair', verdict.events);
    if (verdict.kind === 'events_differ' && status !== 'ended') return this.#say('proof_unplayed', 'fair');
    this.#say(`proof_${verdict.kind}`, 'unfair');
  }

  #say(
    key:
      | 'proof_checking'
      | 'proof_fair'
      | 'proof_unplayed'
      | 'proof_events_differ'
      | 'proof_commitment_differs',
    verdict: '' | 'fair' | 'unfair',
    events = 0,
  ): void {
    this.#verdict.dataset.verdict = verdict;
    this.#verdict.textContent = this.#text(key, { n: events });
  }
}

function strengthWords(text: SportsText, sides: SidesView, names: SideNames): string[] {
  const places = ['home', 'away'] as const;
  switch (sides.sport) {
    case 'football':
    case 'basketball':
      return places.map((side) => {
        const { attack, defence } = sides[side];
        return text('strength', { club: names[side], attack, defence });
      });
    case 'esport':
      return places.map((side) => text('strength_team', { club: names[side], form: sides[side].form }));
    case 'tennis':
      return places.map((side) => {
        const { serve, return: back } = sides[side];
        return text('strength_player', { player: names[side], serve, back });
      });
  }
}
