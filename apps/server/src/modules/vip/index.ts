import './vip.tables.ts';

export { hasLevels, insertVersion } from './version.repo.ts';
export { vipModule } from './vip.module.ts';
export type { StoredVipTerms } from './terms.rules.ts';
