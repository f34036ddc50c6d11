import './recommendation.tables.ts';

export { recommendationModule } from './recommendation.module.ts';
export { findRunningTerms, hasTerms, insertTerms } from './terms.repo.ts';
