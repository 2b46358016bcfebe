import { roles } from '#contract/core/roles.ts';
import { actionOfWord, becomesColumn, type ExceptionProblem } from '#contract/migration/exceptions.rules.ts';
import type { ExceptionResult } from '#contract/migration/exceptions.wire.ts';
import { type PlanInput } from '#contract/migration/migration.wire.ts';
import { guessColumns } from '#contract/roster/roster.rules.ts';
import type { Queryable } from '#server/db/database.ts';
import type { TableRow } from '#server/files/tables/table.ts';
import {
  type Cells,
  ClassesOfFile,
  cellsOf,
  groupsOfRow,
  type KnownGroups,
  knownGroups,
  loginOf,
} from '#server/roster/index.ts';
import type { ReachedSchool } from '#server/schools/index.ts';
import { type NamedStudent, studentsByKeys } from './queries/exceptions.ts';
import type { StoredPlan } from './queries/lines.ts';
import { groupsOf } from './queries/plans.ts';

type Item = PlanInput['items'][number];

interface Row {
  readonly line: number;
  readonly cells: Cells;
  readonly becomes: string;
}

class Wrong {
  constructor(
    readonly code: ExceptionProblem,
    readonly text = '',
  ) {}
}

/** null: no columns for the student and for what happens to them. */
export function exceptionRowsOf([head, ...rows]: readonly TableRow[]): Row[] | null {
  const headings = head?.cells ?? [];
  const at = becomesColumn(headings);
  const columns = guessColumns(headings, 'students').map((field, column) =>
    column === at || field === 'club' ? null : field,
  );
  const has = (...fields: readonly (typeof columns)[number][]) => fields.some((of) => columns.includes(of));
  if (!has('user_id', 'admission_no') || (at < 0 && !has('grade', 'place'))) return null;
  return rows.map(({ line, cells }) => ({ line, cells: cellsOf(cells, columns), becomes: cells[at] ?? '' }));
}

interface Judged extends ExceptionResult {
  readonly items: Item[];
}

/** Returns decisions per student, and why rows decide nothing. */
export async function validateExceptions(
  db: Queryable,
  school: ReachedSchool,
  plan: StoredPlan,
  rows: readonly Row[],
): Promise<Judged> {
  const named = await studentsByKeys(db, plan, {
    logins: rows.flatMap(({ cells }) => (cells.user_id ? [loginOf(cells.user_id)] : [])),
    admissions: rows.flatMap(({ cells }) => cells.admission_no ?? []),
  });
  const students: Students = {
    byLogin: new Map(named.map((student) => [student.loginName, student])),
    byAdmission: new Map(named.map((student) => [student.admissionNo, student])),
  };
  const places = await knownGroups(db, school.id, school.model);
  const gradeOf = new Map(
    (await groupsOf(db, school.id)).flatMap(({ id, parts }) => parts.map((part) => [part.id, id] as const)),
  );
  const found = rows.map((row) => ({ row, student: studentOf(row, students) }));
  const times = new Map<number, number>();
  for (const { student } of found)
    if (!(student instanceof Wrong)) times.set(student.id, (times.get(student.id) ?? 0) + 1);
  const items: Item[] = [];
  const problems: ExceptionResult['problems'] = [];
  for (const { row, student } of found) {
    const isTwice = !(student instanceof Wrong) && (times.get(student.id) ?? 0) > 1;
    const item = isTwice ? new Wrong('twice') : itemOf(row, student, places, gradeOf);
    if (item instanceof Wrong)
      problems.push({ line: row.line, who: whoOf(row), code: item.code, text: item.text });
    else items.push(item);
  }
  return { items, taken: items.length, problems };
}

const whoOf = ({ cells }: Row) => cells.user_id ?? cells.admission_no ?? '';

interface Students {
  readonly byLogin: ReadonlyMap<string, NamedStudent>;
  readonly byAdmission: ReadonlyMap<string, NamedStudent>;
}

function studentOf({ cells }: Row, { byLogin, byAdmission }: Students): NamedStudent | Wrong {
  const { user_id: login, admission_no: admission } = cells;
  if (!login && !admission) return new Wrong('key_required');
  const ofLogin = login ? byLogin.get(loginOf(login)) : undefined;
  const ofNumber = admission ? byAdmission.get(admission) : undefined;
  if ((login && !ofLogin) || (admission && !ofNumber)) return new Wrong('unknown');
  if (ofLogin && ofNumber && ofLogin !== ofNumber) return new Wrong('two_people');
  return ofLogin ?? ofNumber ?? new Wrong('unknown');
}

function itemOf(
  { cells, becomes }: Row,
  student: NamedStudent | Wrong,
  places: KnownGroups,
  gradeOf: ReadonlyMap<number, number>,
): Item | Wrong {
  if (student instanceof Wrong) return student;
  if (!student.isActive) return new Wrong('inactive');
  if (student.isAlready) return new Wrong('already');
  const action = actionOfWord(becomes);
  if (becomes !== '' && action === undefined) return new Wrong('not_understood', becomes);
  const of = { student_id: student.id, toClass: null, toDiv: null };
  const hasPlace = cells.grade !== undefined || cells.place !== undefined;
  if (!hasPlace) {
    if (action === undefined) return new Wrong('nothing_said');
    // If a row only says that they go on, the rule decides where.
    return { ...of, action: action === 'promote' ? 'rule' : action };
  }
  if (action === 'retain' || action === 'leave') return new Wrong('not_both');
  const { ids, problems } = groupsOfRow(
    cells,
    new ClassesOfFile({ known: places, choices: {} }),
    roles.student,
  );
  const [problem] = problems;
  const [toDiv] = ids;
  const toClass = toDiv === undefined ? undefined : gradeOf.get(toDiv);
  if (problem || toDiv === undefined || toClass === undefined || ids.length > 1)
    return new Wrong(
      problem?.code === 'section_missing' ? 'section_missing' : 'class_unknown',
      cells.place ?? [cells.grade, cells.division].filter(Boolean).join(' '),
    );
  return { student_id: student.id, action: 'promote', toClass, toDiv };
}
