import { roles } from '#contract/core/roles.ts';
import type { Chosen, Notice, NoticeDraft, NoticeFormMode } from '#contract/notices/notice.model.ts';
import type { DateProblem } from '#contract/notices/notice.rules.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { restoreItems, toDraftItems } from '../../upload-queue/upload-queue.draft.ts';
import {
  attachmentsOf,
  itemFromAttachment,
  replaceStored,
  summaryOf,
} from '../../upload-queue/upload-queue.rules.ts';
import { emptyChoice, toPlaces } from '../office-notice-form/office-notice-form.rules.ts';
import { fromDraft } from './notice-form.draft.ts';
import { blockOf, fallen, isAskedForReaders, withImplied } from './notice-form.rules.ts';
import type {
  FormPerson,
  Grade,
  LoadedForm,
  NoticeFormContext,
  NoticeFormInput,
  NoticeValues,
} from './notice-form.types.ts';

/** [CO-40, CO-41, EN-09, QC-03] */
export const emptyValues: NoticeValues = {
  title: '',
  description: '',
  grades: [],
  divisions: 'all',
  noticeFor: 1,
  shareDate: '',
  dueDate: '',
  dueDateMandatory: false,
  notifyEmail: true,
  asksReceipt: false,
  isActive: true,
  videos: [],
};

/** Of the central office nothing is chosen at first, neither where nor for whom. */
const emptyOfficeValues: NoticeValues = {
  ...emptyValues,
  grades: 'all',
  noticeFor: null,
  office: emptyChoice,
};

/** Nothing is chosen for the person where they choose batches. */
const emptyValuesFor = (person: FormPerson): NoticeValues =>
  person.role === roles.superAdmin ? emptyOfficeValues : withImplied(emptyValues, person);

export function initialContext(input: NoticeFormInput): NoticeFormContext {
  const { mode, noticeId, person, today } = input;
  return {
    mode,
    noticeId,
    person,
    today,
    isTemplate: input.isTemplate ?? false,
    lastAudience: input.lastAudience ?? null,
    draft: fromDraft(input.draft, { personId: person.id, mode, noticeId }),
    isDraftRestored: false,
    grades: [],
    divisionList: null,
    divisionsAskedFor: null,
    choiceNote: null,
    block: null,
    opened: { values: emptyValuesFor(person), items: [] },
    base: null,
    theirs: null,
    storedDates: null,
    values: emptyValuesFor(person),
    videoText: '',
    uploads: { items: [], summary: summaryOf([]) },
    removingFileId: null,
    target: { mode, id: mode === 'edit' ? noticeId : 0, version: 0 },
    formSession: null,
    sent: null,
    outcome: null,
    left: [],
    hasTriedToSubmit: false,
    alert: null,
    alertCount: 0,
    failure: null,
    fieldInformation: {},
    dateNotes: {},
    placeNotes: [],
    videoProblem: null,
    revision: 0,
    keptRevision: 0,
  };
}

/**
 * A new notice begins with the audience of the last one, as long as all of it can still be chosen, or else with the only
 * class there is. Recordings of earlier versions have none in their context.
 */
function blankValues(
  { mode, person, lastAudience }: NoticeFormContext,
  list: readonly Grade[],
): NoticeValues {
  const empty = emptyValuesFor(person);
  if (mode !== 'add' || empty.office) return empty;
  const only = list.length === 1 ? list.map(({ id }) => id) : [];
  const { grades, divisions } = lastAudience ?? { grades: only, divisions: [] };
  const isOffered = (id: number) => list.some((grade) => grade.id === id && grade.divisionCount > 0);
  return grades.length > 0 && grades.every(isOffered)
    ? withImplied({ ...empty, grades, divisions }, person)
    : empty;
}

function knownGrades(chosen: Chosen, list: readonly Grade[]): Chosen {
  return chosen === 'all' ? 'all' : chosen.filter((id) => list.some((grade) => grade.id === id));
}

/** A due date that went by is set to today; sharing again is sharing from today on [AF-10, QC-36]. */
function freshDates(
  notice: Notice,
  mode: NoticeFormMode,
  { today, isTemplate }: Pick<NoticeFormContext, 'today' | 'isTemplate'>,
) {
  if (isTemplate) return { shareDate: '', dueDate: '', notes: {} };
  const isOver = (day: string) => day !== '' && day < today;
  const isShareReset = mode === 'editReshare' && isOver(notice.shareDate);
  const isDueReset = isOver(notice.dueDate);
  const notes: { shareDate?: DateProblem; dueDate?: DateProblem } = {
    ...(isShareReset && { shareDate: 'share_before_today' }),
    ...(isDueReset && { dueDate: 'due_before_today' }),
  };
  return {
    shareDate: isShareReset ? today : notice.shareDate,
    dueDate: isDueReset ? today : notice.dueDate,
    notes,
  };
}

function valuesOf(
  notice: Notice,
  mode: NoticeFormMode,
  grades: readonly Grade[],
  form: Pick<NoticeFormContext, 'today' | 'person' | 'isTemplate'>,
): NoticeValues {
  const { shareDate, dueDate } = freshDates(notice, mode, form);
  const { title, description, divisions, noticeFor, dueDateMandatory, notifyEmail, asksReceipt, videos } =
    notice;
  const values = {
    title,
    description,
    divisions,
    noticeFor,
    dueDateMandatory,
    notifyEmail,
    asksReceipt,
    videos,
    shareDate,
    dueDate,
    // At the office the grades of the one school are loaded once the form is open.
    grades: notice.office ? notice.grades : knownGrades(notice.grades, grades),
    isActive: mode === 'editReshare' || notice.isActive,
    ...(notice.office && { office: notice.office }),
  };
  return withImplied(values, form.person);
}

/** Grades or clubs of the stored choice that the person cannot choose any more. */
const lostGrades = (before: Pick<NoticeValues, 'grades' | 'divisions'>, { grades }: NoticeValues) =>
  fallen(before, { grades, divisions: before.divisions }, []);

type Opening = Pick<
  NoticeFormContext,
  | 'opened'
  | 'base'
  | 'values'
  | 'storedDates'
  | 'dateNotes'
  | 'target'
  | 'formSession'
  | 'block'
  | 'grades'
  | 'choiceNote'
  | 'uploads'
>;

/** The form as the server's notice, or an empty one, makes it. */
export function openFresh(context: NoticeFormContext, { grades, notice, formSession }: LoadedForm): Opening {
  const { person } = context;
  const { mode } = context.target;
  const values = notice ? valuesOf(notice, mode, grades, context) : blankValues(context, grades);
  const origin = mode === 'edit' ? 'stored' : 'carried';
  const items = (notice?.attachments ?? []).map((file) => itemFromAttachment(file, origin));
  return {
    opened: { values, items },
    base: notice && mode === 'edit' ? values : null,
    values,
    uploads: { items, summary: summaryOf(items) },
    storedDates: notice && mode === 'edit' ? { share: values.shareDate, due: values.dueDate } : null,
    dateNotes: notice ? freshDates(notice, mode, context).notes : {},
    target: { ...context.target, version: notice && mode === 'edit' ? notice.version : 0 },
    formSession,
    block: blockOf(mode, person, notice),
    grades,
    choiceNote: notice && lostGrades(notice, values),
  };
}

/** Puts a kept draft over the freshly loaded form; nothing typed is lost, and stored files are the server's. */
export function openForm(context: NoticeFormContext, loaded: LoadedForm): Partial<NoticeFormContext> {
  const fresh = openFresh(context, loaded);
  const { draft } = context;
  if (!draft) return fresh;
  const { office, grades: chosen } = draft.values;
  const grades = office ? chosen : knownGrades(chosen, loaded.grades);
  const values = withImplied({ ...draft.values, grades }, context.person);
  const kept = restoreItems(draft.items);
  const items = context.mode === 'edit' ? replaceStored(kept, fresh.opened.items) : kept;
  const restored = {
    ...fresh,
    values,
    choiceNote: lostGrades(draft.values, values),
    videoText: draft.videoText,
    uploads: { items, summary: summaryOf(items) },
    dateNotes: {},
    base: draft.base ?? (draft.target.version === fresh.target.version ? fresh.base : null),
    target: draft.target,
    formSession: draft.sent?.formSession ?? fresh.formSession,
    sent: draft.sent && { draft: draft.sent, isUnanswered: true },
    draft: null,
  };
  return { ...restored, isDraftRestored: hasChanges({ ...context, ...restored }) };
}

/** Would closing lose anything? */
export function hasChanges({ values, opened, videoText, uploads, sent }: NoticeFormContext): boolean {
  return (
    !isSame(values, opened.values) ||
    videoText.trim() !== '' ||
    !isSame(toDraftItems(uploads.items), toDraftItems(opened.items)) ||
    sent !== null
  );
}

/** What is sent: both ends trimmed [QC-55], divisions implied [NF-21], readers 1 where nobody is asked [NF-20]. */
export function toNoticeDraft(context: NoticeFormContext): NoticeDraft {
  const { values, target, uploads, person } = context;
  return {
    ...target,
    title: values.title.trim(),
    description: values.description.trim(),
    grades: values.grades,
    divisions: withImplied(values, person).divisions,
    noticeFor: isAskedForReaders(person) ? (values.noticeFor ?? 1) : 1,
    shareDate: values.shareDate,
    dueDate: values.dueDate,
    dueDateMandatory: values.dueDateMandatory,
    notifyEmail: values.notifyEmail,
    asksReceipt: values.asksReceipt,
    isActive: values.isActive,
    attachments: attachmentsOf(uploads.items),
    videos: values.videos,
    formSession: context.formSession ?? '',
    ...(values.office && { office: toPlaces(values.office) }),
  };
}

/** Was the form changed since the draft that was sent? */
export function isNewerThan(context: NoticeFormContext, sent: NoticeDraft): boolean {
  const { formSession, id, version, mode } = sent;
  return !isSame({ ...toNoticeDraft(context), formSession, id, version, mode }, sent);
}
