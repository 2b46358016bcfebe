import { useEffect, useState } from 'react';
import { studentAvailableCall } from '#contract/screen-share/calls/student-available.call.ts';
import type { ShareTarget } from '#machines/screen-share/share-host/share-host.types.ts';
import { call } from '#src/lib/api-client.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { shareMessages as messages } from './messages.en.ts';

interface SharedProject {
  readonly project_id: number;
  readonly project_title: string;
}

interface Answer {
  readonly asked: string;
  /** The server's text if there is nobody; ''. */
  readonly nobody: string;
  readonly students: number;
  readonly projects: readonly SharedProject[];
}

const none = { nobody: '', students: 0, projects: [] };

/** Another teacher may have the class by now. */
function wordsOf(error: unknown): string {
  if (!(error instanceof CallFailed)) return '';
  return error.code === 'not_found' ? messages.dialog.notTaught : error.information;
}

/** [C4-06, ER-28] Asks after each choice who could watch, and their projects. */
export function useAvailability({ grade, division, club, batch }: Omit<ShareTarget, 'project'>) {
  const asked = [grade, division, club, batch].join('.');
  const isChosen = division > 0 || batch > 0;
  const [answer, setAnswer] = useState<Answer>({ asked: '', ...none });
  useEffect(() => {
    if (!isChosen) return;
    const stop = new AbortController();
    call(studentAvailableCall, { grade, division, club, batch }, { signal: stop.signal }).then(
      ({ students, projects }) => setAnswer({ asked, nobody: '', students, projects }),
      (error: unknown) => {
        if (!stop.signal.aborted) setAnswer({ asked, ...none, nobody: wordsOf(error) });
      },
    );
    return () => stop.abort();
  }, [asked, isChosen, grade, division, club, batch]);
  const isAnswered = answer.asked === asked;
  return { ...(isAnswered ? answer : none), isAsking: isChosen && !isAnswered };
}
