import { withChecksum } from './checksum.ts';

/** A data object of EMVCo's merchant-presented mode: its two-digit ID, and its text or the objects within it. */
export type DataObject = readonly [id: `${number}`, value: string | readonly DataObject[]];

const longestValue = 99;
const idLength = 2;

/**
 * The payload of an EMVCo merchant-presented QR code: the objects in the order given, each as ID, length and value,
 * then the checksum. Throws a RangeError for a value that is empty, longer than 99 characters or not plain ASCII:
 * lengths count characters, and banks disagree on everything else.
 */
export function encodeMerchantQr(objects: readonly DataObject[]): string {
  return withChecksum(encodeObjects([['00', '01'], ...objects]));
}

function encodeObjects(objects: readonly DataObject[]): string {
  return objects.map(encodeObject).join('');
}

function encodeObject([id, value]: DataObject): string {
  const text = typeof value === 'string' ? value : encodeObjects(value);
  if (id.length !== idLength) throw new RangeError(`"${id}" is not the ID of a data object`);
  if (!/^[ -~]+$/.test(text)) throw new RangeError(`object ${id} has "${text}", which is not plain ASCII`);
  if (text.length > longestValue) throw new RangeError(`object ${id} is ${text.length} characters long`);
  return `${id}${String(text.length).padStart(2, '0')}${text}`;
}
