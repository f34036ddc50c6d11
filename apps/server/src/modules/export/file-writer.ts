import type { ExportLine } from '#platform/export-source.ts';

/** Writes lines into a file of some format. */
export interface FileWriter {
  add(lines: readonly ExportLine[]): void;
  end(): Promise<Buffer>;
}
