import { useSelector } from '@xstate/react';
import type { Hint } from '#contract/core/define-hint.ts';
import { isLiveSnapshot, type SessionRef } from '#src/features/auth/session-ref.ts';
import type { Live } from '#src/lib/live.ts';
import type { ListProps } from '#src/lib/resource/RemovableList.tsx';
import { useHint } from './-use-hint.ts';

interface Context<Who> {
  readonly person: Who;
  readonly session: SessionRef;
  readonly live: Live;
}

/** The props of a list's screen, which loads again after each `hint`. */
export const useListProps = <Who extends ListProps['person']>(
  { person, session, live }: Context<Who>,
  hint: Hint,
  address: ListProps['address'],
): ListProps & { readonly person: Who } => ({
  person,
  sessionLive: useSelector(session, isLiveSnapshot),
  address,
  listen: useHint(live, hint),
});
