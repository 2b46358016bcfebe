import type { saveTemplateRefusals } from '#contract/choices/choices.refusals.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import { clearDefaultTemplate, insertTemplateProjects, templateResource } from '#server/content/index.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound, type Refusing } from '#server/core/refusal.ts';
import type { TakenReason } from '#server/core/resource/resource.types.ts';
import { refusingTaken } from '#server/core/resource/taken.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { type AskedGroup, reachChosenGroup } from './chosen-group.ts';
import { insertTemplate, lockOwnTemplate, updateTemplate } from './queries/choice-templates.ts';
import { chosenProjects, isTaught } from './queries/choices.ts';

type Saving = SignedInContext<ReasonsOf<typeof saveTemplateRefusals>>;

interface Named {
  readonly name: string;
  readonly is_default: boolean;
}

/** [CA-01] Stores the place's choices in order as a template of the school, for the class or for clubs. */
export async function saveTemplate(scene: Saving, input: AskedGroup & Named) {
  const { app, db, actor, refuse } = scene;
  refuseDemo({ actor, refuse });
  const place = await reachChosenGroup(scene, input);
  const chosen = await chosenProjects(db, place, isTaught);
  if (chosen.length === 0) throw refuse('nothing_chosen');
  const { kind, classId } = place.group;
  const of = { schoolId: place.school.id, kind, classId };
  if (input.is_default) await clearDefaultTemplate(db, of);
  const { name, is_default: isDefault } = input;
  const row = { ...of, name, isDefault, createdAt: app.now(), createdBy: actor.id };
  const [saved] = await refusingTaken(
    scene,
    templateResource,
    () => name,
    () => insertTemplate(db, row),
  );
  if (!saved) throw new Error('A template was not stored.');
  const projectIds = chosen.map(({ project_id }) => project_id);
  await insertTemplateProjects(db, saved.id, projectIds);
  return { template_id: saved.id, projects: chosen.length };
}

/** Removes or restores a template of the school. */
export async function removeTemplate(
  scene: SignedInContext & Refusing<'demo_school' | TakenReason>,
  { template_id, is_removed }: { readonly template_id: number; readonly is_removed: boolean },
): Promise<void> {
  const { app, db, actor, refuse } = scene;
  refuseDemo({ actor, refuse });
  const stored = await lockOwnTemplate(db, actor.school.id, template_id);
  if (!stored) throw notFound();
  const removedAt = is_removed ? app.now() : null;
  await refusingTaken(
    scene,
    templateResource,
    () => stored.name,
    () => updateTemplate(db, stored, { removedAt, isDefault: false }),
  );
}
