import type { SnapshotFrom } from 'xstate';
import type { Clash } from '#contract/timetable/timetable.wire.ts';
import type { timetableEditorMachine } from './timetable-editor.machine.ts';
import type { LessonDraft } from './timetable-editor.types.ts';

export interface TimetableEditorView {
  /** What the form shows; null: it is closed. */
  readonly draft: LessonDraft | null;
  /** What is known of the time: nothing, it is being looked at, free, or taken. */
  readonly check: 'unknown' | 'checking' | 'free' | 'conflicted';
  readonly clash: Clash | null;
  readonly faults: Readonly<Record<string, string>>;
  readonly isBusy: boolean;
  readonly isStale: boolean;
}

export function timetableEditorView(
  snapshot: SnapshotFrom<typeof timetableEditorMachine>,
): TimetableEditorView {
  const { draft, clash, faults, isAtOnce } = snapshot.context;
  return {
    draft: isAtOnce || snapshot.matches('opening') ? null : draft,
    check: checkOf(snapshot),
    clash,
    faults,
    isBusy: (['opening', 'saving', 'removing', 'reloading', 'waiting'] as const).some((state) =>
      snapshot.matches(state),
    ),
    isStale: snapshot.matches('stale'),
  };
}

function checkOf(snapshot: SnapshotFrom<typeof timetableEditorMachine>): TimetableEditorView['check'] {
  if (snapshot.matches({ editing: 'free' })) return 'free';
  if (snapshot.matches({ editing: 'conflicted' })) return 'conflicted';
  if (snapshot.matches({ editing: 'checking' }) || snapshot.matches({ editing: 'settling' }))
    return 'checking';
  return 'unknown';
}
