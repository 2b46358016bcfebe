import type { SQL } from 'drizzle-orm';
import type { TrainingItem, TrainingSubject } from '#contract/training/training.wire.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import type { files } from '#server/files/schema/file.ts';
import { filmsOfProject, presentContent, presentProjectFilm } from './item.presenter.ts';
import { isGivenProject, isOwnModule } from './queries/given.ts';
import {
  contentRows,
  filmsById,
  isContent,
  isOfType,
  isOneProject,
  type ProjectRow,
  projectRows,
  statesOf,
} from './queries/items.ts';
import { isOneModule, modulesOf } from './queries/modules.ts';

type Scene = Pick<SignedInContext, 'db' | 'actor'>;

export async function ownModule({ db, actor }: Scene, moduleId: number) {
  const [module] = await modulesOf(db, actor, isOneModule(moduleId), isOwnModule(actor));
  if (!module) throw notFound();
  return module;
}

export async function itemsOf(
  { db, actor }: Scene,
  ...where: [SQL | undefined, ...(SQL | undefined)[]]
): Promise<TrainingItem[]> {
  const rows = await contentRows(db, ...where);
  const states = await statesOf(
    db,
    actor,
    'content',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentContent(row, states.get(row.id)));
}

export async function ownProjectFilms({ db, actor }: Scene, where: SQL | undefined) {
  const rows = await projectRows(db, isGivenProject(actor), where);
  const fileIds = rows.flatMap(({ content }) => content.materials.flatMap(({ fileId }) => fileId ?? []));
  const stored = await filmsById(db, actor.school.id, fileIds);
  const found = rows.map((project) => ({ project, films: filmsOfProject(project, stored) }));
  const ids = found.flatMap(({ films }) => films.map(({ id }) => id));
  const states = await statesOf(db, actor, 'material', ids);
  return found.map(({ project, films }) => ({
    project,
    films,
    videos: films.map((film) => presentProjectFilm(film, project, states.get(film.id))),
  }));
}

export async function ownProject(scene: Scene, projectId: number) {
  const [found] = await ownProjectFilms(scene, isOneProject(projectId));
  if (!found) throw notFound();
  return found;
}

/** Films of the training that teach with these projects' tools. */
export async function toolFilms(scene: Scene, projects: readonly ProjectRow[]) {
  const items = await itemsOf(scene, isOwnModule(scene.actor), isOfType('film'));
  const named = new Map(
    projects.flatMap(({ toolId, toolName }) => (toolId && toolName ? [[toolId, toolName]] : [])),
  );
  return [...named].map(([tool_id, tool_name]) => {
    const modules = new Set(
      projects.filter(({ toolId }) => toolId === tool_id).map(({ moduleId }) => moduleId),
    );
    return { tool_id, tool_name, videos: items.filter(({ module_id }) => modules.has(module_id)) };
  });
}

export interface NamedPart {
  readonly subject: TrainingSubject;
  readonly id: number;
  readonly project_id: number;
}

/** null: the film is elsewhere. Throws 404 if the teacher does not reach it. */
export async function ownFile(
  scene: Scene,
  { subject, id, project_id }: NamedPart,
): Promise<typeof files.$inferSelect | null> {
  if (subject === 'material') {
    const film = (await ownProject(scene, project_id)).films.find((each) => each.id === id);
    if (!film) throw notFound();
    return film.file;
  }
  const [row] = await contentRows(scene.db, isContent([id]), isOwnModule(scene.actor));
  if (!row) throw notFound();
  return row.file;
}

export const countDone = (items: readonly Pick<TrainingItem, 'status'>[]) => ({
  total: items.length,
  completed: items.filter(({ status }) => status === 1).length,
});
