import { randomFillSync } from 'node:crypto';

const nonceBytes = 16;
const drawnAtOnce = 256;

/** Makes nonces of 128 random bits in base64url. Draws many at once: one draw costs as much as a thousand bytes. */
export function createNonces(): () => string {
  const pool = Buffer.alloc(nonceBytes * drawnAtOnce);
  let next = pool.length;
  return () => {
    if (next === pool.length) {
      randomFillSync(pool);
      next = 0;
    }
    next += nonceBytes;
    return pool.toString('base64url', next - nonceBytes, next);
  };
}
