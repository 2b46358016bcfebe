import { isClubModel } from '#contract/core/school-models.ts';
import type { Chosen, Notice, NoticeFormMode, Video } from '#contract/notices/notice.model.ts';
import {
  asksForReaders,
  checkDates,
  type DateProblem,
  type Day,
  type NoticeFor,
  noticeForOfBoxes,
  noticeLimits,
  parseVideoLink,
  readersByCode,
} from '#contract/notices/notice.rules.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { textProblem } from '#machines/shared/text-problem.ts';
import {
  placeProblems as officeProblems,
  onlyPlace,
} from '../office-notice-form/office-notice-form.rules.ts';
import {
  type BlockCode,
  type ChoiceNote,
  type Division,
  type FormPerson,
  type Grade,
  type NoticeField,
  type NoticeFormContext,
  type NoticeValues,
  noticeFields,
  type ProblemCode,
  type Problems,
} from './notice-form.types.ts';

/** The grade, when exactly one is chosen: only then divisions can be chosen [NF-21]. */
function onlyGradeOf(values: NoticeValues): number | null {
  return values.grades !== 'all' && values.grades.length === 1 ? (values.grades[0] ?? null) : null;
}

export const worksWithClubs = (person: FormPerson): boolean => isClubModel(person.schoolModel);

/**
 * The choice whose parts are to be loaded: exactly one grade can be divided [NF-21], any clubs [NF-23], at the
 * central office the one chosen school into its grades; null: nothing can.
 */
export function dividedOf({ values, person }: Pick<NoticeFormContext, 'values' | 'person'>): Chosen | null {
  if (values.office) {
    const school = onlyPlace(values.office.schools);
    return school === null ? null : [school];
  }
  if (worksWithClubs(person)) return isEmpty(values.grades) ? null : values.grades;
  const grade = onlyGradeOf(values);
  return grade === null ? null : [grade];
}

export const isEmpty = (chosen: Chosen): boolean => chosen !== 'all' && chosen.length === 0;

/** Divisions as far as the grades leave a choice: All is implied without one grade, no batch is without a club. */
export function withImplied(values: NoticeValues, person: FormPerson): NoticeValues {
  if (values.office) return values;
  if (worksWithClubs(person)) return isEmpty(values.grades) ? { ...values, divisions: [] } : values;
  return onlyGradeOf(values) === null ? { ...values, divisions: 'all' } : values;
}

/** Of a new notice the only division, or batch, is chosen by itself; where nothing else was, that is no change yet. */
export function withOnlyPart(
  { mode, values, opened }: Pick<NoticeFormContext, 'mode' | 'values' | 'opened'>,
  [only, ...others]: readonly Division[],
): Pick<NoticeFormContext, 'values' | 'opened'> {
  if (mode !== 'add' || !only || others.length > 0 || !isEmpty(values.divisions)) return { values, opened };
  const next = { ...values, divisions: [only.id] };
  return { values: next, opened: isSame(values, opened.values) ? { ...opened, values: next } : opened };
}

/** Is the person asked who reads it [NF-20, RP-04]? Whoever is not asked saves 1. */
export function isAskedForReaders(person: FormPerson): boolean {
  return asksForReaders(person.schoolModel, person.role);
}

interface ReaderBoxes {
  readonly faculty: boolean;
  readonly students: boolean;
}

/** The two boxes of the school form; 6 shows as both [EN-06, QC-10]. */
export function boxesOf(noticeFor: NoticeFor | null): ReaderBoxes {
  const readers = noticeFor === null ? null : readersByCode[noticeFor];
  return { faculty: readers?.faculty ?? false, students: readers?.students ?? false };
}

/** Boxes that were not changed leave the code alone: 6 is never narrowed to 1 in silence [QC-10]. */
export function readersAfter(noticeFor: NoticeFor | null, boxes: ReaderBoxes): NoticeFor | null {
  const shown = boxesOf(noticeFor);
  const isUntouched = shown.faculty === boxes.faculty && shown.students === boxes.students;
  return isUntouched ? noticeFor : noticeForOfBoxes(boxes);
}

/** [NF-26, RP-07, VN-37, ST-07, ST-08, TV-16, QC-35] */
export function blockOf(mode: NoticeFormMode, person: FormPerson, notice: Notice | null): BlockCode | null {
  if (person.isDemoSchool) return 'demo_school';
  if (mode === 'edit' && !(person.mayEditNotices && notice?.mayEdit)) return 'not_editable';
  return mode === 'editReshare' && !notice?.mayReshare ? 'not_reshareable' : null;
}

/**
 * The grades, or clubs, a choice leads to. A newly ticked grade without divisions is refused and stays unticked
 * [NF-27, VP-31]; one that is not in the list is dropped.
 */
export function chooseGrades(
  form: Pick<NoticeFormContext, 'values' | 'person' | 'grades' | 'divisionList'>,
  chosen: Chosen,
): { readonly values: NoticeValues; readonly refused: number | null } {
  const { values, grades: list } = form;
  const choose = (grades: Chosen) =>
    worksWithClubs(form.person) ? withClubs(form, grades) : withGrades(values, grades);
  if (chosen === 'all') return { values: choose('all'), refused: null };
  const before = values.grades === 'all' ? [] : values.grades;
  const listed = list.filter(({ id }) => chosen.includes(id));
  const isRefused = ({ id, divisionCount }: Grade) => !before.includes(id) && divisionCount === 0;
  const grades = listed.filter((grade) => !isRefused(grade)).map(({ id }) => id);
  return { values: choose(grades), refused: listed.find(isRefused)?.id ?? null };
}

/** [NF-24, NF-25] All clubs choose all their batches; else the batches of clubs that were let go go with them. */
function withClubs(
  { values, divisionList }: Pick<NoticeFormContext, 'values' | 'divisionList'>,
  grades: Chosen,
): NoticeValues {
  if (grades === 'all') return { ...values, grades, divisions: 'all' };
  if (grades.length === 0) return { ...values, grades, divisions: [] };
  if (values.divisions === 'all') return { ...values, grades };
  const clubOf = new Map(divisionList?.divisions.map(({ id, gradeId }) => [id, gradeId]));
  const stays = (id: number) => {
    const club = clubOf.get(id);
    return club === undefined || grades.includes(club);
  };
  return { ...values, grades, divisions: values.divisions.filter(stays) };
}

/** [NF-21] Several grades or none imply All; one grade starts with no division unless All was chosen before. */
function withGrades(values: NoticeValues, grades: Chosen): NoticeValues {
  const next = { ...values, grades };
  const [was, is] = [onlyGradeOf(values), onlyGradeOf(next)];
  if (is === null) return { ...next, divisions: 'all' };
  if (was === is) return next;
  return { ...next, divisions: was !== null && values.divisions === 'all' ? 'all' : [] };
}

/** Chosen divisions as far as the list of the grade has them. */
export function keepValidDivisions(chosen: Chosen, divisions: readonly { readonly id: number }[]): Chosen {
  if (chosen === 'all') return 'all';
  return [...new Set(chosen)].filter((id) => divisions.some((division) => division.id === id));
}

/** [NF-25] The same of a whole form; a choice whose list is not there yet stays as it is. */
export function keepListed(
  form: Pick<NoticeFormContext, 'values' | 'person' | 'divisionList'>,
): NoticeValues {
  const { values, divisionList } = form;
  if (divisionList === null || !isSame(divisionList.of, dividedOf(form))) return values;
  return { ...values, divisions: keepValidDivisions(values.divisions, divisionList.divisions) };
}

/** What of a choice is gone; null when nothing is. */
export function fallen(
  before: Pick<NoticeValues, 'grades' | 'divisions'>,
  after: Pick<NoticeValues, 'grades' | 'divisions'>,
  list: readonly Division[],
): ChoiceNote | null {
  const grades = lostOf(before.grades, after.grades).length;
  const divisions = lostOf(before.divisions, after.divisions);
  if (grades === 0 && divisions.length === 0) return null;
  const known = list.filter(({ id }) => divisions.includes(id));
  return { kind: 'fell', grades, divisions: divisions.length, known };
}

function lostOf(before: Chosen, after: Chosen): readonly number[] {
  if (before === 'all' || after === 'all') return [];
  return before.filter((id) => !after.includes(id));
}

/** The first chosen club of which no batch is chosen; with All, one without any batch is nobody's to choose. */
export function clubWithoutBatch({
  values: { grades: chosen, divisions },
  grades,
  divisionList,
}: Pick<NoticeFormContext, 'values' | 'grades' | 'divisionList'>): Grade | null {
  if (divisions === 'all') return null;
  const has = ({ id }: Grade) =>
    divisionList?.divisions.some((batch) => batch.gradeId === id && divisions.includes(batch.id)) ?? false;
  const isChosen = ({ id, divisionCount }: Grade) =>
    chosen === 'all' ? divisionCount > 0 : chosen.includes(id);
  return grades.find((club) => isChosen(club) && !has(club)) ?? null;
}

/** [VN-24…28] Sets a day; an offending one goes to its boundary, with the reason to show. */
export function withDay(
  { values, today, storedDates }: Pick<NoticeFormContext, 'values' | 'today' | 'storedDates'>,
  field: 'shareDate' | 'dueDate',
  day: Day,
): { readonly values: NoticeValues; readonly notes: NoticeFormContext['dateNotes'] } {
  let next = { ...values, [field]: day };
  const notes: { shareDate?: DateProblem; dueDate?: DateProblem } = {};
  // Setting one day back can put it before the other one, so the check runs until nothing is left to say.
  for (let round = 0; round < 3; round += 1) {
    const found = checkDates({
      share: next.shareDate,
      due: next.dueDate,
      today,
      mandatory: false,
      changed: field === 'shareDate' ? 'share' : 'due',
      ...(storedDates ? { stored: storedDates } : {}),
    });
    if (!found) break;
    const offending = found.field === 'share' ? 'shareDate' : 'dueDate';
    notes[offending] ??= found.problem;
    next = { ...next, [offending]: found.resetTo };
  }
  return { values: next, notes };
}

const numbered = (videos: readonly Omit<Video, 'label'>[]): Video[] =>
  videos.map(({ url, kind }, index) => ({ url, kind, label: `Video ${index + 1}` }));

/** [NF-14, VN-29…32] Adds what stands in the video input; the same address is kept once. */
export function addVideo(
  videos: readonly Video[],
  text: string,
): { readonly videos: readonly Video[]; readonly problem: 'video_invalid' | 'video_too_many' | null } {
  if (text.trim() === '') return { videos, problem: null };
  const link = parseVideoLink(text);
  if (!link) return { videos, problem: 'video_invalid' };
  if (videos.some((video) => video.url === link.url)) return { videos, problem: null };
  if (videos.length >= noticeLimits.videos) return { videos, problem: 'video_too_many' };
  return { videos: numbered([...videos, link]), problem: null };
}

export function removeVideo(videos: readonly Video[], url: string): readonly Video[] {
  return numbered(videos.filter((video) => video.url !== url));
}

type Judged = Pick<
  NoticeFormContext,
  'values' | 'person' | 'today' | 'storedDates' | 'videoProblem' | 'grades' | 'divisionList'
>;

function dateProblems({ values, today, storedDates }: Judged): Problems {
  const found = checkDates({
    share: values.shareDate,
    due: values.dueDate,
    today,
    mandatory: values.dueDateMandatory,
    changed: null,
    ...(storedDates ? { stored: storedDates } : {}),
  });
  return found ? { [found.field === 'share' ? 'shareDate' : 'dueDate']: found.problem } : {};
}

/** [VN-02…06, ST-17, ST-18] */
function placeProblems(form: Judged): Problems {
  const { values, person, divisionList } = form;
  if (!worksWithClubs(person))
    return {
      ...(isEmpty(values.grades) && { grades: 'grade_required' }),
      ...(onlyGradeOf(values) !== null && isEmpty(values.divisions) && { divisions: 'division_required' }),
    };
  if (isEmpty(values.grades)) return { grades: 'club_required' };
  if (values.divisions === 'all') return {};
  if (isEmpty(values.divisions)) return { divisions: 'batch_required' };
  if (!isSame(divisionList?.of, values.grades)) return { divisions: 'batches_pending' };
  return clubWithoutBatch(form) ? { divisions: 'club_without_batch' } : {};
}

function audienceProblems(form: Judged): Problems {
  const { values, person } = form;
  if (values.office) return officeProblems({ ...values, office: values.office });
  return {
    ...placeProblems(form),
    ...(isAskedForReaders(person) && values.noticeFor === null && { readers: 'readers_required' }),
  };
}

/** Everything that keeps the form from being sent, by field [VN-01…08, ST-09, ST-17, ST-18]. */
export function problemsOf(form: Judged): Problems {
  const { values } = form;
  const title = textProblem(values.title, noticeLimits.titleCharacters, ['title_required', 'title_too_long']);
  const description = textProblem(values.description, noticeLimits.descriptionCharacters, [
    'description_required',
    'description_too_long',
  ]);
  return {
    ...audienceProblems(form),
    ...(title && { title }),
    ...(description && { description }),
    ...dateProblems(form),
    ...(form.videoProblem && { video: form.videoProblem }),
  };
}

/** What the "Sorry" alert says: the first problem from the top of the form [VN-09…14]. */
export function firstProblem(problems: Problems): ProblemCode | null {
  const field = noticeFields.find((name) => problems[name]);
  return field ? (problems[field] ?? null) : null;
}

/** A refusal's words beside the fields this form has; others stay with the alert. */
export function placeFieldInformation(
  fields: Readonly<Record<string, string>> | undefined,
): Partial<Record<NoticeField, string>> {
  return Object.fromEntries(
    noticeFields.flatMap((field) => (fields?.[field] ? [[field, fields[field]]] : [])),
  );
}
