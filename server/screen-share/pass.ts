import { partsOfPass, passFor } from '#contract/screen-share/relay.wire.ts';
import type { WayIn } from '#contract/screen-share/share.model.ts';
import { consumeToken, issueSignedToken, readSignedToken } from '#server/auth/index.ts';
import type { Actor } from '#server/core/actor.ts';
import type { AppContext, Services } from '#server/core/context.ts';
import type { ScreenGuest } from './relay/screen.types.ts';
import { screenLine } from './screen-line.ts';

const purpose = 'screen';
const seconds = 60;

/** Opens the relay of one share, once, for one session. */
export const screenPass = {
  issue: (app: Services, sessionId: string, shareId: number): string =>
    passFor(shareId, issueSignedToken(app, purpose, { session: sessionId, share: shareId }, seconds)),

  /** null: invalid, expired or used. */
  spend: async (
    app: AppContext,
    pass: string,
  ): Promise<{ readonly sessionId: string; readonly shareId: number } | null> => {
    const { shareId, token } = partsOfPass(pass);
    const facts = factsOf(app, token);
    if (Number(facts?.['share']) !== shareId) return null;
    if (!facts || !(await consumeToken({ app, db: app.db }, token, seconds))) return null;
    return { sessionId: String(facts['session']), shareId };
  },
};

export function guestOf(actor: Actor, shareId: number, isHost: boolean): ScreenGuest {
  return {
    shareId,
    schoolId: actor.school.id,
    personId: actor.id,
    sessionId: actor.sessionId,
    name: `${actor.firstName} ${actor.lastName}`.trim(),
    isHost,
    expiresAt: actor.expiresAt,
  };
}

/** Does not check the right to host or watch: the caller does. */
export function wayTo(app: Services, guest: ScreenGuest): WayIn {
  const { sessionId, shareId } = guest;
  return (
    app.lines.of(screenLine).wayIn(guest) ?? {
      pass: screenPass.issue(app, sessionId, shareId),
      media_url: '',
    }
  );
}

/** Throws for a body that is not a ticket's. */
function factsOf(app: AppContext, token: string) {
  try {
    return readSignedToken(app, purpose, token);
  } catch {
    return null;
  }
}
