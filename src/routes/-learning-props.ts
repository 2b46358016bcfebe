import { useCallback, useMemo } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { curriculumChanged } from '#contract/content/content.hints.ts';
import { teachingChanged } from '#contract/teaching/teaching.hints.ts';
import type { LearningProps } from '#src/features/learning/learning-props.ts';
import { type Live, onHints } from '#src/lib/live.ts';

const hints = [curriculumChanged, teachingChanged];

/** The screens load again after something was given, shared or taken back. */
export function useLearningProps(person: Person, live: Live, base: LearningProps['base']): LearningProps {
  const listen = useCallback<LearningProps['listen']>((ask) => onHints(live, hints, ask), [live]);
  return useMemo(() => ({ person, base, listen }), [person, base, listen]);
}
