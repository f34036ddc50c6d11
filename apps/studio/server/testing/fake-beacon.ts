import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { type BeaconChain, beaconTimeMs } from '@halls/fairness';

/** What an address of the beacon does with each question. */
export type BeaconManner =
  | 'right'
  /** Signed by another key. */
  | 'forged'
  /** The round before the one that was asked for, rightly signed. */
  | 'wrong_round'
  | 'fault'
  | 'silent'
  | 'huge'
  | 'no_json';

export interface FakeBeacon {
  readonly url: string;
  readonly chain: BeaconChain;
  manner: BeaconManner;
  /** What it was asked for, in order. */
  readonly asked: string[];
  /** The latest round that anybody was given; 0 before. */
  lastTold: number;
  /** The true time: rounds come by it, whatever the studio's clock says. */
  nowMs: () => number;
  signatureOf(round: number): string;
  latestRound(): number;
  stop(): Promise<void>;
}

/** A beacon with a key of its own that speaks drand's HTTP API. */
export async function startFakeBeacon(nowMs: () => number, key = 7n): Promise<FakeBeacon> {
  const bls = bls12_381.shortSignatures;
  const secret = secretOf(key);
  const publicKey = bls.getPublicKey(secret).toHex(true);
  const chain = {
    hash: createHash('sha256').update(publicKey).digest('hex'),
    publicKey,
    genesisSeconds: 1_700_000_000,
    periodSeconds: 3,
  };
  const server = createServer((request, response) => {
    const [, hash, , asked = ''] = (request.url ?? '').split('/');
    beacon.asked.push(asked);
    if (hash !== chain.hash) return answer(response, 404, {});
    const latest = beacon.latestRound();
    const round = asked === 'latest' ? latest : Number(asked);
    if (beacon.manner === 'silent') return;
    if (beacon.manner === 'huge')
      return void response.end(`{"round":${round},"signature":"${'a'.repeat(9_000_000)}`);
    if (beacon.manner === 'no_json') return void response.end('<html>');
    if (beacon.manner === 'fault') return answer(response, 503, {});
    if (round > latest) return answer(response, 404, {});
    const told = beacon.manner === 'wrong_round' ? round - 1 : round;
    const signature = beacon.manner === 'forged' ? sign(secretOf(key + 1n), told) : sign(secret, told);
    beacon.lastTold = Math.max(beacon.lastTold, told);
    answer(response, 200, { round: told, randomness: 'of no account', signature });
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const beacon: FakeBeacon = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    chain,
    manner: 'right',
    asked: [],
    lastTold: 0,
    nowMs,
    signatureOf: (round) => sign(secret, round),
    latestRound: () =>
      Math.floor((beacon.nowMs() - beaconTimeMs(chain, 1)) / (chain.periodSeconds * 1_000)) + 1,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return beacon;
}

function secretOf(key: bigint): Uint8Array {
  return bls12_381.fields.Fr.toBytes(key);
}

/** A signature takes a good part of what a question may take, and a beacon has made it before anybody asks. */
const made = new Map<string, string>();

function sign(secret: Uint8Array, round: number): string {
  const key = `${Buffer.from(secret).toString('hex')} ${round}`;
  const signature = made.get(key) ?? makeSignature(secret, round);
  made.set(key, signature);
  return signature;
}

function makeSignature(secret: Uint8Array, round: number): string {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(round));
  const message = createHash('sha256').update(number).digest();
  const bls = bls12_381.shortSignatures;
  const point = bls.hash(new Uint8Array(message), 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_');
  return bls.sign(point, secret).toHex(true);
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
