import { useCallback } from 'react';
import type { Hint } from '#contract/core/define-hint.ts';
import { type Live, onHints } from '#src/lib/live.ts';
import type { ListenForHints } from '#src/lib/use-refresh.ts';

export const useHint = (live: Live, hint: Hint): ListenForHints =>
  useCallback((ask) => onHints(live, [hint], ask), [live, hint]);
