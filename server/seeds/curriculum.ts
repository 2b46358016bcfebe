import type { SessionType } from '#contract/content/content.rules.ts';
import type { ToolEngine } from '#contract/core/tool-engines.ts';
import { masterClasses } from '#server/directory/schema.ts';
import { seedBooks } from './books.ts';
import { author, type SeedFiles, seedFiles, type Writer } from './curriculum-files.ts';
import { type ListedProject, seedLists } from './curriculum-lists.ts';
import { type SeedProject, type SeedTrack, tracks } from './curriculum-projects.ts';

/** A lifelike curriculum for grades 1 to 12 and for clubs, written by the office through its own calls. */
export async function seedCurriculum(writer: Writer): Promise<void> {
  writer.at(120);
  await writer.signIn(author);
  const save = savesOf(writer);
  const terms = await seedTerms(save);
  const tools = await seedTools(writer, save);
  const files = await seedFiles(writer);
  const listed: ListedProject[] = [];
  for (const [at, track] of tracks.entries()) {
    writer.at(110 - 10 * at);
    const parts = { terms, toolId: tools.get(track.tool) ?? null, files };
    listed.push(...(await seedTrack(writer, save, track, parts)));
  }
  await seedBooks(writer, save, files);
  await seedLists(writer, listed);
}

/** Each save has a form session of its own. */
const savesOf = (writer: Writer) => {
  const session = async () =>
    (await writer.call('get-form-session', { form: 'curriculum' }, author)).formSession;
  return {
    term: async (
      kind: 'board' | 'standard' | 'skill' | 'stream' | 'tag',
      name: string,
      parentId: number | null = null,
    ) => {
      const input = { kind, name, code: '', parentId, formSession: await session() };
      return (await writer.call('save-term', input, author)).data.id;
    },
    session,
  };
};
type Saves = ReturnType<typeof savesOf>;

async function seedTerms({ term }: Saves): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  const board = await term('board', 'CBSE');
  await term('board', 'Cambridge');
  for (const name of ['Uses digital tools with care', 'Breaks a problem into steps', 'Presents own work'])
    ids.set(name, await term('standard', name, board));
  for (const { skill } of tracks) if (!ids.has(skill)) ids.set(skill, await term('skill', skill));
  for (const name of ['Science', 'Mathematics', 'Arts']) ids.set(name, await term('stream', name));
  for (const name of ['Unplugged', 'Pair work', 'For a fair']) ids.set(name, await term('tag', name));
  return ids;
}

/** [QU-57] What runs in the browser; Arduino and the like have programs and pages of their own. */
const engineOfTool: Readonly<Record<string, ToolEngine>> = {
  'Paint and paper': 'painting',
  Scratch: 'blocks',
  'HTML and CSS': 'html',
  Python: 'python',
  Arduino: 'outside',
  'Teachable machines': 'outside',
  Spreadsheets: 'outside',
};

async function seedTools(writer: Writer, { session }: Saves): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  const known = await writer.db.select({ id: masterClasses.id }).from(masterClasses);
  for (const name of new Set(tracks.map(({ tool }) => tool))) {
    const used = tracks.filter(({ tool }) => tool === name);
    const isFor = (id: number) => used.some(({ classes: [first, last] }) => id >= first && id <= last);
    const input = {
      name,
      description: '',
      url: '',
      engine: engineOfTool[name] ?? 'none',
      levels: ['Beginner', 'Explorer', 'Maker'],
      classIds: known.map(({ id }) => id).filter(isFor),
      formSession: await session(),
    };
    ids.set(name, (await writer.call('save-tool', input, author)).data.id);
  }
  return ids;
}

interface Parts {
  readonly terms: ReadonlyMap<string, number>;
  readonly toolId: number | null;
  readonly files: SeedFiles;
}

/** Answers what of it is published. */
async function seedTrack(
  writer: Writer,
  saves: Saves,
  track: SeedTrack,
  parts: Parts,
): Promise<ListedProject[]> {
  const { session } = saves;
  const module = await writer.call(
    'save-module',
    {
      name: track.module,
      description: `${track.projects.length} projects with ${track.tool}.`,
      kind: track.kind,
      isPublished: true,
      formSession: await session(),
    },
    author,
  );
  await seedTraining(writer, saves, module.data.id, track, parts.files);
  let before: number | null = null;
  const published: ListedProject[] = [];
  for (const [at, project] of track.projects.entries()) {
    before = await seedProject(writer, saves, track, project, {
      ...parts,
      at,
      before,
      moduleId: module.data.id,
    });
    if (!isUnfinished(track, at))
      published.push({ id: before, kind: track.kind, classIds: classesOf(track) });
  }
  return published;
}

/** The last of a long track is still being written. */
const isUnfinished = ({ projects }: SeedTrack, at: number) => at === projects.length - 1 && at > 4;

const classesOf = ({ kind, classes: [first, last] }: SeedTrack): number[] =>
  kind === 'club' ? [] : Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** How to begin: for whoever teaches the module. */
async function seedTraining(
  writer: Writer,
  { session }: Saves,
  moduleId: number,
  { tool }: SeedTrack,
  files: SeedFiles,
) {
  const topic = await writer.call(
    'save-topic',
    { moduleId, name: `Getting started with ${tool}`, formSession: await session() },
    author,
  );
  const shared = { topicId: topic.data.id, url: '', audience: 'faculty' as const };
  const guide = {
    ...shared,
    title: 'Guide for teachers',
    type: 'document' as const,
    fileId: files.plan,
    minutes: 15,
  };
  await writer.call('save-topic-content', { ...guide, formSession: await session() }, author);
  const film = {
    ...shared,
    title: 'A first look',
    type: 'film' as const,
    fileId: '',
    url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    minutes: 10,
  };
  await writer.call('save-topic-content', { ...film, formSession: await session() }, author);
}

interface ProjectPlace extends Parts {
  readonly at: number;
  /** The project before it in its track. */
  readonly before: number | null;
  readonly moduleId: number;
}

async function seedProject(
  writer: Writer,
  { session }: Saves,
  track: SeedTrack,
  { title, objective, sessions }: SeedProject,
  { terms, toolId, files, at, before, moduleId }: ProjectPlace,
): Promise<number> {
  const standard = terms.get('Breaks a problem into steps') ?? 0;
  const { data: project } = await writer.call(
    'save-project',
    {
      title,
      kind: track.kind,
      objective,
      moduleId,
      toolId,
      toolLevel: Math.min(3, Math.floor(at / 2) + 1),
      outputType: track.output,
      classIds: classesOf(track),
      termIds: [terms.get(track.skill) ?? 0, standard],
      prerequisiteIds: before === null ? [] : [before],
      alternativeIds: [],
      coverFileId: files.cover.get(track.tool) ?? '',
      sampleFileId: at === 0 ? files.sheet : '',
      empathise: 'Who has this problem, and what do they say?',
      define: `We want to make: ${title.toLowerCase()}.`,
      ideate: 'Three ideas on paper, one is chosen.',
      prototype: 'A first try that works a little.',
      test: 'Somebody else tries it. What do we change?',
      formSession: await session(),
    },
    author,
  );
  for (const [index, name] of sessions.entries())
    await writer.call(
      'save-session',
      {
        projectId: project.id,
        title: name,
        type: typeOf(index, sessions.length),
        objective: '',
        minutes: 40,
        // Documents open where a reader stopped, slides as their page.
        presentationFileId: index % 2 === 1 ? files.chapter : files.slides,
        activities: [
          { title: 'Look back', instructions: 'Two minutes in pairs: what do we know already?', minutes: 5 },
          { title: name, instructions: 'Follow the slides, then try alone.', minutes: 25 },
          { title: 'Show and tell', instructions: 'Three students show what they made.', minutes: 10 },
        ],
        references: [
          { title: 'Work sheet', url: '', fileId: files.sheet },
          // A film goes on where its student stopped.
          ...(at === 0 && index === 2
            ? [{ title: 'Watch: what students see', url: '', fileId: files.film }]
            : []),
        ],
        formSession: await session(),
      },
      author,
    );
  await writer.call(
    'save-material',
    {
      projectId: project.id,
      title: 'Lesson plan',
      kind: 'lesson_plan',
      sessionId: null,
      body: `${objective} Prepare the tool before the first session.`,
      fileId: files.plan,
      url: '',
      formSession: await session(),
    },
    author,
  );
  if (isUnfinished(track, at)) return project.id;
  const stored = await writer.call('get-project', { id: project.id }, author);
  await writer.call('publish-project', { id: project.id, version: stored.data.version }, author);
  return project.id;
}

function typeOf(index: number, count: number): SessionType {
  if (index === 0) return 'learn';
  if (index === count - 1) return 'present';
  return index % 2 === 1 ? 'make' : 'practice';
}
