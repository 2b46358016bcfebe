import { type Program, programFileName, programLimits, sizeOfProgram } from '#contract/workspace/program.ts';

export interface CodeFile {
  readonly name: string;
  readonly text: string;
}

/** What a tool of text begins with, and which files it knows. */
export interface FileRules {
  /** The file that runs; it keeps its name. */
  readonly first: string;
  readonly start: readonly CodeFile[];
  readonly endings: readonly string[];
}

export type NameIssue = 'badName' | 'badEnding' | 'taken';

/** The files of a program that was given, or those the tool begins with. */
export function filesOf(program: Program | null, { start }: FileRules): readonly CodeFile[] {
  return program?.kind === 'files' && program.files.length > 0 ? program.files : start;
}

export const asProgram = (files: readonly CodeFile[]): Program => ({
  kind: 'files',
  files: files.map(({ name, text }) => ({ name, text })),
});

/** What is wrong with a name for a file; `own`: the name it has now, null for a new one. Letters' size does not count. */
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
