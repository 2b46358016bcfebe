import type { Person } from '#contract/auth/session.model.ts';
import type { Attachment } from '#contract/core/attachment.model.ts';
import { checkKeptSessionsCall } from '#contract/learning/calls/check-kept-sessions.call.ts';
import { keptSessionsAtOnce } from '#contract/learning/learning.rules.ts';
import type { LearningSession, LookedAt } from '#contract/learning/learning.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { defineKept } from '#src/lib/keep/define-kept.ts';

/** Sessions that a student stores on this device. */
export const keptSessions = defineKept({
  kind: 'sessions',
  path: 'learning/session',
  stillOpen: async (ids) => {
    const open = new Set<number>();
    for (let from = 0; from < ids.length; from += keptSessionsAtOnce) {
      const asked = ids.slice(from, from + keptSessionsAtOnce);
      const { sessions } = await call(checkKeptSessionsCall, { sessions: asked });
      for (const { session_id } of sessions) open.add(session_id);
    }
    return open;
  },
});

export const attachmentOf = ({ id, name: called, type, size, hasPreview }: LookedAt): Attachment => ({
  fileId: id,
  name: called,
  type,
  size,
  hasPreview,
  cover: null,
  captions: [],
  resolutions: [],
});

const filesOf = ({ presentation, references }: LearningSession): Attachment[] =>
  [presentation, ...references.map(({ file }) => file)].flatMap((file) => (file ? [attachmentOf(file)] : []));

/** false: this browser cannot store it. */
export const keepSession = (person: Person, session: LearningSession): Promise<boolean> =>
  keptSessions.keep(person, {
    id: session.session_id,
    answer: { success: 'true', data: session },
    files: filesOf(session),
  });
