export { isSignatureOf, signRequest, signedHeaders, type SignedParts } from './request-signature.ts';
export {
  verifySignedRequest,
  type Distrust,
  type SignedRequest,
  type Verified,
} from './verify-signed-request.ts';
