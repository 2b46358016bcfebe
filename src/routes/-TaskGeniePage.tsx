import { useNavigate, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { deliveryChanged } from '#contract/delivery/delivery.hints.ts';
import { noticeChanged } from '#contract/notices/notices.hints.ts';
import { isLiveSnapshot, type SessionRef } from '#src/features/auth/session-ref.ts';
import type { Highlights } from '#src/features/notices/board/load-board.ts';
import { fullBoardOf } from '#src/features/notices/full-board/full-board-path.ts';
import type { FullBoardSearch } from '#src/features/notices/full-board/full-board-search.ts';
import { TaskGenieScreen } from '#src/features/notices/screens/TaskGenieScreen.tsx';
import { type Live, onHints } from '#src/lib/live.ts';
import { useBoardAddress } from './-use-board-address.ts';
import { useHint } from './-use-hint.ts';

interface TaskGeniePageProps {
  readonly person: Person;
  readonly session: SessionRef;
  readonly live: Live;
  readonly search: FullBoardSearch;
  readonly highlights?: Highlights | undefined;
}

/** The full board on a route: the address has its state, and rows load again after each hint. */
export function TaskGeniePage({ person, session, live, search, highlights }: TaskGeniePageProps) {
  const sessionLive = useSelector(session, isLiveSnapshot);
  const navigate = useNavigate();
  const router = useRouter();
  const askHighlights = useCallback(() => void router.invalidate(), [router]);
  useEffect(() => onHints(live, [noticeChanged], askHighlights), [live, askHighlights]);
  const listen = useHint(live, noticeChanged);
  const followDelivery = useHint(live, deliveryChanged);
  const address = useBoardAddress();
  const back = fullBoardOf(person.role)?.back ?? '/';
  return (
    <TaskGenieScreen
      person={person}
      sessionLive={sessionLive}
      search={search}
      highlights={highlights}
      onHighlights={askHighlights}
      listen={listen}
      followDelivery={followDelivery}
      {...address}
      onLeave={() => void navigate({ to: back })}
    />
  );
}
