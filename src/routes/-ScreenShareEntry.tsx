import { lazy, Suspense } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { roles } from '#contract/core/roles.ts';
import type { Live } from '#src/lib/live.ts';

const Host = lazy(async () => ({
  default: (await import('#src/features/screen-share/HostEntry.tsx')).HostEntry,
}));
const Viewer = lazy(async () => ({
  default: (await import('#src/features/screen-share/ViewerEntry.tsx')).ViewerEntry,
}));

interface ScreenShareEntryProps {
  readonly person: Person;
  readonly live: Live;
}

/** [ML-05, ML-06, RP-17] What teachers and students have in the header; it comes after the first screen. */
export function ScreenShareEntry({ person, live }: ScreenShareEntryProps) {
  return (
    <Suspense>
      {person.role === roles.faculty && !person.school.isDemo && <Host person={person} live={live} />}
      {person.role === roles.student && <Viewer live={live} />}
    </Suspense>
  );
}
