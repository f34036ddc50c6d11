/** A step of its own: else each page would name all files of the part, which few of its visitors ever load. */
export async function loadTable(gameId: number) {
  return (await import('./table-now.tsx')).tablePart(gameId);
}
