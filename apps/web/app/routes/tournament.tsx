import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import {
  loadTournament,
  loadTournaments,
  type TournamentList,
  type TournamentPage,
} from '#app/features/tournament/load-tournaments.ts';
import { TournamentArticle } from '#app/features/tournament/tournament-article.tsx';
import { TournamentListing } from '#app/features/tournament/tournament-listing.tsx';
import { breadcrumbs } from '#app/page/breadcrumbs.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { readPage } from '#app/page/read-page.ts';

type Shown = TournamentList | TournamentPage;

export const handle: PageHandle = {
  title(texts, page) {
    const shown = page as Shown | undefined;
    return shown?.kind === 'one' ? shown.tournament.title : texts.of('tournament')('title');
  },
  description(texts, page) {
    const shown = page as Shown;
    return shown.kind === 'one' ? shown.tournament.text : texts.of('tournament')('intro');
  },
  structuredData(texts, page, origin) {
    const shown = page as Shown;
    const list = { name: texts.of('tournament')('title'), path: '/tournament' };
    if (shown.kind === 'list') return breadcrumbs(origin, [list]);
    const { id, title } = shown.tournament;
    return breadcrumbs(origin, [list, { name: title, path: `/tournament/${id}` }]);
  },
};

export function loader(place: LoaderFunctionArgs): Promise<Shown> {
  return readPage('tournament', place, async (api) => {
    await api.bringTexts(['tournament']);
    const { tournamentId } = place.params;
    return tournamentId === undefined ? loadTournaments(api) : loadTournament(api, tournamentId);
  });
}

export function Component() {
  const page = useLoaderData<Shown>();
  return page.kind === 'one' ? (
    <TournamentArticle key={page.tournament.id} page={page} />
  ) : (
    <TournamentListing page={page} />
  );
}
