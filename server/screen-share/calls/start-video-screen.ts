import { shareBegan } from '#contract/screen-share/screen-share.hints.ts';
import { projectsOfPart } from '#server/choices/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { end, isStale, tellOfShare } from '../end-share.ts';
import { goOnWith, inParts, insertShare, isShare, listShares, ofHost } from '../queries/shares.ts';
import { screenLine } from '../screen-line.ts';
import { shareTargetOf } from '../share-target.ts';

/** [CC-14] A reloaded tab that starts with the same class continues its share. */
export const startVideoScreen: Handler<'start-video-screen'> = async (input, scene) => {
  const { app, db, actor, refuse, afterCommit } = scene;
  const { gradeId, divisionId } = await shareTargetOf(scene, input);
  const schoolId = actor.school.id;
  const projectId = input.project_id || null;
  if (
    projectId !== null &&
    !(await projectsOfPart(db, actor.school, divisionId)).some(({ id }) => id === projectId)
  )
    throw refuse('project_not_assigned');
  await end(scene, 'expiry', isStale(app.now(), schoolId));
  const host = { schoolId, personId: actor.id };
  const goesOn = await goOnWith(db, host, divisionId, { beatAt: app.now(), projectId });
  if (goesOn) {
    const [shown] = await listShares(db, schoolId, isShare(goesOn.id));
    if (!shown) throw notFound();
    return {
      status: 1,
      data: { ...shown, can_rejoin: false, viewers: await app.lines.of(screenLine).viewersOf(goesOn.id) },
    };
  }
  const own = await listShares(db, schoolId, ofHost(actor.id));
  for (const { share_id } of own) await end(scene, 'host', isShare(share_id));
  const share = await insertShare(db, {
    ...host,
    gradeId,
    divisionId,
    projectId,
    startedAt: app.now(),
    beatAt: app.now(),
  });
  const [shown] = await listShares(db, schoolId, inParts([divisionId]));
  if (!shown) throw notFound();
  if (!share) throw refuse('shared_already', { params: { host: shown.host } });
  await audit(scene, actor, 'screen.shared', { share: share.id, division: share.divisionId });
  afterCommit(() => tellOfShare(app, share, shareBegan));
  return { status: 1, data: { ...shown, can_rejoin: false, viewers: 0 } };
};
