export { playStopModule } from './play-stop.module.ts';
export type { StoppedPlaces } from './stopped-places.ts';
import './play-stop.tables.ts';
