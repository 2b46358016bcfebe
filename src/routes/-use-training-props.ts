import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { curriculumChanged } from '#contract/content/content.hints.ts';
import { trainingChanged } from '#contract/training/training.hints.ts';
import { isLiveSnapshot } from '#src/features/auth/session-ref.ts';
import type { TrainingProps } from '#src/features/training/training-props.ts';
import { onHints } from '#src/lib/live.ts';
import type { RouterContext } from './-context.ts';

interface Around extends Pick<RouterContext, 'session' | 'live'> {
  readonly person: Person;
}

export function useTrainingProps({ person, session, live }: Around): TrainingProps {
  const navigate = useNavigate();
  const onOpenModule = useCallback(
    (moduleId: number, item?: number) =>
      void navigate({
        to: '/myteaching/training/$moduleId',
        params: { moduleId: String(moduleId) },
        search: item === undefined ? {} : { item },
      }),
    [navigate],
  );
  const listen = useCallback(
    (ask: () => void) => onHints(live, [curriculumChanged, trainingChanged], ask),
    [live],
  );
  return { person, sessionLive: useSelector(session, isLiveSnapshot), listen, onOpenModule };
}
