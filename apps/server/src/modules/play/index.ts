export { playModule, type PlayFace } from './play.module.ts';
