import { roles } from '#contract/core/roles.ts';
import { projectTypes, type WayIn } from '#contract/screen-share/share.model.ts';
import { readableAmong } from '#server/choices/index.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { divisionsOfPerson } from '#server/schools/index.ts';
import { guestOf, wayTo } from '../pass.ts';
import { inParts, listShares, ofHost, type ShownShare } from '../queries/shares.ts';
import { screenLine } from '../screen-line.ts';

async function sharesFor({ db, actor, scope }: Pick<SignedInContext, 'db' | 'actor' | 'scope'>) {
  const { id, school } = actor;
  if (scope === 'school') return listShares(db, school.id);
  if (scope === 'own') return listShares(db, school.id, ofHost(id));
  const parts = await divisionsOfPerson(db, school.id, id);
  return parts.length > 0 ? listShares(db, school.id, inParts(parts)) : [];
}

/** [VP-38] Drops projects that the student may no longer read. */
async function withOpenProjects({ db, actor }: Pick<SignedInContext, 'db' | 'actor'>, shares: ShownShare[]) {
  const open = await readableAmong(
    db,
    actor,
    shares.map(({ project_id }) => project_id),
  );
  return shares.map((share) => (open.has(share.project_id) ? share : { ...share, ...noProject }));
}

const noProject = { project_id: 0, project_title: '', project_type: projectTypes.none };
const noWay: WayIn = { pass: '', media_url: '' };

/** [VP-37, EN-44] */
export const getScreenShare: Handler<'get-screen-share'> = async ({ share_id }, scene) => {
  const { app, actor, refuse } = scene;
  const mayWatch = actor.role === roles.student;
  const shares = mayWatch ? await withOpenProjects(scene, await sharesFor(scene)) : await sharesFor(scene);
  const wanted = shares.some((share) => share.share_id === share_id);
  if (share_id > 0 && !wanted) throw refuse('share_over');
  return {
    status: 1,
    data: await Promise.all(
      shares.map(async (share) => ({
        ...share,
        can_rejoin: mayWatch,
        viewers: mayWatch ? 0 : await app.lines.of(screenLine).viewersOf(share.share_id),
      })),
    ),
    ...(wanted && mayWatch ? wayTo(app, guestOf(actor, share_id, false)) : noWay),
  };
};
