import { randomUUID } from 'node:crypto';
import type { SignedInContext } from '#server/core/call-context.ts';
import { type ReportEvent, writeEvents } from '#server/report-events/index.ts';

/** What an act did to one project, enough to undo it. */
export interface ActStep {
  readonly projectId: number;
  readonly kind: 'chosen' | 'unchosen';
  /** For `chosen`: it was archived before; for `unchosen`: it is archived now. */
  readonly archived: 0 | 1;
  /** The template; 0: by hand. */
  readonly template: number;
}

interface NotedPlace {
  readonly school: { readonly id: number };
  readonly year: string;
  readonly group: { readonly id: number };
}

/** Records the act for reports and returns its id; '': nothing was done. */
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

/** Records events for reports. */
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
