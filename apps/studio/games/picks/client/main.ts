import './picks.css';
import { boot } from '../../client/boot.ts';
import { fetchTableWords } from '../words/table-texts.ts';
import { startPicksGame } from './picks-game.ts';

void boot(startPicksGame, fetchTableWords);
