import './promotion.tables.ts';

export { award, listAwards, type Award, type GivenAward } from './award/award.repo.ts';
