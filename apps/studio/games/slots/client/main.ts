import './slots.css';
import { boot } from '../../client/boot.ts';
import { startSlotGame } from './slot-game.ts';

void boot(startSlotGame);
