export { applyProviderSecrets } from './apply-provider-secrets.ts';
export { createProviderClient, type ProviderClient, type ProviderReply } from './provider-client.ts';
export { maintenanceAt, type Maintenance, type ProviderConnection } from './provider-connection.ts';
export { createProviderDirectory, type ProviderDirectory } from './provider-directory.ts';
export { saveProviderConnections } from './save-provider-connections.ts';
import './provider-connection.tables.ts';
