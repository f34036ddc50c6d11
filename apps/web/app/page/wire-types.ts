export type { Currency, Language } from '@halls/contract';
export type { DeviceType, TemplateName } from '@halls/contract/page';
