export { createReads, useReadOf, type Read, type Reads, type ReadState } from './create-reads.ts';
