import './hands.css';
import { boot } from '../../client/boot.ts';
import { fetchHandWords } from '../words/hand-texts.ts';
import { startHandsGame } from './hands-game.ts';

void boot(startHandsGame, fetchHandWords);
