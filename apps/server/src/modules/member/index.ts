import './member.tables.ts';

export {
  findCredentials,
  lockMember,
  readMemberFacts,
  readPasswordHash,
  readWithdrawPasswordHash,
  replacePasswordHash,
  replaceWithdrawPasswordHash,
  takeOverMember,
  touchLogin,
  type Credentials,
  type KnownBearer,
  type LockedMember,
} from './credentials.repo.ts';
export { memberModule } from './member.module.ts';
export {
  countRegistrationsFrom,
  findMember,
  insertMember,
  lockProfile,
  memberSince,
  readMember,
  settleBankAccountNeed,
  updateProfile,
  type MemberRow,
} from './member.repo.ts';
export {
  comparable,
  isoBirthday,
  plainText,
  repeatCodes,
  type ProfileChanges,
  type ProfileColumn,
  type UniqueField,
} from './member.rules.ts';
export { createPasswords, type Passwords } from './passwords.ts';
export { findRecoveryDetails, type RecoveryDetails } from './recovery-details.repo.ts';
export { rememberPlace } from './member-place.repo.ts';
export { hashOfDevice } from './hash-of-device.ts';
export {
  findDevice,
  forgetDevices,
  listDevices,
  rememberDevice,
  type DeviceStanding,
} from './member-device.repo.ts';
export { claimUniqueValue, isValueTaken, releaseUniqueValue } from './unique-value.repo.ts';
