import { roles } from '#contract/core/roles.ts';
import { shareJoinable } from '#contract/screen-share/screen-share.hints.ts';
import type { Actor } from '#server/core/actor.ts';
import { audit } from '#server/core/audit.ts';
import type { AppContext, UnitOfWork } from '#server/core/context.ts';
import { inOneTransaction } from '#server/core/unit-of-work.ts';
import { divisionsOfPerson } from '#server/schools/index.ts';
import { end, isStale, tellOfShare } from './end-share.ts';
import { guestOf, screenPass } from './pass.ts';
import { beatRunning, isShare, noteViewers, runningShare, type StoredShare } from './queries/shares.ts';
import type { ScreenRules } from './relay/screen.types.ts';

async function seatOf(app: AppContext, actor: Actor, share: StoredShare): Promise<'host' | 'viewer' | null> {
  if (share.schoolId !== actor.school.id) return null;
  const parts = await divisionsOfPerson(app.db, actor.school.id, actor.id);
  if (!parts.includes(share.divisionId)) return null;
  if (actor.role === roles.student) return 'viewer';
  return actor.role === roles.faculty && actor.id === share.personId ? 'host' : null;
}

export function screenRules(app: AppContext): ScreenRules {
  const write = (work: (unit: UnitOfWork) => Promise<void>) =>
    inOneTransaction(app, (unit) => work({ app, ...unit }));
  return {
    now: app.now,
    publicUrl: app.config.publicUrl,
    admit: async (pass) => {
      const spent = await screenPass.spend(app, pass);
      const actor = spent && (await app.sessions.actorOfSession(spent.sessionId));
      const share = spent && (await runningShare(app.db, spent.shareId));
      const seat = actor && share ? await seatOf(app, actor, share) : null;
      if (!actor || !share || !seat) return null;
      return guestOf(actor, share.id, seat === 'host');
    },
    mayStay: async ({ sessionId, shareId, isHost }) => {
      const actor = await app.sessions.actorOfSession(sessionId);
      const share = await runningShare(app.db, shareId);
      if (!actor || !share) return null;
      return (await seatOf(app, actor, share)) === (isHost ? 'host' : 'viewer') ? actor.expiresAt : null;
    },
    opened: async ({ shareId }) => {
      const share = await runningShare(app.db, shareId);
      if (share) tellOfShare(app, share, shareJoinable);
    },
    crowded: ({ shareId }, viewers) => noteViewers(app.db, shareId, viewers),
    end: (shareId, reason) => write((unit) => end(unit, reason, isShare(shareId))),
    endStale: (here) =>
      write(async (unit) => {
        if (here.length > 0) await beatRunning(unit.db, here, app.now());
        await end(unit, 'expiry', isStale(app.now()));
      }),
    refused: ({ schoolId, personId, shareId }, why) =>
      audit({ app, db: app.db }, { id: personId, school: { id: schoolId } }, 'screen.refused', {
        share: shareId,
        why,
      }),
    onError: (error) => app.log.error({ err: error }, 'The relay of shared screens could not go on'),
  };
}
