export { playStopModule } from './play-stop.module.ts';
export type { PlayStop } from './play-stop.repo.ts';
export { stopAmong, type StoppedPlaces } from './stopped-places.ts';
import './play-stop.tables.ts';
