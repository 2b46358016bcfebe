import { useNavigate } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import type { FullBoardSearch } from '#src/features/notices/full-board/full-board-search.ts';
import type { OpenedForm } from '#src/features/notices/screens/opened-form.ts';

export function useBoardAddress(): {
  /** Changes the address; `replace` adds no step for the back button. */
  readonly onSearch: (changes: FullBoardSearch, options?: { replace: boolean }) => void;
  readonly opened: OpenedForm;
} {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<OpenedForm>({ count: 0, asked: null });
  const last = useRef(0);
  const onSearch = useCallback(
    (changes: FullBoardSearch, options?: { replace: boolean }) => {
      const gone = navigate({
        to: '.',
        search: (before) => ({ ...before, ...changes }),
        replace: options?.replace ?? false,
      });
      if (changes.form === undefined) return;
      last.current += 1;
      const count = last.current;
      setOpened({ count, asked: changes });
      void gone.finally(() => count === last.current && setOpened({ count, asked: null }));
    },
    [navigate],
  );
  return { onSearch, opened };
}
