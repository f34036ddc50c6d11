export { ChainLinks } from './chain-links.ts';
export {
  type Chain,
  findChain,
  getChain,
  listChains,
  type PublishedChain,
  type TableGame,
} from './chain.repo.ts';
export { type ChainPlan, publishNextChain, standardPlan } from './publish-chains.ts';
export { resealChains } from './reseal-chains.ts';
