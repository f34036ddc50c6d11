import './registration.tables.ts';

export { readRegisterSettings } from './register-settings.ts';
export { registrationModule } from './registration.module.ts';
