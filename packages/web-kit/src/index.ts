export {
  createApiClient,
  type ApiClient,
  type ApiResult,
  type CallOptions,
  type CallsOf,
  type TransportFailure,
} from './api-client.ts';
export { createDialogs } from './create-dialogs.ts';
export { createSignal, type Signal } from './create-signal.ts';
export { createStore, useStore, type Store } from './create-store.ts';
export { DialogHost, type DialogModules } from './dialog-host.tsx';
export { LatePart, type LoadPart } from './late-part.tsx';
export { reloadForMissingCode, reloadOnce } from './reload-for-missing-code.ts';
export {
  createStoredSession,
  type SessionFormat,
  type SessionStorageArea,
  type StorageEvents,
  type StoredSession,
} from './stored-session.ts';
export { createTexts, TextsProvider, useTexts, useTranslate, type Texts } from './texts.ts';
export { ToastRegion } from './toast-region.tsx';
export { toasts } from './toast-store.ts';
export { useHydrated } from './use-hydrated.ts';
