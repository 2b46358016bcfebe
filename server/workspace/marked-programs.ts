import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import type { SignedInContext } from '#server/core/call-context.ts';
import { type Marked, marksOf, tokensOf } from './alike.ts';
import { type BlocksProject, type ProgramBlob, projectOfBlob } from './blocks-project.ts';
import { filesOf } from './presenter.ts';
import type { ClassProgram } from './programs-zip.ts';
import { findBlob } from './queries/blobs.ts';
import { versionAt } from './queries/workspaces.ts';

type Scene = Pick<SignedInContext, 'app' | 'db'>;

export interface MarkedProgram extends Marked {
  readonly side: {
    readonly workspace_id: number;
    readonly student_id: number;
    readonly student_name: string;
    readonly sequence: number;
    readonly at: number;
  };
}

/** Reads programs one by one and yields to other calls. Leaves out empty ones. */
export async function markedPrograms(
  scene: Scene,
  programs: readonly ClassProgram[],
): Promise<MarkedProgram[]> {
  const marked: MarkedProgram[] = [];
  for (const { workspace, student } of programs) {
    const version = await versionAt(scene.db, workspace, workspace.head);
    if (!version || version.sha256 === null || version.isBlank) continue;
    const blob = await findBlob(scene.db, workspace.schoolId, version.sha256);
    if (!blob) continue;
    marked.push({
      personId: workspace.personId,
      sha256: version.sha256,
      marks: marksOf(await tokensOfBlob(scene, workspace.engine, blob)),
      side: {
        workspace_id: workspace.id,
        student_id: workspace.personId,
        student_name: student,
        sequence: version.sequence,
        at: version.at.getTime(),
      },
    });
    await setImmediate();
  }
  return marked;
}

async function tokensOfBlob({ app }: Scene, engine: string, blob: ProgramBlob): Promise<string[]> {
  if (blob.content !== null)
    return filesOf(blob.content).flatMap(({ text }) => tokensOf(text, engine === 'python'));
  const project = engine === 'blocks' ? await projectOfBlob(app, blob) : null;
  return project ? opcodesOf(project) : [];
}

const block = v.looseObject({ opcode: v.string() });

const opcodesOf = ({ targets }: BlocksProject): string[] =>
  targets.flatMap(({ blocks }) =>
    Object.values(blocks).flatMap((each) => (v.is(block, each) ? [each.opcode] : [])),
  );
