import './registration.tables.ts';

export { readRegisterForm } from './register-settings.ts';
export { registrationModule } from './registration.module.ts';
