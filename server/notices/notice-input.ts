import type { CallOf } from '#contract/catalogue.ts';
import type { CallParsed } from '#contract/core/define-call.ts';
import type { Actor } from '#server/core/actor.ts';
import { choiceOf } from './audience.ts';
import type { NoticeQuery } from './save-notice.ts';

type FormInput = CallParsed<CallOf<'create-notice'>> | CallParsed<CallOf<'create-faculty-notice'>>;
type Attached = CallParsed<CallOf<'create-notice'>>['noticefiles'];

export function commonInput(input: FormInput, actor: Actor) {
  return {
    mode: input.noticeSubmitType,
    version: input.noticeVersion,
    title: input.title,
    description: input.description,
    ...choiceOf(actor, input),
    shareDate: input.share_date,
    dueDate: input.due_date,
    dueDateMandatory: input.due_date_mandatory === 1,
    notifyEmail: input.notify_email === 1,
    asksReceipt: input.asks_receipt === 1,
    videos: input.video_url.map((video) => ({ url: video.fileName, label: video.org_fileName })),
    formSession: input.formSession,
    resharedFrom: input.reshared_from,
  } satisfies Partial<NoticeQuery>;
}

export const filesOf = (files: Attached): NoticeQuery['files'] =>
  files.map((file) => ({ fileId: file.fileName, name: file.org_fileName }));
