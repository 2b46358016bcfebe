export { audienceOf, groupsOpenTo, noticeForOf } from './audience.ts';
export { deleteNotices } from './change-status.ts';
export { mailWordsIn } from './mail-words.ts';
export { noticeMailText } from './notice-mail.ts';
export { wordsOfNotice } from './notice-words.ts';
export { storedOfficeRule } from './office/rule.ts';
export { isReader, mayAcknowledge } from './own-receipt.ts';
export { mayFollow } from './policy.ts';
export { boardOf, officeName } from './queries/board-path.ts';
export { isMailed } from './queries/mails.ts';
export { officeReadersIn, type PlacesSql, readersOf, wishedPlaces } from './queries/notice-readers.ts';
export {
  findReadable,
  type Reader,
  readableBy,
  readableOn,
  readerValues,
  type Side,
  sides,
} from './queries/notices.ts';
export { linkToNotice, noticeCause } from './queries/notifications.ts';
export {
  type ChosenAudience,
  type ReachedSchool,
  schoolsReached,
} from './queries/office-audience.ts';
export {
  countOfficeReaders,
  hasRole,
  type OfficeLine,
  type OfficeRule,
  readersIn,
  rolesOf,
  schoolsOf,
} from './queries/office-rule.ts';
export {
  findOfficeNotice,
  findOfSchool,
  findWithSchool,
  type StoredNotice,
} from './queries/stored-notices.ts';
export { saveNotice } from './save-notice.ts';
