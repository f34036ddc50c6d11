export { createProviderApi } from './provider-api.module.ts';
