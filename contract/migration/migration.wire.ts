import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { isDay } from '#contract/core/days.ts';
import { pageInput, pageOutput } from '#contract/core/page.ts';
import { rawText } from '#contract/core/text.ts';
import { count, id, wireId } from '#contract/core/wire-numbers.ts';
import {
  keptReasons,
  lineActions,
  lineVerdicts,
  migrationStates,
  migrationStops,
} from './migration.model.ts';

/** 0: the caller's own school; the central office names one. */
const ofSchool = { school_id: v.optional(wireId, 0) };

export const schoolInput = v.object(ofSchool);
export const migrationInput = v.object({ ...ofSchool, migration_id: id });
export const migrationAtVersion = v.object({ ...migrationInput.entries, version: count });

/** Within the years that clocks can show. */
export const day = v.pipe(
  rawText(10, 'day'),
  v.check((text) => isDay(text), 'day'),
);
const year = rawText(20);

export const itemsAtOnce = 1000;

const classRule = v.object({
  grade_id: id,
  action: v.picklist(lineActions),
  to_grade: v.nullable(id),
});
const clubRule = v.object({
  club_id: id,
  action: v.picklist(['keep', 'clear', 'move']),
  to_club: v.nullable(id),
});
const areEachOnce = (ids: readonly number[]) => new Set(ids).size === ids.length;
/** One outcome for each class and club. */
export const rulesWire = v.object({
  classes: v.pipe(
    v.array(classRule),
    v.maxLength(200),
    v.check((rules) => areEachOnce(rules.map(({ grade_id }) => grade_id)), 'A grade stands here twice.'),
  ),
  clubs: v.pipe(
    v.array(clubRule),
    v.maxLength(200),
    v.check((rules) => areEachOnce(rules.map(({ club_id }) => club_id)), 'A club stands here twice.'),
  ),
  faculty: v.picklist(['keep', 'clear']),
});

/** [QU-49] `rule`: the rules decide. Classes are given by the school's own ids. */
const lineItem = v.object({
  student_id: id,
  action: v.picklist([...lineActions, 'rule']),
  toClass: v.optional(v.nullable(id), null),
  toDiv: v.optional(v.nullable(id), null),
});

export const planInput = v.object({
  ...ofSchool,
  /** 0: a new one. */
  migration_id: v.optional(wireId, 0),
  version: v.optional(count, 0),
  toYear: v.optional(year, ''),
  rules: v.exactOptional(rulesWire),
  leave_on: v.exactOptional(day),
  items: v.optional(v.pipe(v.array(lineItem), v.maxLength(itemsAtOnce)), []),
  /** Creates the classes, sections and batches that the rules need. */
  createMissing: v.optional(v.boolean(), false),
  dryRun: v.optional(v.boolean(), false),
});
export type PlanInput = v.InferOutput<typeof planInput>;

const figure = v.number();
const lineTotals = v.object({
  students: figure,
  ready: figure,
  undecided: figure,
  no_place: figure,
  stale: figure,
  already: figure,
  done: figure,
  undone: figure,
  exceptions: figure,
});

const part = v.object({ id: figure, name: v.string() });
const group = {
  id: figure,
  name: v.string(),
  parts: v.array(part),
  students: figure,
  missing: v.array(v.string()),
};

export const planWire = v.object({
  id: figure,
  fromYear: v.string(),
  toYear: v.string(),
  state: v.picklist(migrationStates),
  version: figure,
  batch_id: v.string(),
  leave_on: v.string(),
  scheduled_for: v.nullable(figure),
  stopped: v.nullable(v.picklist(migrationStops)),
  created_by: v.string(),
  applied_at: v.nullable(figure),
  applied_by: v.string(),
  rolled_back_at: v.nullable(figure),
  /** The last day for taking it back; '': too late. */
  rollback_until: v.string(),
  faculty: v.picklist(['keep', 'clear']),
  classes: v.array(v.object({ ...group, action: v.picklist(lineActions), to_grade: v.nullable(figure) })),
  clubs: v.array(
    v.object({ ...group, action: v.picklist(['keep', 'clear', 'move']), to_club: v.nullable(figure) }),
  ),
  lines: lineTotals,
});
export type MigrationPlan = v.InferOutput<typeof planWire>;

const flow = v.object({
  from: v.string(),
  action: v.picklist(lineActions),
  to: v.string(),
  students: figure,
});

export const checkWire = v.object({
  /** True: nothing prevents applying it. */
  isReady: v.boolean(),
  flows: v.array(flow),
  /** Some names of the people or things concerned, and their number. */
  problems: v.array(
    v.object({
      code: v.picklist(['undecided', 'no_place', 'stale', 'no_batch', 'year_moved']),
      count: figure,
      names: v.array(v.string()),
    }),
  ),
  warnings: v.array(
    v.object({
      code: v.picklist([
        'already',
        'inactive',
        'no_class',
        'leaving',
        'in_review',
        'unmarked',
        'assessments_planned',
        'notices_planned',
      ]),
      count: figure,
      names: v.array(v.string()),
    }),
  ),
  teachers: v.array(v.object({ id: figure, name: v.string(), before: figure, stay: figure, come: figure })),
});
export type MigrationCheck = v.InferOutput<typeof checkWire>;

export const planOutput = v.object({
  success: v.literal('true'),
  data: planWire,
  check: v.nullable(checkWire),
});

export const migrationListOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    school_name: v.string(),
    is_model1: v.number(),
    is_demo_school: bitWire,
    time_zone: v.string(),
    current_year: v.string(),
    next_year: v.string(),
    today: v.string(),
    /** Newest first; at most one is open. */
    migrations: v.array(
      v.object({
        id: figure,
        fromYear: v.string(),
        toYear: v.string(),
        state: v.picklist(migrationStates),
        students: figure,
        created_by: v.string(),
        at: figure,
      }),
    ),
  }),
});
export type MigrationList = v.InferOutput<typeof migrationListOutput>['data'];

const linePage = pageInput({
  sorts: ['name', 'user_id'],
  filters: {
    only: v.picklist(['exceptions', 'problems']),
    verdict: v.picklist(lineVerdicts),
    action: v.picklist(lineActions),
    grade: wireId,
  },
});
export const linePageInput = v.object({ ...migrationInput.entries, ...linePage.entries });
export type LinePageInput = v.InferOutput<typeof linePageInput>;

export const lineRow = v.object({
  id: figure,
  student_name: v.string(),
  user_id: v.string(),
  from_class: v.string(),
  action: v.nullable(v.picklist(lineActions)),
  toClass: v.nullable(figure),
  toDiv: v.nullable(figure),
  to_class: v.string(),
  verdict: v.picklist(lineVerdicts),
  is_exception: bitWire,
});
export type LineRow = v.InferOutput<typeof lineRow>;
export const linePageOutput = pageOutput(lineRow);

export const appliedOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    batch_id: v.string(),
    moved: figure,
    retained: figure,
    left: figure,
    year: v.string(),
  }),
});

export const rollbackInput = v.object({
  ...migrationInput.entries,
  /** Empty or left out: everybody, and the year and teachers too. */
  students: v.optional(v.pipe(v.array(id), v.maxLength(itemsAtOnce)), []),
  dryRun: v.optional(v.boolean(), false),
});

export const rollbackOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    returned: figure,
    year: v.string(),
    /** What was written in the new year, which nobody can go on with while the school is in the old one. */
    notices: figure,
    /** Projects that students began. */
    works: figure,
    assessments: figure,
    kept: v.array(v.object({ code: v.picklist(keptReasons), count: figure, names: v.array(v.string()) })),
    /** Teachers who got other places since, and keep them. */
    teachers_kept: figure,
  }),
});
export type RollbackResult = v.InferOutput<typeof rollbackOutput>['data'];
