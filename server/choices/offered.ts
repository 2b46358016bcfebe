import type { CallOf } from '#contract/catalogue.ts';
import type { CallParsed } from '#contract/core/define-call.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { reachChosenGroup } from './chosen-group.ts';
import { offeredPage, revisionOf } from './queries/choices.ts';

type Asked = CallParsed<CallOf<'get-curriculum-project-list'> | CallOf<'get-curriculum-club-project-list'>>;

export async function offeredIn(scene: SignedInContext, input: Asked) {
  const place = await reachChosenGroup(scene, input);
  const { chosen, revision } = await revisionOf(scene.db, place);
  return { ...(await offeredPage(scene.db, input, place)), chosen, revision };
}

/** Suggestions while somebody types. */
const foundAtMost = 20;

/** Searches titles of offered projects. */
export async function foundIn(scene: SignedInContext, input: CallParsed<CallOf<'search-project-list'>>) {
  const place = await reachChosenGroup(scene, input);
  const wanted = { page: 1, size: foundAtMost, search: input.search, sort: [] };
  const { rows, total } = await offeredPage(scene.db, wanted, place);
  const named = rows.map(({ project_id, title, module_name }) => ({
    id: project_id,
    name: title,
    ...(module_name !== '' && { hint: module_name }),
  }));
  return { rows: named, total };
}
