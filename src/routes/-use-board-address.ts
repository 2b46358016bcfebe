import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import type { FullBoardSearch } from '#src/features/notices/full-board/full-board-search.ts';

/** What a board keeps in its address. */
export function useBoardAddress(): {
  /** Puts changes into the address; `replace` leaves no step for the back button. */
  readonly onSearch: (changes: FullBoardSearch, options?: { replace: boolean }) => void;
  /**
   * How many forms were opened so far. While a board asks for its lists again, the form that was just closed still
   * stands in the address: the next one is another, though the address may stay as it is.
   */
  readonly formsOpened: number;
} {
  const navigate = useNavigate();
  const [formsOpened, setFormsOpened] = useState(0);
  const onSearch = useCallback(
    (changes: FullBoardSearch, options?: { replace: boolean }) => {
      if (changes.form !== undefined) setFormsOpened((before) => before + 1);
      void navigate({
        to: '.',
        search: (before) => ({ ...before, ...changes }),
        replace: options?.replace ?? false,
      });
    },
    [navigate],
  );
  return { onSearch, formsOpened };
}
