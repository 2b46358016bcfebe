import { useNavigate, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useEffect } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { deliveryChanged } from '#contract/delivery/delivery.hints.ts';
import { noticeChanged } from '#contract/notices/notices.hints.ts';
import { isLiveSnapshot, type SessionRef } from '#src/features/auth/session-ref.ts';
import type { Board } from '#src/features/notices/board/load-board.ts';
import type { BoardSearch } from '#src/features/notices/board-search.ts';
import { fullBoardOf } from '#src/features/notices/full-board/full-board-path.ts';
import { BoardScreen } from '#src/features/notices/screens/BoardScreen.tsx';
import { screenNames } from '#src/features/shell/screen-names.en.ts';
import { type Live, onHints } from '#src/lib/live.ts';
import { useBoardAddress } from './-use-board-address.ts';
import { useHint } from './-use-hint.ts';

export interface BoardPageProps {
  /** Left out: the dashboard's. */
  readonly title?: string | undefined;
  readonly person: Person;
  readonly session: SessionRef;
  readonly live: Live;
  readonly board: Board;
  readonly search: BoardSearch;
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}

/** The board on a route: the address has its state, the loader its lists, which load again after each hint. */
export function BoardPage({ live, session, title = screenNames.dashboard, ...page }: BoardPageProps) {
  const sessionLive = useSelector(session, isLiveSnapshot);
  const router = useRouter();
  const navigate = useNavigate();
  useEffect(() => onHints(live, [noticeChanged], () => void router.invalidate()), [live, router]);
  const followDelivery = useHint(live, deliveryChanged);
  const onRefresh = useCallback(() => void router.invalidate(), [router]);
  const address = useBoardAddress();
  const full = fullBoardOf(page.person.role);
  const { tab, month } = page.search;
  return (
    <BoardScreen
      {...page}
      {...address}
      title={title}
      sessionLive={sessionLive}
      followDelivery={followDelivery}
      onRefresh={onRefresh}
      onFullScreen={full ? () => void navigate({ to: full.path, search: { tab, month } }) : undefined}
    />
  );
}
