import { randomUUID } from 'node:crypto';
import type { SignedInContext } from '#server/core/call-context.ts';
import { type ReportEvent, writeEvents } from '#server/report-events/index.ts';

/** What an act did to one project, as its event keeps it: enough to take the act back. */
export interface ActStep {
  readonly projectId: number;
  readonly kind: 'chosen' | 'unchosen';
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
  scene: SignedInContext,
  place: NotedPlace,
  steps: readonly ActStep[],
  undoes?: string,
): Promise<string> {
  if (steps.length === 0) return '';
  const act = randomUUID();
  const named = undoes === undefined ? { act } : { undoes };
  await noteProjects(
    scene,
    place,
    steps.map(({ projectId, kind, archived, template }) => ({
      measure: `project.${kind}`,
      subjectId: projectId,
      details: { ...named, archived, template },
    })),
  );
  return undoes === undefined ? act : '';
}

type ProjectEvent = Pick<ReportEvent, 'measure' | 'subjectId' | 'divisionId' | 'details'>;

/** Writes what was done in the place for reports. */
export function noteProjects(
  scene: Pick<SignedInContext, 'app' | 'db' | 'actor'>,
  { school, year, group }: NotedPlace,
  events: readonly ProjectEvent[],
): Promise<void> {
  const shared = { schoolId: school.id, personId: scene.actor.id, groupId: group.id, academicYear: year };
  return writeEvents(
    scene,
    events.map((event) => ({ ...shared, ...event })),
  );
}
