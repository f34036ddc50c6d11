export { createIconLoader, type IconLoader } from './create-icon-loader.ts';
export { LoadedIcon } from './loaded-icon.tsx';
