import type { Implementation } from '#platform/call.ts';
import type { RegisterDeps } from './register-member.ts';
import { registrationRoutes } from './registration.routes.ts';
import './registration.tables.ts';

export { readRegisterSettings } from './register-settings.ts';

export function createRegistration(deps: RegisterDeps): { routes: Implementation[] } {
  return { routes: registrationRoutes(deps) };
}
