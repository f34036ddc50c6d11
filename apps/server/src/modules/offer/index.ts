import './offer.tables.ts';

export { hasCampaigns, insertDraft } from './campaign.repo.ts';
export { giveAtRegistration } from './claim.repo.ts';
export { offerModule } from './offer.module.ts';
export { publishVersion } from './version.repo.ts';
