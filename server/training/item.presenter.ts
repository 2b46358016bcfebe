import type { ContentType } from '#contract/content/content-types.ts';
import { bit } from '#contract/core/bit.ts';
import { parseVideoLink } from '#contract/notices/notice.rules.ts';
import type { FilmWire, TrainingItem } from '#contract/training/training.wire.ts';
import { toShownFile } from '#server/content/index.ts';
import type { files } from '#server/files/schema/file.ts';
import type { ContentRow, ItemState, ProjectRow } from './queries/items.ts';

type StoredFile = typeof files.$inferSelect;
type Part = Omit<TrainingItem, 'file' | 'can_download' | 'film' | 'status' | 'done_at' | 'percent'>;
const office = 0;

/** [EN-25] `cover` is the picture of a film without its own. */
function presentFilm(file: StoredFile, title: string, cover: string): FilmWire {
  const path = `/files/${file.id}`;
  const ofKind = (kind: string) => file.renditions.filter((part) => part.kind === kind);
  const partPath = (id: string | number) => `${path}/${id}`;
  return {
    video_path: path,
    title,
    tool_cover: file.coverKey ? `${path}/cover` : cover,
    video_captions: ofKind('caption').map(({ id, label, lang }) => ({ path: partPath(id), label, lang })),
    video_resolutions: ofKind('resolution').map(({ id, label }) => ({ path: partPath(id), label })),
  };
}

function presentItem(
  part: Part,
  file: StoredFile | null,
  state: ItemState | undefined,
  cover = '',
): TrainingItem {
  const isFilm = file?.type === 'video';
  return {
    ...part,
    file: file && toShownFile(file),
    can_download: bit(!(isFilm && file.schoolId === office)),
    film: isFilm ? presentFilm(file, part.title, cover) : null,
    status: bit(state?.doneAt != null),
    done_at: state?.doneAt?.getTime() ?? null,
    // A replaced film has no progress.
    percent: isFilm && state?.fileId === file.id ? state.percent : 0,
  };
}

export const presentContent = (
  { id, moduleId, topicId, title, type, minutes, url, file }: ContentRow,
  state: ItemState | undefined,
): TrainingItem =>
  presentItem(
    { subject: 'content', id, module_id: moduleId, topic_id: topicId, title, type, minutes, url },
    file,
    state,
  );

export interface ProjectFilm {
  readonly id: number;
  readonly title: string;
  readonly url: string;
  readonly file: StoredFile | null;
}

/** Films of a publication, in order. */
export function filmsOfProject(
  { content }: ProjectRow,
  stored: ReadonlyMap<string, StoredFile>,
): ProjectFilm[] {
  return content.materials
    .filter(({ kind }) => kind === 'resource')
    .map(({ id, title, url, fileId }) => ({ id, title, url, file: stored.get(fileId ?? '') ?? null }))
    .filter(({ url, file }) => file !== null || parseVideoLink(url) !== null);
}

/** The project's cover is the picture of a film without its own. */
export function presentProjectFilm(
  { id, title, url, file }: ProjectFilm,
  { content }: ProjectRow,
  state: ItemState | undefined,
): TrainingItem {
  const cover = content.coverFileId ? `/files/${content.coverFileId}` : '';
  const type: ContentType = 'film';
  const part = { subject: 'material' as const, id, module_id: 0, topic_id: 0, title, type, minutes: 0 };
  return presentItem({ ...part, url: file ? '' : url }, file, state, cover);
}
