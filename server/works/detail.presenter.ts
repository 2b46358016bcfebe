import { acceptedTypes } from '#contract/content/content.rules.ts';
import { bit } from '#contract/core/bit.ts';
import { allows } from '#contract/core/school-settings.ts';
import { shareWithOf } from '#contract/learning/learning.rules.ts';
import type { DecidedReview } from '#contract/review/review.wire.ts';
import { kindNumbers, type WorkKind } from '#contract/works/works.rules.ts';
import type { ProjectDetail, ProjectUploaded } from '#contract/works/works.wire.ts';
import { studioPath } from '#contract/workspace/workspace.rules.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { feedbackFor } from '#server/review/index.ts';
import { attemptsOf, entriesOf, newestProgram, shownEntry } from './queries/attempts.ts';
import type { Work } from './queries/works.ts';
import { closedFor, type Reached, reach } from './reach.ts';

type Scene = Pick<SignedInContext, 'app' | 'db' | 'actor'>;

/** [PU-03] Older data has zero dates for no date. */
const shownDay = (day: string | null | undefined): string => (day && !day.startsWith('0000') ? day : '');

const shareOfKind: Readonly<Record<WorkKind, ProjectDetail['share_with']>> = {
  course: shareWithOf.division,
  assignment: shareWithOf.person,
  club: shareWithOf.batch,
  practice: shareWithOf.division,
};

/** [EN-20, EN-24] A read-only work uses its own copies. */
export async function detailOf(scene: Scene, reached: Reached): Promise<ProjectDetail> {
  const { key, given, work } = reached;
  const { school } = scene.actor;
  const state = work?.state ?? null;
  const program = work && (await newestProgram(scene.db, work));
  return {
    project_id: key.projectId,
    session_id: key.sessionId,
    project_name: work?.title ?? given?.title ?? '',
    project_cover: work ? (work.coverFileId ?? '') : (given?.cover ?? ''),
    compiler_exist: bit(program !== undefined),
    compiler_tool: given?.tool ?? '',
    compiler_url: program ? studioPath(program.workspaceId, program.sequence) : '',
    share_with: given ? shareWithOf[given.way] : shareOfKind[key.kind],
    assignment_type: kindNumbers[key.kind],
    due_date: shownDay(dueOf(reached)),
    today: schoolDay(scene.app.now(), school.timeZone),
    chkProjectUpload: {
      save_as_draft: bit(given?.takesDrafts ?? true),
      is_review: bit(state === 'in_review'),
      is_approved: bit(state === 'approved'),
      resubmit: bit(state === 'resubmit'),
      upload_type: (work?.attempt ?? 0) === 0 ? 1 : 2,
    },
    accepted_types: [...(given?.acceptedTypes ?? acceptedTypes)],
    allows_url: bit(given?.allowsUrl ?? true),
    allows_paste: bit(allows({ settings: school.settings }, 'student_allow_copy_paste')),
    closed: await closedFor(scene, reached),
    academic_year: work?.academicYear ?? school.academicYear,
    version: work?.version ?? 0,
    attempt: work?.attempt ?? 0,
    state,
    is_late: bit(work?.isLate ?? false),
  };
}

/** [EN-20] For a project as a whole. */
export async function detailByProject(scene: Scene, projectId: number, kind: WorkKind) {
  const reached = await reach(scene, { projectId, sessionId: 0, kind }, 'free');
  return { success: 'true' as const, data: await detailOf(scene, reached) };
}

/** A resubmission may have another due day than the project. */
export const dueOf = ({ given, work }: Pick<Reached, 'given' | 'work'>): string | null =>
  work && work.state !== 'draft' ? work.dueOn : (given?.dueOn ?? work?.dueOn ?? null);

/** [CW-14] The next draft, and every earlier attempt with reviews. */
export async function uploadedOf(
  { db, actor }: Pick<Scene, 'db' | 'actor'>,
  work: Work | undefined,
): Promise<ProjectUploaded> {
  if (!work) {
    return { work_id: 0, version: 0, my_learning: '', entries: [], attempts: [], feedback: '', reviews: [] };
  }
  const entries = await entriesOf(db, work);
  const of = (number: number) => entries.filter((each) => each.attempt === number).map(shownEntry);
  const attempts = await attemptsOf(db, work);
  const reviews = (await feedbackFor(db, actor, [work.id])).get(work.id) ?? [];
  const [newest] = reviews;
  return {
    work_id: work.id,
    version: work.version,
    my_learning: work.draftLearning,
    entries: of(work.attempt + 1),
    attempts: attempts.map(({ number, learning, submittedAt, isLate }) => ({
      number,
      my_learning: learning,
      submitted_at: submittedAt.getTime(),
      is_late: bit(isLate),
      entries: of(number),
    })),
    feedback: newest?.attempt === work.attempt ? newest.feedback : '',
    reviews: reviews.map(({ attempt, decision, feedback, reviewer_name, decided_at, scores, comments }) => ({
      attempt,
      decision,
      feedback,
      teacher: reviewer_name,
      decided_at,
      scores,
      comments: studentComments(
        entries.filter((each) => each.attempt === attempt).map(({ id }) => id),
        comments,
      ),
    })),
  };
}

/** Students do not get the ids of entries, so a comment says which entry of the attempt it is on. */
const studentComments = (
  entryIds: readonly number[],
  comments: DecidedReview['comments'],
): ProjectUploaded['reviews'][number]['comments'] =>
  comments
    .map(({ id, entry_id, anchor, at, text }) => ({
      id,
      entry: entryIds.indexOf(entry_id) + 1,
      anchor,
      at,
      text,
    }))
    .toSorted((a, b) => a.entry - b.entry || a.at - b.at || a.id - b.id);
