import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { Person } from '#contract/auth/session.model.ts';
import { workChanged } from '#contract/works/works.hints.ts';
import { isLiveSnapshot, type SessionRef } from '#src/features/auth/session-ref.ts';
import type { ReviewListProps, ReviewProps } from '#src/features/review/review-props.ts';
import type { Live } from '#src/lib/live.ts';
import type { ResourceAddress } from '#src/lib/resource/use-resource-grid.ts';
import { useHint } from './-use-hint.ts';
import { useListProps } from './-use-list-props.ts';

interface Context {
  readonly person: Person;
  readonly session: SessionRef;
  readonly live: Live;
}

export function useReviewProps({ person, session, live }: Context): ReviewProps {
  return {
    person,
    sessionLive: useSelector(session, isLiveSnapshot),
    listen: useHint(live, workChanged),
  };
}

export function useReviewListProps(context: Context, address: ResourceAddress): ReviewListProps {
  const navigate = useNavigate();
  return { ...useListProps(context, workChanged, address), onGo: (to) => void navigate({ to }) };
}
