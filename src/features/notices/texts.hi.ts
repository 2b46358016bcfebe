import { board } from './board/messages.hi.ts';
import { deletedNotices } from './deleted/messages.hi.ts';
import { delivery } from './delivery/messages.hi.ts';
import { drafts } from './drafts/messages.hi.ts';
import { merge } from './form/merge/messages.hi.ts';
import { noticeForm } from './form/messages.hi.ts';
import { fullBoard } from './full-board/messages.hi.ts';
import { months } from './months/messages.hi.ts';
import { officeDelivery } from './office-delivery/messages.hi.ts';
import { officeForm } from './office-form/messages.hi.ts';
import { pack } from './pack/messages.hi.ts';
import type { NoticesTexts } from './texts.ts';
import { translations } from './translations/messages.hi.ts';
import { noticeViewer } from './viewer/messages.hi.ts';

export const noticesHindi: NoticesTexts = {
  board,
  deletedNotices,
  delivery,
  drafts,
  merge,
  noticeForm,
  fullBoard,
  months,
  officeDelivery,
  officeForm,
  pack,
  translations,
  noticeViewer,
};
