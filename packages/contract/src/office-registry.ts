import * as changeRequest from './change-request/change-request.office.ts';
import * as log from './log/log.office.ts';
import * as operator from './operator/operator.office.ts';
import * as site from './site/site.office.ts';
import type { OfficeEndpoint } from './core/office-endpoint.ts';

/** Every call of the office, which the sites know nothing of. */
export const officeEndpoints = {
  ...callsOf(operator),
  ...callsOf(changeRequest),
  ...callsOf(log),
  ...callsOf(site),
};

type Declared = (typeof officeEndpoints)[keyof typeof officeEndpoints];

/** The path of a call of the office, below `/api`. */
export type OfficePath = Declared['path'];
/** The call at a path. */
export type OfficeCallAt<Path extends OfficePath> = Extract<Declared, { path: Path }>;

/** The calls alone, of modules that also export schemas. */
function callsOf<Module extends object>(module: Module) {
  type Calls = {
    [Name in keyof Module as Module[Name] extends OfficeEndpoint ? Name : never]: Module[Name];
  };
  return Object.fromEntries(
    Object.entries(module).filter(
      ([, value]) => typeof value === 'object' && value !== null && Object.hasOwn(value, 'path'),
    ),
  ) as Calls;
}
