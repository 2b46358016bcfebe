import { lazy, Suspense } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { mayInspect } from './-may-inspect.ts';

const InspectorLink = lazy(async () => ({
  default: (await import('./-InspectorLink.tsx')).InspectorLink,
}));

/** On the page of help for those who may see the inspector, and loaded by nobody else: the way to its page. */
export function InspectorEntry({ person }: { readonly person: Person }) {
  if (!mayInspect(person)) return null;
  return (
    <Suspense>
      <InspectorLink />
    </Suspense>
  );
}
