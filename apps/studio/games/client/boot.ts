import '@halls/ui/be-vietnam-pro.fonts.css';
import './shell.css';
import type { Language } from '@halls/contract';
import type { SessionView } from '../../play-protocol/play-protocol.ts';
import { Busy, Refusal, StudioApi, Unreachable } from './api.ts';
import { makeClientSeed } from './client-seed.ts';
import { button, el } from './dom.ts';
import { endedPanel, endTexts, Shell } from './shell.ts';
import { readChainList } from './published-chains.ts';
import { closestOf, fetchSpoken, gameLanguages, type Text } from './texts.ts';

/**
 * Opens the session (from the launch code in the address, or the one this window had before a reload), builds the
 * frame and hands over to the game. The code leaves the address at once.
 */
export async function boot<Own>(
  startGame: (shell: Shell, own: Own) => void | Promise<void>,
  fetchOwn: (language: Language) => Promise<Own>,
): Promise<void> {
  const api = new StudioApi();
  const address = new URL(location.href);
  const gpId = address.pathname.split('/').at(-1) ?? '';
  const gameCode = address.searchParams.get('game_code') ?? '';
  const asked = address.searchParams.get('language') ?? navigator.language.replace('-', '_');
  const language = closestOf(asked, gameLanguages);
  const storeKey = `session:${gpId}/${gameCode}`;
  const opening = openOrResume();
  // it is asked for what came of it as soon as there are words to say it
  opening.catch(() => undefined);
  const spoken = await fetchSpoken(language, fetchOwn);
  const { text } = spoken;
  document.body.replaceChildren(el('p', { class: 'loading', role: 'status' }, text('loading')));
  loadFonts(spoken.language);

  try {
    const view = await opening;
    if (view.end_reason) {
      sessionStorage.removeItem(storeKey);
      return showEnd(text(endTexts[view.end_reason]), view.lobby_url);
    }
    // remembered before the first bet; without an answer the page that checks will ask again
    if (view.chain) void readChainList(api, view.game, localStorage).catch(() => {});
    const theirs = closestOf(view.language, gameLanguages);
    const { own, ...words } = theirs === language ? spoken : await fetchSpoken(theirs, fetchOwn);
    if (words.language !== spoken.language) loadFonts(words.language);
    await startGame(new Shell(api, await withClientSeed(api, view), words), own);
  } catch (error) {
    if (error instanceof Unreachable)
      return document.body.replaceChildren(retryPanel(text, text(error instanceof Busy ? 'busy' : 'lost')));
    if (!(error instanceof Refusal)) throw error;
    const key =
      error.word === 'maintenance'
        ? 'ended_maintenance'
        : error.word === 'operator_unreachable'
          ? 'ended_unreachable'
          : 'ended_code';
    showEnd(text(key), null);
  }

  async function openOrResume(): Promise<SessionView> {
    const code = address.searchParams.get('code');
    const kept = sessionStorage.getItem(storeKey);
    if (!code && !kept) throw new Refusal(403, 'code_invalid');
    if (!code) return api.resume(kept!);
    const lobbyUrl = address.searchParams.get('lobby_url');
    const view = await api.open({
      code,
      gp_id: gpId,
      game_code: gameCode,
      // the studio takes one that it does not know for none
      language: asked as Language,
      ...(lobbyUrl && { lobby_url: lobbyUrl }),
    });
    sessionStorage.setItem(storeKey, api.token);
    address.searchParams.delete('code');
    history.replaceState(null, '', address);
    return view;
  }

  function showEnd(reason: string, lobbyUrl: string | null): void {
    document.body.replaceChildren(endedPanel(text, reason, lobbyUrl));
  }
}

/** Of scripts that a device may have no font for. */
const scriptFonts: Partial<Record<Language, () => Promise<unknown>>> = {
  bn_BD: () => import('@halls/ui/script-fonts/bengali.fonts.css'),
  hi_IN: () => import('@halls/ui/script-fonts/devanagari.fonts.css'),
  my_MM: () => import('@halls/ui/script-fonts/myanmar.fonts.css'),
  ta_IN: () => import('@halls/ui/script-fonts/tamil.fonts.css'),
  th_TH: () => import('@halls/ui/script-fonts/thai.fonts.css'),
};

/** Both weights are fetched while the session is opened: figures, and a letter that only the Vietnamese subset has. */
function loadFonts(language: Language): void {
  // a game whose font doesn't come is played in another
  scriptFonts[language]?.().catch(() => undefined);
  const sample = language.startsWith('vi') ? '0ạ' : '0';
  for (const weight of [400, 700])
    document.fonts.load(`${weight} 1em 'Be Vietnam Pro'`, sample).catch(() => undefined);
}

/** The first seed of a player is made here, once the hash of the server's is on hand. */
async function withClientSeed(api: StudioApi, view: SessionView): Promise<SessionView> {
  if (view.chain || view.seeds.client_seed !== null) return view;
  return { ...view, seeds: await api.changeClientSeed(makeClientSeed()) };
}

function retryPanel(text: Text, reason: string): HTMLElement {
  return el(
    'section',
    { class: 'ended' },
    el(
      'div',
      { class: 'ended-card' },
      el('p', { role: 'alert' }, reason),
      button(text('reload'), () => location.reload(), { class: 'main-button' }),
    ),
  );
}
