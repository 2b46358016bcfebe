import { type Program, sizeOfProgram } from '#contract/workspace/program.ts';
import type { SavedProgramAnswer, VersionFacts, Workspace } from '#contract/workspace/workspace.wire.ts';
import { isSame } from '../../shared/is-same.ts';
import type { LocalCopy, LookedAt, Sending, WorkspaceContext } from './workspace.types.ts';

/** Milliseconds. */
export const workspaceTimes = {
  /** Without a change for so long, what changed is saved. */
  pause: 3_000,
  /** Who never pauses has a version at the server all the same. */
  latest: 8_000,
  /** The page answers with its program within it [CW-01]. */
  capture: 10_000,
  /** A save that got no answer is sent again. */
  again: 10_000,
  /** A page that is not there by then never will be. */
  open: 60_000,
  /** Stop has ended a program by then, or the page is made anew. */
  stop: 2_000,
  /** [CW-07, CO-11] Until when the code of an assessment is in the editor. */
  send: 5_000,
} as const;

/** Are two programs the same, byte by byte? */
export function isSameProgram(one: Program | null, other: Program | null): boolean {
  if (one === null || other === null) return one === other;
  if (one.kind === 'bytes' && other.kind === 'bytes')
    return (
      one.bytes.byteLength === other.bytes.byteLength &&
      one.bytes.every((byte, at) => byte === other.bytes[at])
    );
  return one.kind === other.kind && isSame(one, other);
}

export const headOf = (facts: Workspace | null): number => facts?.head?.sequence ?? 0;

/** What was kept in this browser stands over what the server has, unless it is the same. */
export const isWorthKeeping = (copy: LocalCopy | null, ofServer: Program | null): copy is LocalCopy =>
  copy !== null && (copy.sending !== null || !isSameProgram(copy.program, ofServer));

/** A page that loaded empty tells nothing of what was made: only what somebody asked for replaces content by nothing. */
export const isEmptied = (program: Program | null): boolean => program === null || sizeOfText(program) === 0;

const sizeOfText = (program: Program): number =>
  program.kind === 'bytes'
    ? sizeOfProgram(program)
    : program.files.reduce((sum, { text }) => sum + text.trim().length, 0);

export const copyOf = ({ program, base, sending }: WorkspaceContext): LocalCopy | null =>
  program && { program, base, sending };

export const withHead = (facts: Workspace | null, head: VersionFacts): Workspace | null =>
  facts && { ...facts, head, shown: head };

/** Theirs as the newest version, after a save that kept both; null: another device saved meanwhile, or it is not known. */
export function newestTheirs(
  theirs: LookedAt | null,
  { head, saved }: Pick<SavedProgramAnswer, 'head' | 'saved'>,
): LookedAt | null {
  if (theirs === null) return null;
  const { sequence } = theirs.version;
  // Mine was the same; or it was added after theirs, and theirs once more after mine.
  const isNewest =
    head.sequence === sequence || (saved.base === sequence && head.sequence === saved.sequence + 1);
  return isNewest ? { ...theirs, version: head } : null;
}

export const nextSending = (
  { program, base, kind }: Pick<WorkspaceContext, 'program' | 'base' | 'kind'>,
  keep: Sending['keep'] = 'mine',
): Sending | null => program && { saveId: crypto.randomUUID(), base, kind, keep, program };

export function overTheirs(context: WorkspaceContext, keep: Sending['keep']): Sending | null {
  const base = context.theirs?.version.sequence ?? context.base;
  return nextSending({ program: context.program, base, kind: 'save' }, keep);
}

/** A program that the server has, put into the editor. */
export function inEditor(context: WorkspaceContext, from: LookedAt | null) {
  return {
    program: from ? from.program : context.program,
    base: from ? from.version.sequence : context.base,
    sending: null,
    isAhead: false,
    isTouched: false,
    isAsked: false,
    kind: 'auto' as const,
    keep: 'mine' as const,
    theirs: null,
    looked: null,
    refusal: null,
  };
}
