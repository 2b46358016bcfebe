import type { SnapshotFrom } from 'xstate';
import type { rosterImportMachine } from './roster-import.machine.ts';

/** Which page of the wizard shows. */
export type ImportPage =
  | 'choosing'
  | 'uploading'
  | 'interrupted'
  | 'opening'
  | 'lost'
  | 'working'
  | 'mapping'
  | 'locating'
  | 'placing'
  | 'reviewing'
  | 'applied'
  | 'undone'
  | 'failed';

export interface RosterImportView {
  readonly page: ImportPage;
  /** Between a press and the server's answer. */
  readonly isSending: boolean;
  readonly isConfirming: boolean;
  readonly isDoubting: boolean;
  readonly isFixing: boolean;
  readonly isDropped: boolean;
}

export function rosterImportView(snapshot: SnapshotFrom<typeof rosterImportMachine>): RosterImportView {
  const at = (state: 'sending' | 'waiting' | 'confirming' | 'doubting') =>
    snapshot.matches({ following: state });
  return {
    page: pageOf(snapshot),
    isSending: at('sending') || at('waiting'),
    isConfirming: at('confirming'),
    isDoubting: at('doubting'),
    isFixing: snapshot.matches({ following: { reviewing: 'fixing' } }),
    isDropped: snapshot.matches('dropped'),
  };
}

function pageOf(snapshot: SnapshotFrom<typeof rosterImportMachine>): ImportPage {
  if (snapshot.matches('choosing')) return 'choosing';
  if (snapshot.matches('uploading')) return 'uploading';
  if (snapshot.matches('interrupted')) return 'interrupted';
  if (snapshot.matches('lost')) return 'lost';
  // A person may look at the columns of a file that was checked.
  if (snapshot.matches({ following: 'mapping' })) return 'mapping';
  if (snapshot.matches({ following: 'locating' })) return 'locating';
  if (snapshot.matches({ following: 'placing' })) return 'placing';
  switch (snapshot.context.job?.state) {
    case undefined:
      return 'opening';
    case 'reading':
    case 'checking':
    case 'applying':
    case 'undoing':
      return 'working';
    case 'mapping':
      return 'mapping';
    case 'reviewing':
      return 'reviewing';
    case 'applied':
      return 'applied';
    case 'undone':
      return 'undone';
    case 'failed':
      return 'failed';
  }
}
