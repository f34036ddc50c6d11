import './promotion.tables.ts';

export { award, listAwards, type Award, type GivenAward } from './award/award.repo.ts';
export { endGrant, giveGrant, settleDue, type GrantTerms } from './grant/grant.repo.ts';
export { presentReward, readReward, rewardTermsOf, type GivenAs } from './reward.ts';
export { typicalStakeOf } from './grant/list-grants.repo.ts';
export { promotionModule, type PromotionFace } from './promotion.module.ts';
