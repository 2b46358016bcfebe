import type { chooseRefusals, unchooseRefusals } from '#contract/choices/choices.refusals.ts';
import { choicesAtMost, type RemovalMode } from '#contract/choices/choices.rules.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound, type Refusing } from '#server/core/refusal.ts';
import { type ActStep, noteAct } from './choice-acts.ts';
import { type AskedGroup, lockChosenGroup } from './chosen-group.ts';
import {
  archiveChoices,
  deleteChoices,
  insertOrRestoreChoices,
  listChosen,
} from './queries/change-choices.ts';
import { offeredAmong, revisionOf } from './queries/choices.ts';
import { type ChosenGroup } from './queries/chosen-group.ts';

type Choosing = SignedInContext<ReasonsOf<typeof chooseRefusals>>;
type Unchoosing = SignedInContext<ReasonsOf<typeof unchooseRefusals>>;

interface Seen {
  readonly revision: string;
}

/** Throws if the choices changed since the caller saw them. */
async function refuseOlder(
  scene: SignedInContext & Refusing<'stale'>,
  place: ChosenGroup,
  { revision }: Seen,
) {
  if (revision !== '' && revision !== (await revisionOf(scene.db, place)).revision)
    throw scene.refuse('stale');
}

export async function answerChanged(
  scene: SignedInContext,
  place: ChosenGroup,
  act: string,
  steps: readonly ActStep[],
) {
  const { revision } = await revisionOf(scene.db, place);
  const archived = steps.filter((step) => step.kind === 'unchosen' && step.archived === 1).length;
  return { success: 'true' as const, act, changed: steps.length, archived, revision };
}

/** Chooses all of these projects or none. Chosen ones stay. */
export async function choose(
  scene: Choosing,
  input: AskedGroup & Seen & { readonly project_ids: readonly number[] },
) {
  const place = await lockChosenGroup(scene, input);
  await refuseOlder(scene, place, input);
  const ids = [...new Set(input.project_ids)];
  const offered = await offeredAmong(scene.db, place, ids);
  if (offered.length === 0) throw notFound();
  const count = ids.length - offered.length;
  if (count > 0) throw scene.refuse('not_offered', { params: { count } });
  return chooseOffered(scene, place, offered, 0);
}

/** The caller checks that `ids` are offered. */
export async function chooseOffered(
  scene: Choosing,
  place: ChosenGroup,
  ids: readonly number[],
  templateId: number,
) {
  const { app, db, actor } = scene;
  const choices = ids.map((projectId) => ({ projectId, template: templateId }));
  const rows = await insertOrRestoreChoices(db, place, choices, { by: actor.id, at: app.now() });
  const steps = rows.map(({ projectId, version }) => ({
    projectId,
    kind: 'chosen' as const,
    // A row from the archive has a higher version.
    archived: version === 1 ? (0 as const) : (1 as const),
    template: templateId,
  }));
  const act = await noteAct(scene, place, steps);
  const { all } = await revisionOf(db, place);
  if (all > choicesAtMost) throw scene.refuse('too_many');
  return answerChanged(scene, place, act, steps);
}

/** No ids: everything. `mode` decides whether assigned projects are archived. */
export async function unchoose(
  scene: Unchoosing,
  input: AskedGroup & Seen & { readonly project_ids?: readonly number[]; readonly mode: RemovalMode },
) {
  const { app, db } = scene;
  const place = await lockChosenGroup(scene, input);
  await refuseOlder(scene, place, input);
  const choices = await listChosen(db, place, input.project_ids);
  const worked = choices.filter(({ assignments }) => assignments > 0);
  const assignments = worked.reduce((sum, each) => sum + each.assignments, 0);
  if (worked.length > 0 && input.mode === 'remove')
    throw scene.refuse('has_work', { params: { projects: worked.length, assignments } });
  await archiveChoices(db, place, worked, app.now());
  await deleteChoices(
    db,
    place,
    choices.filter((choice) => choice.assignments === 0),
  );
  const steps = choices.map(({ projectId, template, assignments }) => ({
    projectId,
    kind: 'unchosen' as const,
    archived: assignments > 0 ? (1 as const) : (0 as const),
    template,
  }));
  return answerChanged(scene, place, await noteAct(scene, place, steps), steps);
}
