import type { choiceRefusals, staleRefusal } from '#contract/choices/choices.refusals.ts';
import { bit } from '#contract/core/bit.ts';
import { type ReasonsOf } from '#contract/core/refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { type AskedGroup, lockChosenGroup } from './chosen-group.ts';
import { chosenProjects, hasOwnOrder, replaceModuleOrder, revisionOf } from './queries/choices.ts';
import type { ChosenGroup } from './queries/chosen-group.ts';

type Row = Awaited<ReturnType<typeof chosenProjects>>[number];

function byModule(rows: readonly Row[]) {
  const modules = new Map<
    number,
    { module_id: number; module_name: string; projects: Omit<Row, 'module_id' | 'module_name'>[] }
  >();
  for (const { module_id, module_name, ...project } of rows) {
    const module = modules.get(module_id) ?? { module_id, module_name, projects: [] };
    modules.set(module_id, module);
    module.projects.push(project);
  }
  return [...modules.values()];
}

export async function chosenByModule(
  { db }: Pick<SignedInContext, 'db'>,
  place: ChosenGroup,
  where?: Parameters<typeof chosenProjects>[2],
) {
  return {
    success: 'true' as const,
    academic_year: place.year,
    group_name: place.group.name,
    revision: (await revisionOf(db, place)).revision,
    data: byModule(await chosenProjects(db, place, where)),
  };
}

/** In the school's order. */
export async function modulesAt({ db }: Pick<SignedInContext, 'db'>, place: ChosenGroup) {
  const modules = byModule(await chosenProjects(db, place));
  return {
    success: 'true' as const,
    is_own_order: bit(await hasOwnOrder(db, place)),
    data: modules.map(({ projects, ...module }) => ({ ...module, projects: projects.length })),
  };
}

interface Ordering extends AskedGroup {
  readonly module_ids: readonly number[];
  readonly seen: readonly number[];
}

/** Throws if the caller saw other modules or another order. */
export async function setModuleOrder(
  scene: SignedInContext<ReasonsOf<typeof choiceRefusals & typeof staleRefusal>>,
  input: Ordering,
) {
  const place = await lockChosenGroup(scene, input);
  const { data } = await modulesAt(scene, place);
  const stored = data.map(({ module_id }) => module_id).filter((id) => id !== 0);
  const isSame = (one: readonly number[], other: readonly number[]) => one.join() === other.join();
  if (input.seen.length > 0 && !isSame(input.seen, stored)) throw scene.refuse('stale');
  const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);
  if (!isSame(sorted(input.module_ids), sorted(stored))) throw scene.refuse('stale');
  await replaceModuleOrder(scene.db, place, input.module_ids);
  return modulesAt(scene, place);
}
