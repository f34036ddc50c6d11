export * from '../core/office-endpoint.ts';
export * from '../core/office-error-key.ts';
export * from '../core/office-language.ts';
export * from '../core/office-wire.ts';
export * from '../core/permission.ts';
export * from '../office-registry.ts';
export type { ChangeRequestState } from '../change-request/change-request.office.ts';
