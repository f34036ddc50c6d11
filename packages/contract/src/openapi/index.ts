export { buildOpenApi, type OpenApiDocument } from './build-openapi.ts';
