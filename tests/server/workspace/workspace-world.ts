import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FrameEngine, ToolEngine } from '#contract/core/tool-engines.ts';
import { tools } from '#server/content/schema/terms.ts';
import type { Queryable } from '#server/db/database.ts';
import { zipOf } from '#server/files/stream-zip.ts';
import { programBlobs, workspaces, workspaceVersions } from '#server/workspace/schema.ts';
import { thisYear } from '../learning/learning-rows.ts';
import { givenProject } from '../works/given-world.ts';

type At = Parameters<typeof givenProject>[1];

/** A tool that is used in this way. */
export async function toolFor(db: Queryable, engine: ToolEngine): Promise<number> {
  const name = `Tool ${engine}`;
  const [known] = await db.select({ id: tools.id }).from(tools).where(eq(tools.name, name));
  if (known) return known.id;
  const url = engine === 'outside' ? 'https://tool.example/' : '';
  const [row] = await db.insert(tools).values({ name, url, engine }).returning({ id: tools.id });
  return row!.id;
}

/** A project of a tool, given to a division. */
export const openProject = async (db: Queryable, at: At, engine: ToolEngine = 'html') =>
  givenProject(db, at, { toolId: await toolFor(db, engine) });

interface NewWorkspace {
  readonly schoolId: number;
  readonly personId: number;
  readonly projectId: number;
  readonly engine?: FrameEngine;
  readonly purpose?: 'project' | 'demonstration';
}

/** A workspace with one version, as a save leaves it. */
export async function addWorkspace(db: Queryable, of: NewWorkspace): Promise<number> {
  const at = new Date('2026-11-10T06:00:00Z');
  const { engine = 'html', purpose = 'project', ...owner } = of;
  const [row] = await db
    .insert(workspaces)
    .values({
      ...owner,
      engine,
      purpose,
      begunBy: of.personId,
      academicYear: thisYear,
      title: 'A page',
      head: 1,
      versionCount: 1,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  const sha256 = randomUUID();
  const content = JSON.stringify([{ name: 'index.html', text: '<h1>Here</h1>' }]);
  await db
    .insert(programBlobs)
    .values({ schoolId: of.schoolId, sha256, size: content.length, content, namedAt: at });
  await db.insert(workspaceVersions).values({
    schoolId: of.schoolId,
    workspaceId: row!.id,
    sequence: 1,
    personId: of.personId,
    base: 0,
    kind: 'save',
    sha256,
    size: content.length,
    isBlank: false,
    at,
  });
  return row!.id;
}

/** A page of this text. */
export const page = (text: string) => ({
  kind: 'files' as const,
  files: [{ name: 'index.html', text }],
});

export interface Blocks {
  readonly blocks?: object;
  readonly svg?: string;
  /** The costume of stage and figure; one of the new project: nothing was drawn. */
  readonly costumeId?: string;
  /** Of the figure. */
  readonly variables?: object;
  readonly project?: string;
  /** Names and bytes besides. */
  readonly more?: ReadonlyMap<string, Uint8Array>;
}

export const plainSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="18" fill="#2a6"/></svg>';

/** An sb3 with a stage and a figure. */
export function sb3({
  blocks = {},
  svg = plainSvg,
  costumeId = 'figure',
  variables = {},
  project,
  more = new Map(),
}: Blocks = {}): Promise<Buffer> {
  const costume = {
    assetId: costumeId,
    name: 'figure',
    dataFormat: 'svg',
    md5ext: `${costumeId}.svg`,
  };
  const target = (name: string, isStage: boolean, own: object) => ({
    isStage,
    name,
    blocks: own,
    costumes: [costume],
    sounds: [],
    variables: isStage ? {} : variables,
  });
  const json = JSON.stringify({
    targets: [target('Stage', true, {}), target('Fish', false, blocks)],
    meta: { semver: '3.0.0' },
  });
  return zipOf(
    new Map<string, Uint8Array>([
      ['project.json', Buffer.from(project ?? json)],
      [`${costumeId}.svg`, Buffer.from(svg)],
      ...more,
    ]),
  );
}

export const asBytes = (bytes: Uint8Array) => ({
  kind: 'bytes' as const,
  base64: Buffer.from(bytes).toString('base64'),
});

export const painting = (elements: readonly object[], files: object = {}): Buffer =>
  Buffer.from(JSON.stringify({ type: 'excalidraw', version: 2, elements, appState: {}, files }));
