import type { SnapshotFrom } from 'xstate';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import type { Chosen, NoticeFormMode, OfficeChoice, Video } from '#contract/notices/notice.model.ts';
import type { Day, Readers } from '#contract/notices/notice.rules.ts';
import { rolesOf } from '#contract/notices/office.rules.ts';
import { type FailureFacts, factsOf } from '#machines/shared/failure.ts';
import { isSame } from '#machines/shared/is-same.ts';
import type { UploadItem } from '../../upload-queue/upload-queue.types.ts';
import { onlyPlace } from '../office-notice-form/office-notice-form.rules.ts';
import type { noticeFormMachine } from './notice-form.machine.ts';
import {
  boxesOf,
  clubWithoutBatch,
  dividedOf,
  firstProblem,
  isAskedForReaders,
  problemsOf,
  worksWithClubs,
} from './notice-form.rules.ts';
import {
  type BlockCode,
  type ChoiceNote,
  type Division,
  type FormAlert,
  type Grade,
  type NoticeField,
  type NoticeFormContext,
  noticeFields,
  type PlaceNote,
  type ProblemCode,
} from './notice-form.types.ts';
import { hasChanges } from './notice-form.values.ts';

type Snapshot = SnapshotFrom<typeof noticeFormMachine>;

/**
 * What the dialog is at:
 * - `unsent`: no answer came; `form.retry` sends the same once more, `form.edit` goes back to the fields
 * - `conflict`: somebody saved a newer version; `conflict.keep_mine` or `conflict.take_theirs`
 */
type NoticeFormStage =
  | 'loading'
  | 'loadFailed'
  | 'editing'
  | 'waitingForUploads'
  | 'saving'
  | 'unsent'
  | 'conflict'
  /** Both versions are at hand; `merge.save` sends what became of them. */
  | 'merging'
  | 'signedOut'
  | 'confirmingClose'
  | 'ended';

/** Either a code the screen has a text for, or the server's own words. */
interface FieldError {
  readonly code: ProblemCode | null;
  readonly information: string | null;
}

type SubmitReason = BlockCode | ProblemCode | 'uploads_pending' | 'uploads_failed';

export interface NoticeFormView {
  readonly stage: NoticeFormStage;
  /** Its heading says whether a notice is edited [NF-02]. */
  readonly mode: NoticeFormMode;
  /** Why the form could not be loaded or sent, or what the server said of a conflict. */
  readonly failure: FailureFacts | null;
  /** Fields cannot be changed now. */
  readonly isLocked: boolean;
  readonly title: string;
  readonly description: string;
  /** `club`: the grades are clubs, the divisions batches [NF-18, NF-19]. */
  readonly groupKind: GroupKind;
  readonly grades: { readonly chosen: Chosen; readonly options: readonly Grade[] };
  /** `implied`: nothing to choose: All is meant [NF-21], or no club is chosen yet. */
  readonly divisions: {
    readonly state: 'implied' | 'loading' | 'failed' | 'ready';
    readonly chosen: Chosen;
    readonly options: readonly Division[];
    /** The chosen club of which no batch is chosen. */
    readonly clubWithoutBatch: string | null;
  };
  readonly choiceNote: ChoiceNote | null;
  /** Of the central office's form; null in a school's. */
  readonly office: OfficeView | null;
  /** null: nobody is asked [NF-20]. */
  readonly readers: { readonly faculty: boolean; readonly students: boolean } | null;
  readonly shareDate: Day;
  readonly dueDate: Day;
  /** [NF-10, VN-23] That either date may be. */
  readonly earliestDay: Day;
  readonly dueDateMandatory: boolean;
  readonly notifyEmail: boolean;
  readonly asksReceipt: boolean;
  /** null: no checkbox; only an edit has it [NF-13]. */
  readonly isActive: boolean | null;
  readonly videoText: string;
  readonly videos: readonly Video[];
  /** Without progress: the rows that move come from the upload queue's own view. */
  readonly attachments: readonly UploadItem[];
  readonly removingFileId: string | null;
  readonly errors: Partial<Readonly<Record<NoticeField, FieldError>>>;
  /** Why a day was set to another one. */
  readonly dateNotes: NoticeFormContext['dateNotes'];
  readonly alert: (FormAlert & { readonly gradeName: string | null }) | null;
  /** Looks disabled [NF-26]; a press is answered by an alert that says why. */
  readonly isSubmitDisabled: boolean;
  /** What stands in the way of sending. With `uploads_pending` a press waits for them. */
  readonly submitReason: SubmitReason | null;
  readonly block: BlockCode | null;
  readonly hasUnsavedChanges: boolean;
  readonly isDraftRestored: boolean;
  /** An earlier send got no answer; sending settles that one first. */
  readonly isInDoubt: boolean;
}

/** [AF-05…09] What the central office chooses besides. */
export interface OfficeView extends OfficeChoice {
  /** The country whose states can be chosen. */
  readonly statesOf: number | null;
  /** `implied`: more than one school or none, so all grades are meant. */
  readonly grades: 'implied' | 'loading' | 'failed' | 'ready';
  readonly roles: Readers;
  readonly notes: readonly PlaceNote[];
  /** [AF-12] Once the rest of the form is right. */
  readonly mayAddFiles: boolean;
}

const failing: readonly NoticeFormStage[] = ['loadFailed', 'unsent', 'conflict'];

function stageOf(snapshot: Snapshot): NoticeFormStage {
  if (snapshot.matches('preparing')) return 'loading';
  if (snapshot.matches('loadFailed')) return 'loadFailed';
  if (!snapshot.matches('open')) return 'ended';
  if (snapshot.matches({ open: { work: 'takingTheirs' } })) return 'loading';
  const at = (state: 'waitingForUploads' | 'unsent' | 'signedOut' | 'confirmingClose') =>
    snapshot.matches({ open: { work: state } });
  for (const state of ['waitingForUploads', 'unsent', 'signedOut', 'confirmingClose'] as const)
    if (at(state)) return state;
  if (snapshot.matches({ open: { work: 'editing' } })) return 'editing';
  if (snapshot.matches({ open: { work: 'merging' } })) return 'merging';
  return snapshot.matches({ open: { work: 'stale' } }) ? 'conflict' : 'saving';
}

/** How far the list of the parts is: of divisions, of batches, or of the grades of the office's one school. */
function partsStateOf(snapshot: Snapshot): NoticeFormView['divisions']['state'] {
  const { context } = snapshot;
  const divided = dividedOf(context);
  if (divided === null) return 'implied';
  if (snapshot.matches({ open: { divisions: 'failed' } })) return 'failed';
  return isSame(context.divisionList?.of, divided) ? 'ready' : 'loading';
}

function divisionsOf(snapshot: Snapshot): NoticeFormView['divisions'] {
  const { context } = snapshot;
  const { values, divisionList, person } = context;
  if (values.office) return { state: 'implied', chosen: 'all', options: [], clubWithoutBatch: null };
  const divided = dividedOf(context);
  const isListed = divided !== null && isSame(divisionList?.of, divided);
  // The batches of clubs that stay chosen keep their names while the list comes anew.
  const stays = ({ gradeId }: Division) => divided === 'all' || (divided?.includes(gradeId) ?? false);
  return {
    state: partsStateOf(snapshot),
    chosen: values.divisions,
    options: divisionList?.divisions.filter((each) => isListed || stays(each)) ?? [],
    clubWithoutBatch: worksWithClubs(person) && isListed ? (clubWithoutBatch(context)?.name ?? null) : null,
  };
}

function officeOf(snapshot: Snapshot): OfficeView | null {
  const { context } = snapshot;
  const { office, noticeFor } = context.values;
  if (!office) return null;
  return {
    ...office,
    statesOf: onlyPlace(office.countries),
    grades: partsStateOf(snapshot),
    roles: rolesOf(noticeFor),
    notes: context.placeNotes,
    mayAddFiles: firstProblem(problemsOf(context)) === null,
  };
}

/** A problem shows once its field was left, or after a try to send. */
function errorsOf(context: NoticeFormContext): NoticeFormView['errors'] {
  const problems = problemsOf(context);
  const isShown = (field: NoticeField) =>
    field === 'video' || context.hasTriedToSubmit || context.left.includes(field);
  return Object.fromEntries(
    noticeFields.flatMap((field) => {
      const code = isShown(field) ? (problems[field] ?? null) : null;
      const information = context.fieldInformation[field] ?? null;
      return code || information ? [[field, { code, information }]] : [];
    }),
  );
}

function submitReasonOf(context: NoticeFormContext): SubmitReason | null {
  const { pending, failed } = context.uploads.summary;
  const reason = context.block ?? firstProblem(problemsOf(context));
  if (reason) return reason;
  if (failed > 0) return 'uploads_failed';
  return pending > 0 || context.removingFileId !== null ? 'uploads_pending' : null;
}

function alertOf({ alert, grades }: NoticeFormContext): NoticeFormView['alert'] {
  if (!alert) return null;
  return { ...alert, gradeName: grades.find(({ id }) => id === alert.gradeId)?.name ?? null };
}

/** Everything the dialog shows, as codes and facts. */
export function noticeFormView(snapshot: Snapshot): NoticeFormView {
  const { context } = snapshot;
  const { values, uploads, block } = context;
  const stage = stageOf(snapshot);
  const submitReason = submitReasonOf(context);
  return {
    stage,
    mode: context.mode,
    failure: failing.includes(stage) && context.failure ? factsOf(context.failure) : null,
    isLocked: stage !== 'editing',
    title: values.title,
    description: values.description,
    groupKind: worksWithClubs(context.person) ? 'club' : 'grade',
    grades: { chosen: values.grades, options: context.grades },
    divisions: divisionsOf(snapshot),
    choiceNote: context.choiceNote,
    office: officeOf(snapshot),
    readers: values.office ? null : isAskedForReaders(context.person) ? boxesOf(values.noticeFor) : null,
    shareDate: values.shareDate,
    dueDate: values.dueDate,
    earliestDay: context.today,
    dueDateMandatory: values.dueDateMandatory,
    notifyEmail: values.notifyEmail,
    asksReceipt: values.asksReceipt,
    isActive: context.mode === 'edit' ? values.isActive : null,
    videoText: context.videoText,
    videos: values.videos,
    attachments: uploads.items,
    removingFileId: context.removingFileId,
    errors: errorsOf(context),
    dateNotes: context.dateNotes,
    alert: alertOf(context),
    isSubmitDisabled: stage !== 'editing' || (submitReason !== null && submitReason !== 'uploads_pending'),
    submitReason,
    block,
    hasUnsavedChanges: hasChanges(context),
    isDraftRestored: context.isDraftRestored,
    isInDoubt: context.sent !== null,
  };
}
