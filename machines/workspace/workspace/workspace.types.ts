import type { FrameEngine } from '#contract/core/tool-engines.ts';
import type { FrameLook, ToFrame } from '#contract/workspace/frame-messages.ts';
import type { Program } from '#contract/workspace/program.ts';
import type { SaveProgramInput, VersionFacts, Workspace } from '#contract/workspace/workspace.wire.ts';
import type { FailureFacts } from '../../shared/failure.ts';

/**
 * - `own`: a student's program, or what a teacher shows a class
 * - `look`: somebody else's program, which can be run and not changed
 * - `global`: [RT-08] a tool without a project: nothing is asked of the server and nothing is kept
 * - `assessment`: [CW-07, CW-08] the code is sent once the editor is ready, and saving tells whoever opened the tab
 */
export type WorkspaceMode = 'own' | 'look' | 'global' | 'assessment';

/** A save as it was sent: however often it is sent again, the server writes one version. */
export interface Sending {
  readonly saveId: string;
  readonly base: number;
  readonly kind: SaveProgramInput['kind'];
  readonly keep: SaveProgramInput['keep'];
  readonly program: Program;
}

/** What this browser keeps of a program that is not at the server yet. */
export interface LocalCopy {
  readonly program: Program;
  /** The version it was made from; 0: from nothing. */
  readonly base: number;
  /** A save whose answer is not known. */
  readonly sending: Sending | null;
}

/** The server's workspace, with the program as the page takes it. */
export interface OpenedWorkspace {
  readonly facts: Workspace;
  readonly program: Program | null;
}

export interface WorkspaceInput {
  readonly mode: WorkspaceMode;
  readonly personId: number;
  /** Of `global`, which is asked of nobody. */
  readonly engine: FrameEngine | null;
}

/** A version in the time line, with its program once it is looked at. */
export interface LookedAt {
  readonly version: VersionFacts;
  readonly program: Program | null;
}

export interface WorkspaceContext extends WorkspaceInput {
  readonly facts: Workspace | null;
  /** What is in the editor, as far as the page has heard of it. */
  readonly program: Program | null;
  /** The newest version that what is in the editor was made from; 0: none. */
  readonly base: number;
  readonly sending: Sending | null;
  /** Something changed since `sending` was taken. */
  readonly isAhead: boolean;
  /** The page told of a change, and was not asked for its program since. */
  readonly isTouched: boolean;
  /** Somebody pressed Save, or Ctrl+S. */
  readonly isAsked: boolean;
  readonly kind: SaveProgramInput['kind'];
  /** `both`: the other device's program was chosen, and what is here becomes versions before that one is shown. */
  readonly keep: Sending['keep'];
  /** Of the answer that `capture` waits for. */
  readonly captureId: number;
  readonly savedAt: number | null;
  /** The newest version of somewhere else, of a conflict. */
  readonly theirs: LookedAt | null;
  readonly versions: readonly VersionFacts[];
  readonly total: number;
  readonly looked: LookedAt | null;
  readonly failure: FailureFacts | null;
  /** What was wrong when a save, or something in the time line, came to nothing. */
  readonly refusal: FailureFacts | null;
}

export type StopReason = 'ended' | 'asked' | 'hung' | 'failed';

export type WorkspaceEvent =
  | { readonly type: 'workspace.retry' }
  /** The tool opens without the program that it cannot open. */
  | { readonly type: 'program.aside' }
  /** The page of the tool can be used. */
  | { readonly type: 'frame.ready' }
  | { readonly type: 'frame.changed'; readonly program: Program }
  | { readonly type: 'frame.touched' }
  | { readonly type: 'frame.captured'; readonly id: number; readonly program: Program | null }
  | { readonly type: 'frame.starting' }
  | { readonly type: 'frame.running' }
  | { readonly type: 'frame.stopped'; readonly why: StopReason }
  | { readonly type: 'frame.failed'; readonly why: 'engine' | 'program' | 'memory' }
  /** The button, or Ctrl+S here or in the page. */
  | { readonly type: 'save.press' }
  | { readonly type: 'save.retry' }
  /** The tab is hidden, and may be closed without a word. */
  | { readonly type: 'save.soon' }
  | { readonly type: 'run.press' }
  | { readonly type: 'stop.press' }
  /** [CW-01] What is kept here goes into the editor once more, such as after its page lost it. */
  | { readonly type: 'code.send' }
  | { readonly type: 'conflict.compare' }
  | { readonly type: 'conflict.back' }
  | { readonly type: 'conflict.keep_mine' }
  | { readonly type: 'conflict.keep_theirs' }
  /** What is kept here and can never be saved is let go. */
  | { readonly type: 'copy.drop' }
  | { readonly type: 'versions.open' }
  | { readonly type: 'versions.close' }
  | { readonly type: 'versions.retry' }
  | { readonly type: 'version.look'; readonly sequence: number }
  | { readonly type: 'version.back' }
  | { readonly type: 'version.restore' }
  | { readonly type: 'start.over' }
  /** By the time line: another version is in the editor. */
  | { readonly type: 'editor.filled' }
  /** Another device or tab of the same person saved. */
  | { readonly type: 'workspace.changed' }
  | { readonly type: 'look.change'; readonly look: FrameLook }
  | { readonly type: 'opener.told' }
  | { readonly type: 'opener.gone' }
  | { readonly type: 'ok.press' }
  | { readonly type: 'connection.restored' }
  | { readonly type: 'session.expired' }
  | { readonly type: 'session.restored'; readonly personId: number }
  | { readonly type: 'workspace.close' };

export type WorkspaceEmitted =
  /** To the page of the tool. */
  | { readonly type: 'say'; readonly message: Exclude<ToFrame, { type: 'open' }> }
  /** The page is made anew: it hung, or broke. */
  | { readonly type: 'reload' }
  /** This browser keeps it; null: the server has everything. */
  | { readonly type: 'keep'; readonly copy: LocalCopy | null }
  /** [CW-08] In an assessment a save that was asked for is told to whoever opened the tab. */
  | { readonly type: 'saved'; readonly isAsked: boolean; readonly head: VersionFacts }
  /** An earlier version is in the editor again. */
  | { readonly type: 'brought.back'; readonly sequence: number };
