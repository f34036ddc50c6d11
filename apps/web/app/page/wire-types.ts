export type { Currency, Language } from '@halls/contract';
export type { DeviceType } from '@halls/contract/page';
export type { TemplateName } from '@halls/contract/template';
