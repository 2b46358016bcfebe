import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { assessmentsChanged } from '#contract/assessments/assessments.hints.ts';
import type { Person } from '#contract/auth/session.model.ts';
import { roles } from '#contract/core/roles.ts';
import { heightKept } from '#src/lib/kept-height.ts';
import { KeptSpace } from '#src/ui/KeptSpace.tsx';
import { lazyModule, preload, useLatePart } from '#src/ui/lazy-module.ts';
import { css } from '#styled/css';
import type { RouterContext } from './-context.ts';
import { useHint } from './-use-hint.ts';

const carousels = lazyModule(() => import('#src/features/assessments/cards/Carousels.tsx'));

const space = css({ minHeight: '48' });

/** [DF-08] Loads after the first screen; the menu leads to assessments too. */
export function LateAssessments({ person, live }: RouterContext & { readonly person: Person }) {
  const navigate = useNavigate();
  const listen = useHint(live, assessmentsChanged);
  const part = useLatePart(carousels);
  const has = person.modules.some(({ url }) => url === 'assessment');
  useEffect(() => {
    if (has) preload(carousels);
  }, [has]);
  if (!has) return null;
  // Students mostly have none, so the card's last height is reserved; for others the card is always there.
  if (!part && person.role === roles.student) {
    const height = heightKept(person.id, 'assessments');
    return height > 0 ? <KeptSpace height={height} /> : null;
  }
  if (!part) return <div className={space} />;
  const Shown = person.role === roles.student ? part.StudentCarousel : part.AssessmentCarousel;
  return (
    <Shown
      app={{
        person,
        listen,
        onOpen: (assessmentId) =>
          void navigate({ to: '/assessment/$assessmentId', params: { assessmentId: String(assessmentId) } }),
      }}
      all={
        <Link to="/assessment" className={part.allLink}>
          {part.cardMessages.all}
        </Link>
      }
    />
  );
}
