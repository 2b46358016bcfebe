import { lazy, Suspense } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { roles } from '#contract/core/roles.ts';
import type { Live } from '#src/lib/live.ts';
import { css } from '#styled/css';

const Host = lazy(async () => ({
  default: (await import('#src/features/screen-share/HostEntry.tsx')).HostEntry,
}));
const Viewer = lazy(async () => ({
  default: (await import('#src/features/screen-share/ViewerEntry.tsx')).ViewerEntry,
}));

/** As wide as the teacher's button, so that nothing moves when it arrives. */
const space = css({
  hideBelow: 'sm',
  flexShrink: '0',
  width: 'control.md',
  _coarse: { minWidth: 'target.touch' },
});

interface ScreenShareEntryProps {
  readonly person: Person;
  readonly live: Live;
}

/** [ML-05, ML-06, RP-17] The header's part for teachers and students; it loads after the first screen. */
export function ScreenShareEntry({ person, live }: ScreenShareEntryProps) {
  const isHost = person.role === roles.faculty && !person.school.isDemo;
  return (
    <Suspense fallback={isHost && <span className={space} />}>
      {isHost && <Host person={person} live={live} />}
      {person.role === roles.student && <Viewer live={live} />}
    </Suspense>
  );
}
