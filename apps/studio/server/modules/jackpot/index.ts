export { askJackpot } from './ask-jackpot.ts';
export { createJackpotBoard, type JackpotBoard } from './jackpot-board.ts';
