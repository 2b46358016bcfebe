import type { SnapshotFrom } from 'xstate';
import type { ShownPaper } from '#contract/assessments/schedule-editor.wire.ts';
import type { FailureFacts } from '#machines/shared/failure.ts';
import type { assessmentEditorMachine } from './assessment-editor.machine.ts';
import type { FoundQuestions, QuestionRequest } from './assessment-editor.types.ts';

export interface AssessmentEditorView {
  readonly audience: {
    readonly stage: 'none' | 'counting' | 'counted' | 'failed';
    /** The last count; while another one is asked for it is stale. */
    readonly students: number | null;
    readonly failure: FailureFacts | null;
  };
  readonly bank: {
    readonly stage: 'none' | 'searching' | 'found' | 'failed';
    readonly request: QuestionRequest | null;
    /** Of the last search; while another one goes on it is stale. */
    readonly found: FoundQuestions | null;
    readonly failure: FailureFacts | null;
  };
  readonly paper: {
    readonly isOpen: boolean;
    readonly isDrawing: boolean;
    readonly shown: ShownPaper | null;
    /** Of the paper that is shown or asked for. */
    readonly seed: number;
    readonly failure: FailureFacts | null;
  };
}

export function assessmentEditorView(
  snapshot: SnapshotFrom<typeof assessmentEditorMachine>,
): AssessmentEditorView {
  const { students, audienceFailure, request, found, searchFailure, paper, shown, paperFailure } =
    snapshot.context;
  const { audience, bank } = snapshot.value;
  const isCounting = audience === 'pausing' || audience === 'counting';
  const isSearching = bank === 'pausing' || bank === 'searching';
  return {
    audience: {
      stage: isCounting ? 'counting' : audience === 'idle' ? 'none' : audience,
      students,
      failure: audienceFailure,
    },
    bank: {
      stage: isSearching ? 'searching' : bank === 'idle' ? 'none' : bank,
      request,
      found,
      failure: searchFailure,
    },
    paper: {
      isOpen: snapshot.value.paper !== 'away',
      isDrawing: snapshot.value.paper === 'drawing',
      shown,
      seed: paper?.seed ?? 0,
      failure: paperFailure,
    },
  };
}
