import { lazy, Suspense } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import type { SessionRef } from '../session-ref.ts';

const DemoShortcuts = lazy(async () => ({ default: (await import('./DemoShortcuts.tsx')).DemoShortcuts }));

interface DemoEntryProps {
  readonly person: Person;
  readonly session: SessionRef;
}

/** [SM-11…16] In the menu of a demo school: continue as another of its people. */
export function DemoEntry({ person, session }: DemoEntryProps) {
  return (
    <Suspense>
      <DemoShortcuts person={person} onSwitch={(role) => session.send({ type: 'demo.submit', role })} />
    </Suspense>
  );
}
