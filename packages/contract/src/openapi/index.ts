export { buildOfficeOpenApi } from './build-office-openapi.ts';
export { buildOpenApi } from './build-openapi.ts';
export type { OpenApiDocument } from './openapi-parts.ts';
