import './tournament.tables.ts';

export { hasTournaments, insertTournament } from './tournament.repo.ts';
export { tournamentModule } from './tournament.module.ts';
