import { bit } from '#contract/core/bit.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import { allows } from '#contract/core/school-settings.ts';
import { endingsOf, refuseFile, type UploadPolicy } from '#contract/files/upload-policies.ts';
import { pastePolicy, workPolicy } from '#contract/works/accepted-types.rules.ts';
import {
  blankLinks,
  picturesOfPaste,
  refuseUrl,
  wholeUrl,
  workLimits,
} from '#contract/works/entries.rules.ts';
import type { saveWorkRefusals } from '#contract/works/works.refusals.ts';
import type { SavedParts } from '#contract/works/works.wire.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { withIdempotencyKey } from '#server/core/form-sessions.ts';
import { refuseStale } from '#server/core/refusal.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { lockFiles } from '#server/files/lock-files.ts';
import { type ReportEvent, writeEvents } from '#server/report-events/index.ts';
import { beginWork } from './begin-work.ts';
import { dueOf } from './detail.presenter.ts';
import { tellWorkChanged } from './hints.ts';
import { insertAttempt } from './queries/attempts.ts';
import { draftProgram, markHandedIn } from './queries/draft-program.ts';
import type { Given } from './queries/given.ts';
import { type NewEntry, ownFiles, replaceEntries, updateWork, type Work } from './queries/works.ts';
import { keyOf, reach, refuseClosed } from './reach.ts';
import { tellTeachers } from './tell-teachers.ts';

type Scene = SignedInContext<ReasonsOf<typeof saveWorkRefusals>>;

/** [CA-06] Stores the draft or hands it in [PU-13], once per form session. The second of two tabs is told. */
export const saveWork = (scene: Scene, input: SavedParts, isSubmit: boolean) =>
  withIdempotencyKey(scene, input.formSession, () => save(scene, input, isSubmit));

async function save(scene: Scene, input: SavedParts, isSubmit: boolean) {
  const reached = await reach(scene, keyOf(input), 'held');
  const { given, work: before } = await refuseClosed(scene, reached);
  refuseStale(scene, before?.version ?? 0, input.version);
  if (!isSubmit && !given.takesDrafts) throw scene.refuse('no_drafts');
  const isPasteOn = allows({ settings: scene.actor.school.settings }, 'student_allow_copy_paste');
  const learning = blankLinks(isPasteOn, input.my_learning);
  if (isSubmit && learning === '')
    throw scene.refuse('no_learning', { issues: { my_learning: 'no_learning' } });
  const program = before && (await draftProgram(scene.db, before));
  const entries = await entriesToKeep(scene, input, given, isPasteOn, program !== undefined);
  const work = before ?? (await beginWork(scene, reached, given));
  const now = scene.app.now();
  const number = work.attempt + 1;
  await replaceEntries(scene.db, work, number, entries, now);
  const dueOn = dueOf({ given, work: before });
  const isLate = dueOn !== null && schoolDay(now, scene.actor.school.timeZone) > dueOn;
  const draft = { draftLearning: learning, dueOn, updatedAt: now };
  if (isSubmit)
    await insertAttempt(scene.db, {
      schoolId: work.schoolId,
      workId: work.id,
      number,
      personId: work.personId,
      learning,
      dueOn,
      isLate,
      submittedAt: now,
    });
  const handedIn = { state: 'in_review' as const, attempt: number, isLate, submittedAt: now };
  await updateWork(scene.db, work, isSubmit ? { ...draft, ...handedIn } : draft);
  if (isSubmit && program) await markHandedIn(scene.db, work, program);
  await note(scene, work, { isNew: before === undefined, isSubmit, isLate, number });
  tellWorkChanged(scene, work);
  if (isSubmit) await tellTeachers(scene, work);
  return {
    success: 'true' as const,
    information: 'File Saved',
    data: {
      work_id: work.id,
      version: work.version + 1,
      state: isSubmit ? handedIn.state : work.state,
      attempt: isSubmit ? number : work.attempt,
      is_late: bit(isSubmit ? isLate : work.isLate),
    },
  };
}

/** [VU-06…11, VU-23, PU-19, PU-20] In order: files, the address, pictures. */
async function entriesToKeep(
  scene: Scene,
  input: SavedParts,
  given: Given,
  isPasteOn: boolean,
  hasProgram: boolean,
): Promise<NewEntry[]> {
  const { refuse } = scene;
  const url = input.url.trim();
  const problem = refuseUrl(url);
  if (problem) throw refuse(problem, { issues: { url: problem } });
  if (url !== '' && !given.allowsUrl) throw refuse('url_not_allowed', { issues: { url: 'url_not_allowed' } });
  const pictures = picturesOfPaste(input.pasted_data);
  if (pictures.length > 0 && !isPasteOn) throw refuse('paste_not_allowed');
  if (input.pasted_files.length > 0 && !input.pasted_files.some((id) => pictures.includes(id)))
    throw refuse('paste_image', { issues: { pasted_data: 'paste_image' } });
  const fileIds = [...new Set(input.file_path.map(({ id }) => id))].filter((id) => !pictures.includes(id));
  if (fileIds.length + pictures.length > workLimits.files)
    throw refuse('too_many_files', { issues: { file_path: 'too_many_files' } });
  if (fileIds.length + pictures.length === 0 && url === '' && !hasProgram)
    throw refuse('no_entries', { issues: { file_path: 'no_entries' } });
  await refuseForeignFiles(scene, fileIds, workPolicy(given.acceptedTypes));
  await refuseForeignFiles(scene, pictures, pastePolicy);
  return [
    ...fileIds.map((fileId): NewEntry => ({ kind: 'file', fileId })),
    ...(url === '' ? [] : [{ kind: 'addUrl', url: wholeUrl(url) } satisfies NewEntry]),
    ...pictures.map((fileId): NewEntry => ({ kind: 'paste', fileId })),
  ];
}

/** Files must be the student's own and of accepted types. Locks them against deletion. */
async function refuseForeignFiles(
  { db, actor, refuse }: Scene,
  fileIds: readonly string[],
  policy: UploadPolicy,
): Promise<void> {
  await lockFiles(db, [actor.school.id], fileIds);
  const own = await ownFiles(db, actor, fileIds);
  if (own.length < fileIds.length) throw refuse('file_gone', { issues: { file_path: 'file_gone' } });
  const refused = own.find((file) => refuseFile(policy, file) === 'extension');
  if (refused)
    throw refuse('bad_extension', {
      params: { name: refused.name, why: 'kind', endings: endingsOf(policy).join(', ') },
    });
}

interface Saved {
  readonly isNew: boolean;
  readonly isSubmit: boolean;
  readonly isLate: boolean;
  readonly number: number;
}

function note(scene: Scene, work: Work, { isNew, isSubmit, isLate, number }: Saved): Promise<void> {
  const event = (measure: ReportEvent['measure']): ReportEvent => ({
    schoolId: work.schoolId,
    measure,
    subjectId: work.id,
    personId: work.personId,
    groupId: work.groupId,
    divisionId: work.divisionId,
    academicYear: work.academicYear,
    details: { project: work.projectId, attempt: number },
  });
  return writeEvents(scene, [
    ...(isNew ? [event('work.begun')] : []),
    ...(isSubmit ? [event('work.submitted')] : []),
    ...(isSubmit && isLate ? [event('work.late')] : []),
  ]);
}
