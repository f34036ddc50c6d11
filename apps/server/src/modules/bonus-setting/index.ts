import './bonus-setting.tables.ts';

export { bonusSettingModule } from './bonus-setting.module.ts';
