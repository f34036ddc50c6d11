export { encodePix, type PixCharge } from './pix.ts';
export {
  encodePromptPayBill,
  encodePromptPayTransfer,
  type PromptPayBill,
  type PromptPayee,
} from './prompt-pay.ts';
export { encodeUpiLink, type UpiRequest } from './upi.ts';
export { encodeVietQr, type VietQrTransfer } from './viet-qr.ts';
