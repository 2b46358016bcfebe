import type { ReportEventKind } from '#contract/curriculum/content.rules.ts';
import type { SignedIn } from '#server/core/call-context.ts';
import type { UnitOfWork } from '#server/core/context.ts';
import { reportEvents } from './schema/report-events.ts';

type Unit = Pick<UnitOfWork, 'app' | 'db'> & Pick<SignedIn, 'actor'>;

interface ReportEvent {
  readonly schoolId: number;
  readonly kind: ReportEventKind;
  readonly subject: string;
  readonly subjectId: number;
  readonly groupId?: number;
  readonly academicYear?: string;
  readonly details?: Readonly<Record<string, string | number>>;
}

/** Writes down what reports will count, with what it tells of or not at all. */
export async function report({ app, db, actor }: Unit, event: ReportEvent): Promise<void> {
  await db.insert(reportEvents).values({ ...event, at: app.now(), actorId: actor.id });
}
