import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { saveTemplateRefusals } from '#contract/choices/choices.refusals.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import { templateResource } from '#server/content/index.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound, type Refusing } from '#server/core/refusal.ts';
import type { TakenReason } from '#server/core/resource/resource.types.ts';
import { refusingTaken } from '#server/core/resource/taken.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { type AskedPlace, reachPlace } from './choice-place.ts';
import { chosenProjects } from './queries/choices.ts';
import type { ChoicePlace } from './queries/choices-place.ts';
import { curriculumChoices, curriculumTemplates, templateProjects } from './schema.ts';

type Saving = SignedInContext<ReasonsOf<typeof saveTemplateRefusals>>;

interface Named {
  readonly name: string;
  readonly is_default: boolean;
}

/** [CA-01] Keeps what is chosen at a place, in its order, as a list of the school's own for that class or for clubs. */
export async function saveTemplate(scene: Saving, input: AskedPlace & Named) {
  const { app, db, actor, refuse } = scene;
  refuseDemo({ actor, refuse });
  const place = await reachPlace(scene, input);
  const chosen = await chosenProjects(db, place, isNull(curriculumChoices.archivedAt));
  if (chosen.length === 0) throw refuse('nothing_chosen');
  const { school, group } = place;
  if (input.is_default) await db.update(curriculumTemplates).set({ isDefault: false }).where(isOwnOf(place));
  const [saved] = await refusingTaken(
    scene,
    templateResource,
    () => input.name,
    () =>
      db
        .insert(curriculumTemplates)
        .values({
          schoolId: school.id,
          kind: group.kind,
          classId: group.classId,
          name: input.name,
          isDefault: input.is_default,
          createdAt: app.now(),
          createdBy: actor.id,
        })
        .returning({ id: curriculumTemplates.id }),
  );
  if (!saved) throw new Error('A template was not stored.');
  await db.insert(templateProjects).values(
    chosen.map(({ project_id }, index) => ({
      templateId: saved.id,
      projectId: project_id,
      position: index + 1,
    })),
  );
  return { template_id: saved.id, projects: chosen.length };
}

/** The lists of the school for the same class, or for its clubs. */
const isOwnOf = ({ school, group }: ChoicePlace): SQL | undefined =>
  and(
    eq(curriculumTemplates.schoolId, school.id),
    eq(curriculumTemplates.kind, group.kind),
    sql`${curriculumTemplates.classId} is not distinct from ${group.classId}::smallint`,
  );

/** Takes a list of the school's own away, or brings it back. */
export async function removeTemplate(
  scene: SignedInContext & Refusing<'demo_school' | TakenReason>,
  { template_id, is_removed }: { readonly template_id: number; readonly is_removed: boolean },
): Promise<void> {
  const { app, db, actor, refuse } = scene;
  refuseDemo({ actor, refuse });
  const isIts = and(
    eq(curriculumTemplates.id, template_id),
    eq(curriculumTemplates.schoolId, actor.school.id),
  );
  const [stored] = await db.select().from(curriculumTemplates).where(isIts).for('update');
  if (!stored) throw notFound();
  const removedAt = is_removed ? app.now() : null;
  await refusingTaken(
    scene,
    templateResource,
    () => stored.name,
    () => db.update(curriculumTemplates).set({ removedAt, isDefault: false }).where(isIts),
  );
}
