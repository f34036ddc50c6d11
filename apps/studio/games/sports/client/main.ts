import { boot } from '../../client/boot.ts';
// after the frame's, whose slots it fills
import './sports.css';
import { startSportsbook } from './start-sportsbook.ts';

void boot(startSportsbook);
