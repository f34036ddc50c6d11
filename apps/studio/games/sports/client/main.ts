import { boot } from '../../client/boot.ts';
// after the frame's, whose slots it fills
import './sports.css';
import { fetchSportsTexts } from '../words/sports-texts.ts';
import { startSportsbook } from './start-sportsbook.ts';

void boot(startSportsbook, fetchSportsTexts);
