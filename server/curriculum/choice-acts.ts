import { randomUUID } from 'node:crypto';
import type { ReportEventKind } from '#contract/curriculum/content.rules.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { reportEvents } from './schema/report-events.ts';

/** What an act did to one project, as its event keeps it: enough to take the act back. */
export interface ActStep {
  readonly projectId: number;
  readonly kind: Extract<ReportEventKind, 'chosen' | 'unchosen'>;
  /** The other side of it: was it kept in the archive before, or is it now? */
  readonly archived: 0 | 1;
  /** The template it came with; 0: by hand. */
  readonly template: number;
}

interface NotedPlace {
  readonly school: { readonly id: number };
  readonly year: string;
  readonly group: { readonly id: number };
}

/** Writes what was done for reports, and names the act; '' where nothing was done. */
export async function noteAct(
  { app, db, actor }: SignedInContext,
  place: NotedPlace,
  steps: readonly ActStep[],
  undoes?: string,
): Promise<string> {
  if (steps.length === 0) return '';
  const act = randomUUID();
  const named = undoes === undefined ? { act } : { undoes };
  await db.insert(reportEvents).values(
    steps.map(({ projectId, kind, archived, template }) => ({
      schoolId: place.school.id,
      at: app.now(),
      actorId: actor.id,
      kind,
      subject: 'project',
      subjectId: projectId,
      groupId: place.group.id,
      academicYear: place.year,
      details: { ...named, archived, template },
    })),
  );
  return undoes === undefined ? act : '';
}

/** One event about each of these projects. */
export async function noteProjects(
  { app, db, actor }: SignedInContext,
  place: NotedPlace,
  kind: ReportEventKind,
  projectIds: readonly number[],
  details: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  if (projectIds.length === 0) return;
  await db.insert(reportEvents).values(
    projectIds.map((subjectId) => ({
      schoolId: place.school.id,
      at: app.now(),
      actorId: actor.id,
      kind,
      subject: 'project',
      subjectId,
      groupId: place.group.id,
      academicYear: place.year,
      details,
    })),
  );
}
