import {
  boardOf,
  containsWords,
  noticeLink,
  resultsAtMost,
  type SearchCategory,
  type SearchResult,
  searchWords,
} from '#contract';
import { modulesFor } from '#server/auth/index.ts';
import type { SignedInScene } from '#server/core/scene.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { videosFor } from '#server/helpdesk/index.ts';
import { foundInFiles, inReadersWords } from '#server/notices/index.ts';
import { searchableBy } from './policy.ts';
import {
  findNotices,
  findNoticesByFile,
  findNoticesLike,
  findPeople,
  findPeopleLike,
  forgiveSpelling,
} from './queries/search.ts';

type Find = (words: readonly string[], scene: SignedInScene, limit: number) => Promise<SearchResult[]>;

/** Below so many that have the words as typed, those that have nearly them are shown too. */
const fewResults = 3;

/** Each row once, where it stands first. */
function distinct<Row extends { readonly id: number }>(rows: readonly Row[]): Row[] {
  const known = new Set<number>();
  return rows.filter(({ id }) => !known.has(id) && known.add(id));
}

const screens: Find = async (words, { actor }) =>
  modulesFor(actor)
    .filter(({ module_name }) => containsWords(module_name, words))
    .map(({ module_name, module_url }) => ({
      title: module_name,
      link: module_url,
      pageCategory: 'screens',
      projectType: '',
      description: '',
      rowKeyId: module_url,
      note: '',
    }));

const notices: Find = async (words, scene, limit) => {
  const { app, db, actor } = scene;
  const board = boardOf(actor.role);
  if (board === null) return [];
  const today = schoolDay(app.now(), actor.school.timeZone);
  const wanted = { words, limit };
  const inTitles = await findNotices(db, actor, today, wanted);
  const inFiles = inTitles.length < limit ? await findNoticesByFile(db, actor, today, wanted) : [];
  const exact = distinct([...inTitles, ...inFiles]);
  const alike =
    exact.length < Math.min(limit, fewResults) ? await findNoticesLike(db, actor, today, wanted) : [];
  const rows = await inReadersWords(db, actor, distinct([...exact, ...alike]).slice(0, limit));
  const titled = new Set(inTitles.map(({ id }) => id));
  const byFile = inFiles.filter(({ id }) => !titled.has(id));
  const places = await foundInFiles(
    db,
    byFile.map((row) => ({ schoolId: row.school_id, id: row.id })),
    words,
  );
  return rows.map((row) => {
    const foundIn = places.get(row.id);
    return {
      title: row.title,
      link: noticeLink(board, row.id),
      pageCategory: 'notices',
      projectType: '',
      description: row.description,
      rowKeyId: String(row.id),
      note: row.author.trim(),
      ...(row.titleLanguage && { title_language: row.titleLanguage }),
      ...(row.descriptionLanguage && { description_language: row.descriptionLanguage }),
      ...(foundIn && { found_in: foundIn }),
    };
  });
};

const people: Find = async (words, { db, actor, scope }, limit) => {
  const wanted = { words, limit };
  const exact = await findPeople(db, actor, wanted);
  const alike = exact.length < Math.min(limit, fewResults) ? await findPeopleLike(db, actor, wanted) : [];
  const rows = distinct([...exact, ...alike]).slice(0, limit);
  return rows.map((row) => ({
    title: row.name,
    // There is no screen of another person yet.
    link: '',
    pageCategory: 'people',
    projectType: '',
    description: row.places,
    rowKeyId: String(row.id),
    role: row.role,
    note: scope === 'all' ? row.school : '',
  }));
};

const videos: Find = async (words, { db, actor }) =>
  (await videosFor(db, actor.role))
    .filter((video) => containsWords(video.title, words))
    .map((video) => ({
      title: video.title,
      link: `view-features-video/${video.id}`,
      pageCategory: 'videos',
      projectType: '',
      description: video.description,
      rowKeyId: video.id,
      note: '',
    }));

const finders: Readonly<Record<SearchCategory, Find>> = { screens, notices, people, videos };

/** What a person finds, by category; `more`: there is more than is handed out. */
export async function findAll(
  text: string,
  scene: SignedInScene,
  limit: number = resultsAtMost,
): Promise<{ category: SearchCategory; results: SearchResult[]; more: boolean }[]> {
  const words = searchWords(text);
  const categories = searchableBy(scene.actor);
  if (words.length === 0) return categories.map((category) => ({ category, results: [], more: false }));
  await forgiveSpelling(scene.db);
  const found: { category: SearchCategory; results: SearchResult[]; more: boolean }[] = [];
  // One after the other: they share a connection.
  for (const category of categories) {
    const results = await finders[category](words, scene, limit + 1);
    found.push({ category, results: results.slice(0, limit), more: results.length > limit });
  }
  return found;
}
