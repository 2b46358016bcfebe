import { lazy, Suspense } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { mayInspect } from './-may-inspect.ts';

const InspectorLink = lazy(async () => ({
  default: (await import('./-InspectorLink.tsx')).InspectorLink,
}));

/** In the menu of those who may see the inspector, and loaded by nobody else: the way to its page. */
export function inspectorEntry(person: Person) {
  if (!mayInspect(person)) return [];
  const link = (
    <Suspense>
      <InspectorLink />
    </Suspense>
  );
  return [{ key: 'inspector', link }];
}
