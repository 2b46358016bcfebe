import { lazy, Suspense } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { heightKept } from '#src/lib/kept-height.ts';
import { KeptSpace } from '#src/ui/KeptSpace.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { useBookProps } from './-BooksPage.tsx';
import type { RouterContext } from './-context.ts';
import { LateAssessments } from './-LateAssessments.tsx';
import { useLearningProps } from './-learning-props.ts';

// Notices are the first screen; the learning part beside them loads separately.
const LearningHome = lazy(async () => ({
  default: (await import('#src/features/learning/LearningHome.tsx')).LearningHome,
}));
const BookHome = lazy(async () => ({
  default: (await import('#src/features/books/BookHome.tsx')).BookHome,
}));

/** Above a student's board: what to continue, what is due, what is new, and assessments. */
export function StudentHome(context: RouterContext & { readonly person: Person }) {
  const { person, live } = context;
  const app = useLearningProps(person, live, '/mylearning');
  const books = useBookProps(context, 'mylearning', false);
  // [SM-07] The menu says whether the school lets its students read.
  const reads = person.modules.some(({ url }) => url === 'mylearning/books');
  return (
    <Stack>
      <Suspense fallback={<KeptSpace height={heightKept(person.id, 'learning')} />}>
        <LearningHome
          app={app}
          beside={
            reads && (
              <Suspense>
                <BookHome app={books} />
              </Suspense>
            )
          }
        />
      </Suspense>
      <LateAssessments {...context} />
    </Stack>
  );
}
