import * as v from 'valibot';
import type { SnapshotFrom } from 'xstate';
import { draftToAdminWire, draftToFacultyWire } from '#contract/notices/notice.codec.ts';
import type { NoticeDraft } from '#contract/notices/notice.model.ts';
import { createFacultyNoticeInput, createNoticeInput } from '#contract/notices/notice.wire.ts';
import type { noticeFormMachine } from '#machines/notices/notice-form/notice-form.machine.ts';
import { firstProblem, problemsOf, worksWithClubs } from '#machines/notices/notice-form/notice-form.rules.ts';
import type { NoticeFormContext, NoticeValues } from '#machines/notices/notice-form/notice-form.types.ts';
import { hasChanges } from '#machines/notices/notice-form/notice-form.values.ts';
import { isSame } from '#machines/shared/is-same.ts';
import type { PathEvent } from '../../paths.ts';
import type { Chance } from '../../random-walk.ts';
import { begins, type Invariant, inputOf, runningOf } from '../../walked-machine.ts';

type Form = SnapshotFrom<typeof noticeFormMachine>;

/** Does the wire take it? Files lie with the upload queue's own tests, and bear short names here. */
function fitsTheWire(draft: NoticeDraft, { person }: NoticeFormContext): boolean {
  const bare = { ...draft, attachments: [] };
  return worksWithClubs(person)
    ? v.is(createFacultyNoticeInput, draftToFacultyWire(bare, { model: person.schoolModel }))
    : v.is(createNoticeInput, draftToAdminWire(bare, { id: person.schoolId, model: person.schoolModel }));
}

/** What a person types and chooses, apart from what follows from the choice of readers. */
const typed = ({ title, description, noticeFor, shareDate, dueDate, ...rest }: NoticeValues) => [
  [title, description, noticeFor, shareDate, dueDate],
  [rest.dueDateMandatory, rest.notifyEmail, rest.asksReceipt, rest.isActive],
];

/** The person's own hand, and the server's notice where it is asked for. */
const changing = /^(?:edit\..*|form\.reset|draft\.discard|xstate\.done\.actor\.(?:loadForm|loadTheirs))$/;
const discarding = ['close.discard', 'form.close'];

/** What always holds for the notice form, in every mode and for every person. */
export const invariants: readonly Invariant<Form>[] = [
  {
    name: 'nothing is sent that the form itself finds wanting, or that may not be sent at all',
    holds: (form, before) =>
      !begins('saveNotice', form, before) ||
      (firstProblem(problemsOf(form.context)) === null && form.context.block === null),
  },
  {
    name: 'what is sent fits the contract',
    holds: (form, before) =>
      !begins('saveNotice', form, before) ||
      fitsTheWire(inputOf(form, 'saveNotice') as NoticeDraft, form.context),
  },
  {
    name: 'nothing is sent while a file is under way or failed',
    holds: (form, before) => {
      if (!begins('saveNotice', form, before)) return true;
      const { uploads, removingFileId } = form.context;
      return uploads.summary.pending === 0 && uploads.summary.failed === 0 && removingFileId === null;
    },
  },
  {
    name: 'at most one save is under way, and the form is locked meanwhile',
    holds: (form) => runningOf(form, 'saveNotice') === 0 || form.hasTag('locked'),
  },
  {
    name: 'until a definite answer the very same is sent again, under the same name',
    holds: ({ context: { sent } }, before) => {
      const earlier = before?.context.sent;
      return !sent || !earlier || sent.draft === earlier.draft;
    },
  },
  {
    name: 'a save without an answer is remembered: only an answer settles it',
    holds: ({ context, status }, before, event) =>
      !before?.context.sent?.isUnanswered ||
      context.sent !== null ||
      status !== 'active' ||
      event?.type.startsWith('xstate.') === true,
  },
  {
    name: 'nothing typed is lost unless the person changed or discarded it',
    holds: ({ context }, before, event) =>
      !before ||
      changing.test(event?.type ?? '') ||
      isSame(typed(context.values), typed(before.context.values)),
  },
  {
    name: 'a typed video address stays until it became a video or was typed away',
    holds: ({ context }, before, event) =>
      !before ||
      changing.test(event?.type ?? '') ||
      context.videoText === before.context.videoText ||
      context.values.videos.length > before.context.values.videos.length ||
      before.context.videoText.trim() === '' ||
      before.context.values.videos.some(({ url }) => context.values.videos.some((each) => each.url === url)),
  },
  {
    name: 'a form with changes is closed only after the person said what becomes of them, or with its draft kept',
    holds: ({ context: { outcome } }, before, event) =>
      outcome?.kind !== 'closed' ||
      outcome === before?.context.outcome ||
      outcome.isDraftKept ||
      event?.type === 'close.discard' ||
      (discarding.includes(event?.type ?? '') && before !== null && !hasChanges(before.context)),
  },
  {
    name: 'it says “saved” only after the server did',
    holds: ({ context: { outcome } }, before, event) =>
      outcome?.kind !== 'saved' ||
      outcome === before?.context.outcome ||
      event?.type === 'xstate.done.actor.saveNotice',
  },
  {
    name: 'a form of somebody else is closed at once',
    holds: (form, before, event) =>
      event?.type !== 'session.restored' ||
      before === null ||
      event.personId === before.context.person.id ||
      !form.matches('open'),
  },
];

/** Other texts, days and readers than the walks have. */
export function surprise(chance: Chance): PathEvent {
  return chance.oneOf<PathEvent>([
    { type: 'edit.title', text: chance.oneOf(['', '  ', 'Fair', 'x'.repeat(200), 'x'.repeat(201), 'मेला']) },
    { type: 'edit.description', text: chance.oneOf(['', 'Come.', 'x'.repeat(10_001), '<b>&"</b>']) },
    { type: 'edit.grades', chosen: chance.oneOf<'all' | number[]>(['all', [], [6], [6, 7], [99]]) },
    { type: 'edit.divisions', chosen: chance.oneOf<'all' | number[]>(['all', [], [61], [61, 62]]) },
    { type: 'edit.readers', faculty: chance.next() < 0.6, students: chance.next() < 0.6 },
    { type: 'edit.due_date', day: chance.oneOf(['', '2026-11-19', '2026-12-24', 'soon']) },
    { type: 'edit.share_date', day: chance.oneOf(['', '2026-11-19', '2026-11-25']) },
    { type: 'edit.due_date_mandatory', on: chance.next() < 0.4 },
    { type: 'edit.video_text', text: chance.oneOf(['', 'nonsense', 'https://youtu.be/abcdefghijk']) },
    { type: 'edit.video_add' },
    { type: 'edit.active', on: chance.next() < 0.5 },
  ]);
}
