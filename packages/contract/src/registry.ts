import * as captcha from './captcha/captcha.endpoints.ts';
import * as launch from './launch/launch.endpoints.ts';
import * as member from './member/member.endpoints.ts';
import * as registration from './registration/registration.endpoints.ts';
import * as session from './session/session.endpoints.ts';
import * as wallet from './wallet/wallet.endpoints.ts';
import type { Endpoint } from './core/endpoint.ts';

/** The calls alone, of modules that also export code tables and schemas. */
function endpointsOf<Module extends object>(module: Module) {
  type Calls = { [Name in keyof Module as Module[Name] extends Endpoint ? Name : never]: Module[Name] };
  return Object.fromEntries(Object.entries(module).filter(([, value]) => isEndpoint(value))) as Calls;
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'request' in value;
}

/** Every call of product.md §7. What is not here answers 404. */
export const endpoints = {
  ...endpointsOf(session), ...endpointsOf(captcha), ...endpointsOf(registration), ...endpointsOf(member),
  ...endpointsOf(wallet), ...endpointsOf(launch),
};
