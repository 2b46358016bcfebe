import { useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import type { LearningSession } from '#contract/learning/learning.wire.ts';
import { alerts } from '#src/lib/alerts.ts';
import { errorText } from '#src/lib/tell-failure.ts';
import { messages } from './messages.en.ts';
import { noteMark, waitingMark } from './outbox.ts';

/** [CA-04] Whether the student has done a session; they can take it back. */
export function useMark(person: Person, { project_id: project, session_id, is_done }: LearningSession) {
  const [said, setSaid] = useState(() => waitingMark(person.id, session_id));
  const isDone = said ?? is_done === 1;
  const mark = async (next: boolean, offersUndo: boolean) => {
    setSaid(next);
    const sent = await noteMark(person.id, { project, session: session_id }, next);
    if (sent !== 'sent' && sent !== 'waits') {
      setSaid(undefined);
      alerts.show({ tone: 'error', title: messages.markFailed, text: errorText(sent) });
      return;
    }
    alerts.show({
      tone: 'success',
      title: next ? messages.markedDone : messages.markedOpen,
      text: sent === 'waits' ? messages.markWaits : undefined,
      action: offersUndo ? { label: messages.undo, onPress: () => void mark(!next, false) } : undefined,
    });
  };
  return { isDone, onMark: (next: boolean) => void mark(next, true) };
}
