export type Route =
  | { readonly page: 'board' }
  | { readonly page: 'match'; readonly matchId: string }
  | { readonly page: 'league'; readonly league: string }
  | { readonly page: 'results' }
  | { readonly page: 'bets' };

export function readRoute(hash: string): Route {
  const [page = '', id = ''] = hash.replace(/^#/, '').split('/');
  if (page === 'match' && /^\d{1,15}$/.test(id)) return { page, matchId: id };
  if (page === 'league' && id) return { page, league: id };
  return page === 'results' || page === 'bets' ? { page } : { page: 'board' };
}

export function addressOfMatch(matchId: string): string {
  return `#match/${matchId}`;
}

export function addressOfLeague(league: string): string {
  return `#league/${league}`;
}
