import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { wallChanged } from '#contract/wall/wall.hints.ts';
import { workChanged } from '#contract/works/works.hints.ts';
import { isLiveSnapshot } from '#src/features/auth/session-ref.ts';
import type { WallProps } from '#src/features/wall/wall-props.ts';
import { onHints } from '#src/lib/live.ts';
import type { RouterContext } from './-context.ts';

/** A work that is approved or reopened changes what can be shown. */
const heard = [wallChanged, workChanged];

export function useWallProps({
  person,
  session,
  live,
}: RouterContext & { readonly person: Person }): WallProps {
  return {
    person,
    sessionLive: useSelector(session, isLiveSnapshot),
    listen: useCallback((ask: () => void) => onHints(live, heard, ask), [live]),
  };
}
