import { data } from 'react-router';
import type { ListedTournament, Tournament } from '@halls/contract/tournament';
import type { LoaderApi } from '#app/page/loader-api.ts';

export interface TournamentList {
  kind: 'list';
  tournaments: ListedTournament[];
  timezone: string;
}

export interface TournamentPage {
  kind: 'one';
  tournament: Tournament;
  timezone: string;
}

export async function loadTournaments(api: LoaderApi): Promise<TournamentList> {
  const { list, timezone } = await api.read('/arks/web/tournament', {});
  return { kind: 'list', tournaments: list, timezone };
}

export async function loadTournament(api: LoaderApi, id: string): Promise<TournamentPage> {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw data('missing', { status: 404 });
  const { detail, timezone } = await api.read('/arks/web/tournament/detail', { id: Number(id) });
  return { kind: 'one', tournament: detail, timezone };
}
