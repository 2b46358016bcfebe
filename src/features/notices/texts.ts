import type { messages as board } from './board/messages.en.ts';
import type { deletedMessages as deletedNotices } from './deleted/messages.en.ts';
import type { deliveryMessages as delivery } from './delivery/messages.en.ts';
import type { draftMessages as drafts } from './drafts/messages.en.ts';
import type { mergeMessages as merge } from './form/merge/messages.en.ts';
import type { formMessages as noticeForm } from './form/messages.en.ts';
import type { fullBoardMessages as fullBoard } from './full-board/messages.en.ts';
import type { monthMessages as months } from './months/messages.en.ts';
import type { officeDeliveryMessages as officeDelivery } from './office-delivery/messages.en.ts';
import type { officeMessages as officeForm } from './office-form/messages.en.ts';
import type { packMessages as pack } from './pack/messages.en.ts';
import type { translationMessages as translations } from './translations/messages.en.ts';
import type { viewerMessages as noticeViewer } from './viewer/messages.en.ts';

/** A missing area or text does not compile. */
export interface NoticesTexts {
  readonly board: typeof board;
  readonly deletedNotices: typeof deletedNotices;
  readonly delivery: typeof delivery;
  readonly drafts: typeof drafts;
  readonly merge: typeof merge;
  readonly noticeForm: typeof noticeForm;
  readonly fullBoard: typeof fullBoard;
  readonly months: typeof months;
  readonly officeDelivery: typeof officeDelivery;
  readonly officeForm: typeof officeForm;
  readonly pack: typeof pack;
  readonly translations: typeof translations;
  readonly noticeViewer: typeof noticeViewer;
}
