import { judgeRound, type ClaimedRound } from './judge-round.ts';

// node packages/second-opinion/src/main.ts <address of the studio> <round id> …
const [studio = '', ...roundIds] = process.argv.slice(2);
let differing = 0;
for (const roundId of roundIds) {
  const response = await fetch(new URL(`/api/verify/${encodeURIComponent(roundId)}`, studio));
  const opinion = response.ok
    ? judgeRound((await response.json()) as ClaimedRound)
    : `HTTP ${response.status}`;
  if (opinion !== 'agrees') differing += 1;
  process.stdout.write(`${roundId} ${opinion}\n`);
}
process.exitCode = differing === 0 && roundIds.length > 0 ? 0 : 1;
