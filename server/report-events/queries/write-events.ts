import type { Measure } from '#contract/measures.ts';
import type { UnitOfWork } from '#server/core/context.ts';
import { builder, given, statement } from '#server/db/prepared.ts';
import { reportEvents } from '../schema.ts';

export interface ReportEvent {
  readonly schoolId: number;
  readonly measure: Measure;
  /** 0: the measure says it all. */
  readonly subjectId: number;
  readonly personId: number;
  /** Grade or club. */
  readonly groupId?: number;
  /** Division or batch. */
  readonly divisionId?: number;
  readonly academicYear?: string;
  readonly details?: Readonly<Record<string, string | number>>;
}

type Unit = Pick<UnitOfWork, 'app' | 'db'>;

const rowOf = ({ app }: Unit, event: ReportEvent) => ({
  ...event,
  at: app.now(),
  subject: event.measure.slice(0, event.measure.indexOf('.')),
});

/** Runs in the transaction of what it records. */
export async function writeEvents(unit: Unit, events: readonly ReportEvent[]): Promise<void> {
  if (events.length > 0) await unit.db.insert(reportEvents).values(events.map((each) => rowOf(unit, each)));
}

const insertOnce = statement(
  'report-event-once',
  builder
    .insert(reportEvents)
    .values({
      schoolId: given('schoolId'),
      at: given('at'),
      personId: given('personId'),
      measure: given('measure'),
      subject: given('subject'),
      subjectId: given('subjectId'),
      groupId: given('groupId'),
      divisionId: given('divisionId'),
      academicYear: given('academicYear'),
      details: given('details'),
      onceKey: given('onceKey'),
    })
    .onConflictDoNothing(),
);

/** Writes no second event of the school with this key. */
export async function writeEventOnce(unit: Unit, event: ReportEvent, onceKey: string): Promise<void> {
  const plain = { groupId: null, divisionId: null, academicYear: '', details: {} };
  await insertOnce(unit.db, { ...plain, ...rowOf(unit, event), onceKey });
}
