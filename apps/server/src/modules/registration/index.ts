import './registration.tables.ts';

export { findBlacklisted } from './find-blacklisted.ts';
export { readRegisterForm } from './register-settings.ts';
export { registrationModule } from './registration.module.ts';
export { isCodeStopped, listAgentDomains } from './registration.repo.ts';
