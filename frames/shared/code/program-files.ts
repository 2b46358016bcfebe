import { type Program, programFileName, programLimits, sizeOfProgram } from '#contract/workspace/program.ts';

export interface CodeFile {
  readonly name: string;
  readonly text: string;
}

export interface FileRules {
  /** The file that runs; it cannot be renamed. */
  readonly first: string;
  readonly start: readonly CodeFile[];
  readonly endings: readonly string[];
}

export type NameIssue = 'badName' | 'badEnding' | 'taken';

export function filesOf(program: Program | null, { start }: FileRules): readonly CodeFile[] {
  return program?.kind === 'files' && program.files.length > 0 ? program.files : start;
}

export const asProgram = (files: readonly CodeFile[]): Program => ({
  kind: 'files',
  files: files.map(({ name, text }) => ({ name, text })),
});

/** The problem of a file name. `own`: its present name, null for a new file. Case does not matter. */
export function issueOfName(
  name: string,
  files: readonly CodeFile[],
  { endings }: FileRules,
  own: string | null,
): NameIssue | null {
  if (name.length > programLimits.fileName || !programFileName.test(name)) return 'badName';
  if (!endings.includes(endingOf(name))) return 'badEnding';
  const isTaken = files.some((file) => file.name !== own && file.name.toLowerCase() === name.toLowerCase());
  return isTaken ? 'taken' : null;
}

export const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/** Bytes that may still be added to a program. */
export const bytesLeft = (files: readonly CodeFile[]): number =>
  programLimits.text - sizeOfProgram(asProgram(files));
