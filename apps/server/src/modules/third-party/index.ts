import './third-party.tables.ts';

export { saveProvider } from './identity-provider.repo.ts';
export { sandboxProvider } from './sandbox-provider/sandbox-client.ts';
export { thirdPartyModule } from './third-party.module.ts';
