import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import type { Person } from '#contract/session/session.model.ts';
import type { Board } from '#src/features/task-genie/board/load-board.ts';
import type { BoardSearch } from '#src/features/task-genie/board-search.ts';
import { BoardScreen } from '#src/features/task-genie/screens/BoardScreen.tsx';
import type { LiveNotices } from '#src/lib/live-notices.ts';

interface BoardPageProps {
  readonly title: string;
  readonly person: Person;
  readonly live: LiveNotices;
  readonly board: Board;
  readonly search: BoardSearch;
}

/** The board on a route: its state in the address, its lists from the loader, fresh after each hint of a change. */
export function BoardPage({ live, ...page }: BoardPageProps) {
  const router = useRouter();
  const navigate = useNavigate();
  useEffect(() => live.onChange(() => void router.invalidate()), [live, router]);
  const onRefresh = useCallback(() => void router.invalidate(), [router]);
  const onSearch = useCallback(
    (changes: BoardSearch, options?: { replace: boolean }) =>
      void navigate({
        to: '.',
        search: (before) => ({ ...before, ...changes }),
        replace: options?.replace ?? false,
      }),
    [navigate],
  );
  return <BoardScreen {...page} onRefresh={onRefresh} onSearch={onSearch} />;
}
