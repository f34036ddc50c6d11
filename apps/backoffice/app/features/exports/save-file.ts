import type { OfficeCalls } from '@halls/contract/office';

type File = OfficeCalls['/export/read']['data'];

/** Gives a file to the browser, which keeps it where its user keeps files. */
export function saveFile({ file_name: name, type, content }: File): void {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
