import { board } from './board/messages.ur.ts';
import { deletedNotices } from './deleted/messages.ur.ts';
import { delivery } from './delivery/messages.ur.ts';
import { drafts } from './drafts/messages.ur.ts';
import { merge } from './form/merge/messages.ur.ts';
import { noticeForm } from './form/messages.ur.ts';
import { fullBoard } from './full-board/messages.ur.ts';
import { months } from './months/messages.ur.ts';
import { officeDelivery } from './office-delivery/messages.ur.ts';
import { officeForm } from './office-form/messages.ur.ts';
import { pack } from './pack/messages.ur.ts';
import type { NoticesTexts } from './texts.ts';
import { translations } from './translations/messages.ur.ts';
import { noticeViewer } from './viewer/messages.ur.ts';

export const noticesUrdu: NoticesTexts = {
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
