import './member.tables.ts';

export { makeAgent, setAgentActive, setAgentLevels, setAgentOf } from './agent-standing.repo.ts';
export {
  findCredentials,
  lockMember,
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
export { idsOfAccounts, listSegment, type MemberSegment } from './member-segment.repo.ts';
export { readMemberFacts, type MemberFacts } from './member-facts.repo.ts';
export { countActiveMembers } from './count-active.repo.ts';
export { findMaskedAccounts } from './masked-accounts.repo.ts';
export { accountsOf, readOfficeMember, sitesOf, type OfficeMember } from './member.office.repo.ts';
export { memberModule, type MemberFace } from './member.module.ts';
export {
  canIntroduce,
  countRegistrationsFrom,
  findMember,
  findOpenMember,
  insertMember,
  memberSince,
  readMember,
  settleBankAccountNeed,
  type MemberRow,
} from './member.repo.ts';
export {
  columnOf,
  comparable,
  isoBirthday,
  plainText,
  repeatCodes,
  type Personal,
  type ProfileChanges,
  type ProfileColumn,
  type UniqueField,
} from './member.rules.ts';
export { createPasswords, type Passwords } from './passwords.ts';
export { createPersonalDetails, type PersonalDetails } from './personal-details.ts';
export { type RecoveryDetails } from './recovery-details.repo.ts';
export { rememberPlace } from './member-place.repo.ts';
export { hashOfDevice } from './hash-of-device.ts';
export {
  findDevice,
  forgetDevices,
  listDevices,
  rememberDevice,
  type DeviceStanding,
} from './member-device.repo.ts';
export { openUniqueValues, type UniqueValues } from './unique-values.ts';
