import { lazy, Suspense } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { mayInspect } from './-may-inspect.ts';

const InspectorLink = lazy(async () => ({
  default: (await import('./-InspectorLink.tsx')).InspectorLink,
}));

/** On the help page, only for people who may see the inspector; nobody else loads it. */
export function InspectorEntry({ person }: { readonly person: Person }) {
  if (!mayInspect(person)) return null;
  return (
    <Suspense>
      <InspectorLink />
    </Suspense>
  );
}
