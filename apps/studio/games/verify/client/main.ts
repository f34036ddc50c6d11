import '@halls/ui/be-vietnam-pro.fonts.css';
import '../../client/page.css';
import './verify.css';
import { quicknet, verifyChainLink, verifyRound } from '@halls/fairness';
import { houseMath } from '../../math-book.ts';
import { poolOf, withPool } from '../../picks/pool.ts';
import { type Bet, movesOf, movesWith } from '../../round-math.ts';
import { Refusal, StudioApi } from '../../client/api.ts';
import { button, el } from '../../client/dom.ts';
import { Money } from '../../client/money.ts';
import { isJackpotFair } from './is-jackpot-fair.ts';
import { translatorOf } from '../../client/texts.ts';
import type { DrawView, VerifiableRoundView } from '../../../play-protocol/play-protocol.ts';
import { createBeaconPart } from './beacon-part.ts';
import { findFaultOfDraw, type SharedDraw } from './check-draw.ts';
import { verifyTexts, type VerifyTextKey } from './texts.ts';

const api = new StudioApi();
const text = translatorOf(navigator.language, verifyTexts);
const parameters = new URL(location.href).searchParams;
/** Nothing was found wrong: it could not be looked at yet, or at all. */
const unchecked: readonly VerifyTextKey[] = [
  'not_revealed',
  'not_drawn',
  'unknown',
  'draw_unknown',
  'mathematics_unknown',
  'offline',
];
const verdict = el('p', { class: 'verdict', role: 'status', 'aria-live': 'polite' });
const fields = {
  server_seed: field('server_seed'),
  client_seed: field('client_seed'),
  nonce: field('nonce'),
  commitment: field('commitment'),
  game: field('game'),
  mathematics: field('mathematics'),
};
const roundId = field('round');
const seats = el('textarea', { id: 'seats', rows: 4, spellcheck: 'false' });
const seatsRow = el(
  'div',
  { class: 'page-row', hidden: true },
  el('label', { for: seats.id }, text('seats')),
  seats,
);
const stored = el('textarea', { id: 'stored', rows: 8, spellcheck: 'false' });
const beacon = createBeaconPart(text);
const pays = el('p', { class: 'pays' });
let loaded: VerifiableRoundView | null = null;
/** Of a table that many play at, what the round or the address says that it is. */
let shared: SharedDraw | null = null;

document.title = text('title');
document.documentElement.lang = navigator.language;
document.body.append(
  el(
    'main',
    {},
    el('h1', {}, text('title')),
    el('p', {}, text('intro')),
    row('round', roundId),
    button(text('load'), () => void load()),
    verdict,
    pays,
    row('game', fields.game),
    row('mathematics', fields.mathematics),
    row('commitment', fields.commitment),
    row('server_seed', fields.server_seed),
    row('client_seed', fields.client_seed),
    row('nonce', fields.nonce),
    seatsRow,
    beacon.element,
    el('label', { for: 'stored' }, text('stored')),
    stored,
    button(text('check'), () => void checkByHand(), { class: 'main' }),
    el('p', {}, el('a', { href: '/chains' }, text('chains'))),
  ),
);

const asked = parameters.get('round');
if (asked) {
  roundId.value = asked;
  await load();
  if (loaded) await check();
}
const drawAsked = /^([^/]+)\/([^/]+)\/(\d+)$/.exec(parameters.get('draw') ?? '');
if (drawAsked) {
  const [, gpId = '', gameCode = '', number = ''] = drawAsked;
  if (await loadDraw({ gpId, gameCode, number: Number(number), ownSeed: null })) await check();
}

async function load(): Promise<void> {
  loaded = null;
  showDraw(null);
  pays.textContent = '';
  say(null);
  let round: VerifiableRoundView;
  try {
    round = await api.verify(roundId.value.trim());
  } catch (error) {
    return say(error instanceof Refusal && error.status === 404 ? 'unknown' : 'offline');
  }
  fields.game.value = `${round.game.gp_id}/${round.game.code}`;
  fields.mathematics.value = round.mathematics;
  fields.commitment.value = round.fairness.commitment;
  fields.server_seed.value = round.fairness.server_seed ?? '';
  fields.client_seed.value = round.fairness.client_seed ?? '';
  fields.nonce.value = String(round.fairness.nonce);
  stored.value = JSON.stringify(round.outcome);
  const money = new Money(round.currency, navigator.language);
  const show = (amount: string | null): string => (amount === null ? '–' : money.show(money.parse(amount)));
  pays.textContent = text('pays', { stake: show(round.stake), payout: show(round.payout) });
  const { chain, seat_seed: ownSeed } = round.fairness;
  const { gp_id: gpId, code: gameCode } = round.game;
  if (chain && chain.ordinal !== null && round.draw) {
    const draw = { gpId, gameCode, number: round.draw.number, ownSeed };
    try {
      showDraw(draw, await api.draw(draw));
    } catch {
      return say('offline');
    }
  }
  if (!round.fairness.server_seed) return say('not_revealed');
  loaded = round;
}

/** A draw that nobody need have played at; false when there is nothing to check. */
async function loadDraw(asked: SharedDraw): Promise<boolean> {
  let draw: DrawView;
  try {
    draw = await api.draw(asked);
  } catch (error) {
    say(error instanceof Refusal && error.status === 404 ? 'draw_unknown' : 'offline');
    return false;
  }
  showDraw(asked, draw);
  fields.game.value = `${asked.gpId}/${asked.gameCode}`;
  fields.mathematics.value = draw.mathematics;
  fields.commitment.value = draw.commitment;
  fields.server_seed.value = draw.link ?? '';
  fields.client_seed.value = draw.client_seed ?? '';
  fields.nonce.value = String(draw.number);
  stored.value = JSON.stringify(draw.outcome);
  if (draw.state === 'drawn') return true;
  say('not_drawn');
  return false;
}

function showDraw(draw: SharedDraw | null, told: DrawView | null = null): void {
  shared = draw;
  seatsRow.hidden = draw === null;
  seats.value = (told?.seats ?? []).join('\n');
  beacon.show(told);
}

/** The verdict stands above what was changed. */
async function checkByHand(): Promise<void> {
  await check();
  verdict.scrollIntoView({ block: 'nearest' });
}

/** Works from the fields alone, so that values from elsewhere can be checked too. */
async function check(): Promise<void> {
  const math = houseMath.find(fields.mathematics.value.trim());
  if (!math) return say('mathematics_unknown');
  let outcome: unknown;
  try {
    outcome = JSON.parse(stored.value);
  } catch {
    return say('outcome_differs');
  }
  const seed = {
    serverSeed: fields.server_seed.value.trim(),
    clientSeed: fields.client_seed.value,
    nonce: Number(fields.nonce.value),
  };
  // what was asked for with the bet is in it, whatever the outcome says
  const first = loaded ? movesWith(betOf(loaded, new Money(loaded.currency, navigator.language))) : [];
  const made = [...first, ...movesOf(outcome).slice(first.length)];
  const result = await verifyRound({
    seed,
    commitment: fields.commitment.value.trim(),
    outcome,
    play: (draw) => withPool(math.pool, math.play(draw, made), poolOf(outcome)),
  }).catch((error: unknown) => {
    // moves that the hand does not let be made come to nothing that could be stored
    if (error instanceof RangeError) return { isFair: false, reason: 'outcome_differs' } as const;
    throw error;
  });
  if (!result.isFair) return say(result.reason);
  if (shared) {
    const told = {
      link: seed.serverSeed,
      clientSeed: seed.clientSeed,
      seats: seats.value.split('\n').filter(Boolean),
      beacon: beacon.read(),
    };
    const fault = await findFaultOfDraw(api, shared, told).catch((): VerifyTextKey => 'offline');
    if (fault) return say(fault);
  }
  // a chain of before there was a list
  const chain = shared ? null : loaded?.fairness.chain;
  if (chain && !(await verifyChainLink(chain.first_link, seed.serverSeed, chain.number)))
    return say('chain_differs');
  if (loaded?.jackpot && !(await isJackpotFair(loaded, seed))) return say('jackpot_differs');
  if (loaded) {
    const money = new Money(loaded.currency, navigator.language);
    if (math.payoutMinor(result.outcome, betOf(loaded, money)) !== money.parse(loaded.payout!))
      return say('payout_differs');
  }
  if (!shared) return say('fair');
  const chainHash = beacon.read()?.chain.hash;
  say(
    chainHash === undefined ? 'fair_draw' : chainHash === quicknet.hash ? 'fair_beacon' : 'fair_other_beacon',
  );
}

function betOf(round: VerifiableRoundView, money: Money): Bet {
  if ('stake' in round.bet)
    return {
      stakeMinor: money.parse(round.bet.stake),
      ...(round.bet.bought && { isBought: true }),
      ...(round.bet.gamble && { mayGamble: true }),
    };
  return {
    picks: round.bet.picks.map((pick) => ({ option: pick.option, stakeMinor: money.parse(pick.stake) })),
  };
}

function say(key: VerifyTextKey | null): void {
  verdict.textContent = key ? text(key) : '';
  const isOpen = key !== null && unchecked.includes(key);
  verdict.dataset.verdict = key?.startsWith('fair') ? 'fair' : isOpen ? 'open' : key ? 'unfair' : '';
}

function field(id: string): HTMLInputElement {
  return el('input', { id, autocomplete: 'off', spellcheck: 'false' });
}

function row(key: VerifyTextKey, input: HTMLInputElement): HTMLElement {
  return el('div', { class: 'page-row' }, el('label', { for: input.id }, text(key)), input);
}
