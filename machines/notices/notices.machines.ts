import { noticeDraftsMachine } from './notice-drafts/notice-drafts.machine.ts';
import { noticeFormMachine } from './notice-form/notice-form.machine.ts';
import { noticePackMachine } from './notice-pack/notice-pack.machine.ts';
import { noticeTranslationMachine } from './notice-translation/notice-translation.machine.ts';

/** The room's machines by the id of their charts. */
export const noticesMachines = {
  noticeDrafts: noticeDraftsMachine,
  noticeForm: noticeFormMachine,
  noticePack: noticePackMachine,
  noticeTranslation: noticeTranslationMachine,
};
