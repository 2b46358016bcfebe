import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { FrameEngine } from '#contract/core/tool-engines.ts';
import { frameEngines } from '#contract/core/tool-engines.ts';
import type { SavedProgram } from '#contract/workspace/workspace.wire.ts';
import { roleIs } from '#server/db/role-is.ts';
import { openArchive } from '#server/files/archive.ts';
import { zipOf } from '#server/files/stream-zip.ts';
import { workEntries, works } from '#server/works/schema.ts';
import { workspaceVersions } from '#server/workspace/schema.ts';
import type { Writer } from './curriculum-files.ts';
import { sunrise } from './schools.ts';
import {
  classmatesSteps,
  kiteBlocks,
  kiteSteps,
  pageSteps,
  paintingSteps,
  pythonSteps,
} from './workspace-programs.ts';

const student = 'S00039';
const desk = 'Chrome, Windows';
const tablet = 'Chrome, Android';

/** A program of each tool with the versions it came by, two of them from devices that did not know of each other. */
export async function seedWorkspaces(writer: Writer): Promise<void> {
  const steps: Readonly<Record<FrameEngine, readonly SavedProgram[]>> = {
    html: pageSteps.map((text) => files('index.html', text)),
    python: pythonSteps.map((text) => files('main.py', text)),
    blocks: await kites(),
    painting: paintingSteps.map((text) => bytes(Buffer.from(text))),
  };
  for (const [index, engine] of frameEngines.entries()) {
    const found = await findOwner(writer, engine);
    if (!found) continue;
    await writer.signIn(found.login);
    const workspaceId = await program(writer, found, steps[engine], 4 + index, true);
    if (found.workId !== null) await attach(writer, found, workspaceId);
    if (engine === 'python') await seedClassmates(writer, found);
  }
}

/** What others of the division made of the same project: a teacher has a list to look at, and two that are alike. */
async function seedClassmates(writer: Writer, owner: Owner): Promise<void> {
  const { rows } = await writer.db.execute<{ login: string }>(sql`
    select p.login_name as login from memberships m
    join memberships o on o.school_id = m.school_id and o.division_id = m.division_id and o.person_id = ${owner.personId}
    join people p on p.school_id = m.school_id and p.id = m.person_id and ${roleIs(sql`p.role`, 'student')}
    where m.school_id = ${sunrise} and m.person_id <> o.person_id and p.is_active and p.deleted_at is null
    order by p.login_name desc limit ${classmatesSteps.length}`);
  for (const [index, { login }] of rows.entries()) {
    await writer.signIn(login);
    const steps = (classmatesSteps[index] ?? []).map((text) => files('main.py', text));
    await program(writer, { ...owner, login }, steps, 2 + index, false);
  }
}

const files = (name: string, text: string): SavedProgram => ({ kind: 'files', files: [{ name, text }] });
const bytes = (content: Buffer): SavedProgram => ({ kind: 'bytes', base64: content.toString('base64') });

/** The kite of the sample with ever more blocks. */
async function kites(): Promise<SavedProgram[]> {
  const path = fileURLToPath(new URL('./data/files/kite.sb3', import.meta.url));
  const archive = await openArchive(await readFile(path));
  try {
    const parts = new Map<string, Buffer>();
    for (const name of archive.names) parts.set(name, (await archive.read(name, 2 ** 20)) ?? Buffer.alloc(0));
    const project = JSON.parse(parts.get('project.json')?.toString() ?? '{}') as {
      targets: { isStage: boolean }[];
    };
    const made: SavedProgram[] = [];
    for (let step = 1; step <= kiteSteps; step += 1) {
      const targets = project.targets.map((target) =>
        target.isStage ? target : { ...target, blocks: kiteBlocks(step) },
      );
      const json = Buffer.from(JSON.stringify({ ...project, targets }));
      made.push(bytes(await zipOf(new Map([...parts, ['project.json', json]]))));
    }
    return made;
  } finally {
    archive.close();
  }
}

interface Owner {
  readonly login: string;
  readonly personId: number;
  readonly projectId: number;
  /** Their work on it that waits for the teacher; null: none does. */
  readonly workId: number | null;
}

/** A student whose class has a project of the tool: the demo's own before others, and who has handed it in. */
async function findOwner({ db }: Writer, engine: FrameEngine): Promise<Owner | undefined> {
  const { rows } = await db.execute<{
    login: string;
    person: number;
    project: number;
    work: number | null;
  }>(sql`
    select p.login_name as login, p.id as person, c.project_id as project,
      case when w.state = 'in_review' then w.id end as work
    from curriculum_assignments a
    join curriculum_choices c on c.school_id = a.school_id and c.id = a.choice_id and c.archived_at is null
    join published_projects pp on pp.project_id = c.project_id
    join tools t on t.id = pp.tool_id and t.engine = ${engine}
    join memberships m on m.school_id = a.school_id and m.division_id = a.assignee_id
    join people p on p.school_id = m.school_id and p.id = m.person_id and ${roleIs(sql`p.role`, 'student')} and p.deleted_at is null
    left join works w on w.school_id = a.school_id and w.person_id = p.id and w.project_id = c.project_id
    where a.school_id = ${sunrise} and a.kind = 'division' and coalesce(w.state, '') <> 'approved'
      and p.is_active
    order by (p.login_name = ${student}) desc, (w.state = 'in_review') desc nulls last, p.login_name, c.project_id
    limit 1`);
  const [row] = rows;
  return row && { login: row.login, personId: row.person, projectId: row.project, workId: row.work };
}

/** Answers the workspace. */
async function program(
  writer: Writer,
  { login, projectId }: Owner,
  steps: readonly SavedProgram[],
  daysAgo: number,
  hasTablet: boolean,
): Promise<number> {
  writer.at(daysAgo, 3);
  const { data } = await writer.call('compilerWorkspace', { project_id: projectId }, login);
  const workspace_id = data.workspace_id;
  let head = 0;
  const save = async (step: SavedProgram | undefined, at: number, fields: object = {}) => {
    if (!step) return;
    writer.at(daysAgo, 3 - at * 0.05);
    const input = {
      workspace_id,
      save_id: randomUUID(),
      base_sequence: head,
      kind: at % 3 === 2 ? ('save' as const) : ('auto' as const),
      device: desk,
      program: step,
      ...fields,
    };
    head = (await writer.call('save-workspace-program', input, login)).data.head.sequence;
  };
  for (const [at, step] of steps.entries()) await save(step, at);
  // At home some go on from what the tablet knew, and keep both.
  if (hasTablet) await save(steps.at(-3), steps.length, { device: tablet, kind: 'save', keep: 'both' });
  return workspace_id;
}

/** Below the calls: the work was handed in by its own seeds. */
async function attach({ db }: Writer, { personId, workId }: Owner, workspaceId: number): Promise<void> {
  const [work] = await db
    .select()
    .from(works)
    .where(and(eq(works.schoolId, sunrise), eq(works.id, workId ?? 0)));
  const [version] = await db
    .select()
    .from(workspaceVersions)
    .where(
      and(
        eq(workspaceVersions.schoolId, sunrise),
        eq(workspaceVersions.workspaceId, workspaceId),
        eq(workspaceVersions.kind, 'save'),
      ),
    )
    .orderBy(desc(workspaceVersions.sequence))
    .limit(1);
  if (!work || !version) return;
  await db.insert(workEntries).values({
    schoolId: sunrise,
    workId: work.id,
    personId,
    attempt: work.attempt,
    kind: 'program',
    workspaceId,
    programSequence: version.sequence,
    position: 0,
    addedAt: version.at,
  });
  await db
    .update(workspaceVersions)
    .set({ kind: 'submit' })
    .where(
      and(
        eq(workspaceVersions.schoolId, sunrise),
        eq(workspaceVersions.workspaceId, workspaceId),
        eq(workspaceVersions.sequence, version.sequence),
      ),
    );
}
