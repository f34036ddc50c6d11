import './mission.tables.ts';

export { hasMissions, insertMission } from './mission.repo.ts';
export { missionModule } from './mission.module.ts';
