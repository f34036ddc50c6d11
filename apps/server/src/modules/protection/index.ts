export { protectionModule, type ProtectionFace } from './protection.module.ts';
