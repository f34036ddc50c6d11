export * from './button.tsx';
export * from './class-names.ts';
export * from './field.tsx';
export * from './icon.tsx';
export * from './money.tsx';
export * from './skeleton.tsx';
