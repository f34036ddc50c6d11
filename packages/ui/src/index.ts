export * from './button.tsx';
export * from './class-names.ts';
export * from './field.tsx';
export type { IconName } from './icon-names.ts';
export * from './icon.tsx';
export * from './money.tsx';
export * from './skeleton.tsx';
