const polynomial = 0x10_21;
const start = 0xff_ff;
const highestBit = 0x80_00;
const bitsPerByte = 8;
const digits = 4;

/** The payload with object 63: the checksum counts the object's own ID and length, `6304`, in. */
export function withChecksum(payload: string): string {
  const counted = `${payload}6304`;
  return `${counted}${crc16(counted).toString(16).toUpperCase().padStart(digits, '0')}`;
}

/** CRC-16/CCITT-FALSE (ISO/IEC 13239 without reflection) of an ASCII text. `crc16('123456789')` is 0x29b1. */
export function crc16(text: string): number {
  let crc = start;
  for (const byte of Buffer.from(text, 'ascii')) {
    crc ^= byte << bitsPerByte;
    for (let bit = 0; bit < bitsPerByte; bit++)
      crc = (crc & highestBit ? (crc << 1) ^ polynomial : crc << 1) & start;
  }
  return crc;
}
