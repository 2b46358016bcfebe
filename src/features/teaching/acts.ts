import { useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { clubMarkProjectAsCompletedCall } from '#contract/teaching/calls/club-mark-project-as-completed.call.ts';
import { markProjectAsCompletedCall } from '#contract/teaching/calls/mark-project-as-completed.call.ts';
import { shareClubProjectSessionCall } from '#contract/teaching/calls/share-club-project-session.call.ts';
import { shareProjectSessionCall } from '#contract/teaching/calls/share-project-session.call.ts';
import { unshareProjectSessionCall } from '#contract/teaching/calls/unshare-project-session.call.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { errorText } from '#src/lib/tell-failure.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { undoDuration } from '#src/ui/toaster.ts';
import type { ClassRef } from './class-ref.ts';
import { teachingMessages as messages } from './messages.en.ts';

/** `id` 0 is the project as a whole. */
export interface SessionRef {
  readonly id: number;
  readonly projectId: number;
  readonly title: string;
  readonly at: ClassRef;
}

type Acting = Pick<Person, 'id' | 'school'>;

function shareIn(person: Acting, { id, projectId, at }: SessionRef, parts: readonly number[]) {
  const acting = {
    session_id: id,
    project_id: projectId,
    faculty_id: person.id,
    school_id: person.school.id,
  };
  return at.kind === 'grade'
    ? call(shareProjectSessionCall, { ...acting, grade: at.grade, division: [...parts] })
    : call(shareClubProjectSessionCall, { ...acting, club_id: at.grade, batch_id: [...parts] });
}

function unshareIn({ id, projectId, at }: SessionRef, parts: readonly number[]) {
  const group = at.kind === 'grade' ? { grade: at.grade } : { club_id: at.grade };
  return call(unshareProjectSessionCall, {
    session_id: id,
    project_id: projectId,
    ...group,
    parts: [...parts],
  });
}

function markIn(person: Acting, { id, projectId, at }: SessionRef, status: 0 | 1) {
  const acting = { session_id: id, project_id: projectId, faculty_id: person.id, status };
  return at.kind === 'grade'
    ? call(markProjectAsCompletedCall, { ...acting, grade: at.grade, division: at.division })
    : call(clubMarkProjectAsCompletedCall, { ...acting, club_id: at.grade, batch_id: at.division });
}

export interface TeachingActs {
  /** The session whose action runs; null: none. */
  readonly busy: number | null;
  readonly share: (session: SessionRef, parts?: readonly number[]) => void;
  readonly unshare: (session: SessionRef) => void;
  readonly mark: (session: SessionRef, isDone: boolean) => void;
}

/** [C4-02, C4-03] Sharing and marking; each can be undone for 20 seconds. */
export function useTeachingActs(person: Acting, onChanged: () => void): TeachingActs {
  const [busy, setBusy] = useState<number | null>(null);
  const run = async (
    session: SessionRef,
    act: () => Promise<{ title: string; undo?: () => Promise<unknown> }>,
  ) => {
    setBusy(session.id);
    try {
      const { title, undo } = await act();
      alerts.show({
        tone: 'success',
        title,
        text: isolate(session.title),
        ...(undo && {
          action: {
            label: messages.undo,
            onPress: () => void run(session, async () => (await undo(), { title: messages.undone })),
          },
          duration: undoDuration,
        }),
      });
    } catch (error) {
      alerts.show({ tone: 'error', title: messages.notDone, text: errorText(error) });
    } finally {
      setBusy(null);
      onChanged();
    }
  };
  return {
    busy,
    share: (session, parts = [session.at.division]) =>
      void run(session, async () => {
        const { changed, told } = await shareIn(person, session, parts);
        const undo = changed.length > 0 ? { undo: () => unshareIn(session, changed) } : {};
        return { title: messages.shared(told), ...undo };
      }),
    unshare: (session) =>
      void run(session, async () => {
        const { changed } = await unshareIn(session, [session.at.division]);
        const undo = changed.length > 0 ? { undo: () => shareIn(person, session, changed) } : {};
        return { title: messages.unshared, ...undo };
      }),
    mark: (session, isDone) =>
      void run(session, async () => {
        await markIn(person, session, isDone ? 1 : 0);
        return {
          title: isDone ? messages.marked : messages.reopened,
          undo: () => markIn(person, session, isDone ? 0 : 1),
        };
      }),
  };
}
