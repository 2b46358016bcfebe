import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { isLiveSnapshot, type SessionRef } from '#src/features/auth/session-ref.ts';
import { fullBoardOf } from '#src/features/notices/full-board/full-board-path.ts';
import type { FullBoardSearch } from '#src/features/notices/full-board/full-board-search.ts';
import { TaskGenieScreen } from '#src/features/notices/screens/TaskGenieScreen.tsx';
import { type Live, onHints } from '#src/lib/live.ts';

interface TaskGeniePageProps {
  readonly person: Person;
  readonly session: SessionRef;
  readonly live: Live;
  readonly search: FullBoardSearch;
}

/** The board in full on a route: its state in the address, its rows fresh after each hint of a change. */
export function TaskGeniePage({ person, session, live, search }: TaskGeniePageProps) {
  const sessionLive = useSelector(session, isLiveSnapshot);
  const navigate = useNavigate();
  const listen = useCallback((ask: () => void) => onHints(live, ['notice.changed'], ask), [live]);
  const followDelivery = useCallback((ask: () => void) => onHints(live, ['delivery.changed'], ask), [live]);
  const onSearch = useCallback(
    (changes: FullBoardSearch, options?: { replace: boolean }) =>
      void navigate({
        to: '.',
        search: (before) => ({ ...before, ...changes }),
        replace: options?.replace ?? false,
      }),
    [navigate],
  );
  const back = fullBoardOf(person.role)?.back ?? '/';
  return (
    <TaskGenieScreen
      person={person}
      sessionLive={sessionLive}
      search={search}
      listen={listen}
      followDelivery={followDelivery}
      onSearch={onSearch}
      onLeave={() => void navigate({ to: back })}
    />
  );
}
