import { useNavigate } from '@tanstack/react-router';
import type { Person } from '#contract/auth/session.model.ts';
import type { TeachingType } from '#contract/teaching/teaching.rules.ts';
import { TeachingScreen } from '#src/features/teaching/TeachingScreen.tsx';
import type { TeachingSearch } from '#src/features/teaching/teaching-search.ts';
import type { RouterContext } from './-context.ts';
import { useTeachingContext } from './-teaching-context.ts';

interface TeachingPageProps {
  readonly context: RouterContext & { readonly person: Person };
  readonly type: TeachingType;
  readonly search: TeachingSearch;
}

/** The projects of one kind on their route; the address says which are shown. */
export function TeachingPage({ context, type, search }: TeachingPageProps) {
  const navigate = useNavigate();
  return (
    <TeachingScreen
      app={useTeachingContext(context)}
      type={type}
      state={search.state ?? 'all'}
      onState={(next) =>
        void navigate({
          to: '.',
          search: next === 'all' ? {} : { state: next },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
