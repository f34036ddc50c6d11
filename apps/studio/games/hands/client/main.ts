import './hands.css';
import { boot } from '../../client/boot.ts';
import { tableLanguages } from '../../client/texts.ts';
import { startHandsGame } from './hands-game.ts';

void boot(startHandsGame, tableLanguages);
