export * from './content-kinds.ts';
export { maxPictureBytes, type Picture } from './picture.office.ts';
export { type ListedThing, type Written } from './written.ts';
