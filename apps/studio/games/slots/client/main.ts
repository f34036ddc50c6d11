import './slots.css';
import { boot } from '../../client/boot.ts';
import { startSlotGame } from './slot-game.ts';

// all that slots say is shared
void boot(startSlotGame, async () => null);
