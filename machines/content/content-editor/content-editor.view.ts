import type { SnapshotFrom } from 'xstate';
import type { contentEditorMachine } from './content-editor.machine.ts';
import type { EditorPanel } from './content-editor.types.ts';

export interface ContentEditorView {
  /** The form that is open. */
  readonly panel: EditorPanel | null;
  /** Why it was not brought before readers, by field. */
  readonly faults: Readonly<Record<string, string>> | null;
  /** Something is carried out, waits for the person's return, or a newer version is on its way. */
  readonly isBusy: boolean;
  /** A newer version did not come: nothing can be done to what is shown. */
  readonly isOutdated: boolean;
  /** What hangs on the content and is asked about, in words. */
  readonly work: string | null;
}

export function contentEditorView(snapshot: SnapshotFrom<typeof contentEditorMachine>): ContentEditorView {
  return {
    panel: snapshot.context.panel,
    faults: snapshot.context.faults,
    isBusy:
      snapshot.matches({ work: 'acting' }) ||
      snapshot.matches({ work: 'waiting' }) ||
      snapshot.matches({ content: 'asking' }),
    isOutdated: snapshot.matches({ content: 'outdated' }),
    work: snapshot.matches({ work: 'asking' }) ? snapshot.context.work : null,
  };
}
