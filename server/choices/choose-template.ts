import type { templateRefusals } from '#contract/choices/choices.refusals.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { chooseOffered } from './choose.ts';
import { type AskedGroup, lockChosenGroup } from './chosen-group.ts';
import { isUsableTemplate, projectsOfTemplate, templatesAt } from './queries/choice-templates.ts';
import type { ChosenGroup } from './queries/chosen-group.ts';

type Choosing = SignedInContext<ReasonsOf<typeof templateRefusals>>;

/** Chooses everything of a template that is offered in the place. */
export async function chooseTemplate(scene: Choosing, input: AskedGroup & { readonly template_id: number }) {
  const place = await lockChosenGroup(scene, input);
  if (!(await isUsableTemplate(scene.db, place, input.template_id))) throw notFound();
  return chooseAllOf(scene, place, input.template_id);
}

/** Uses the default template: the school's before the office's. */
export async function chooseUsual(scene: Choosing, input: AskedGroup) {
  const place = await lockChosenGroup(scene, input);
  const usual = await usualTemplate(scene, place);
  if (!usual) throw scene.refuse('no_default');
  return chooseAllOf(scene, place, usual.template_id);
}

export async function usualTemplate({ db }: Pick<SignedInContext, 'db'>, place: ChosenGroup) {
  const templates = await templatesAt(db, place);
  return templates.find(({ is_default }) => is_default === 1) ?? null;
}

async function chooseAllOf(scene: Choosing, place: ChosenGroup, templateId: number) {
  const projects = await projectsOfTemplate(scene.db, place, templateId);
  if (projects.length === 0) throw scene.refuse('empty_template');
  const ids = projects.map(({ project_id }) => project_id);
  return chooseOffered(scene, place, ids, templateId);
}
