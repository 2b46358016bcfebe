import {
  boardOf,
  containsWords,
  noticeLink,
  resultsAtMost,
  type SearchCategory,
  type SearchResult,
  searchWords,
} from '#contract';
import {
  findNotices,
  findNoticesLike,
  findPeople,
  findPeopleLike,
  forgiveSpelling,
} from '../../db/queries/search.ts';
import { videosFor } from '../../db/queries/videos.ts';
import { schoolDay } from '../../domain/school-day.ts';
import { modulesFor } from '../../domain/session-answer.ts';
import type { SignedInScene } from '../../pipeline.ts';
import { searchableBy } from '../../policies/search.policy.ts';

type Find = (words: readonly string[], scene: SignedInScene, limit: number) => Promise<SearchResult[]>;

/** Rows that have the words as typed, then, where these are few, rows that have nearly them. */
async function exactThenAlike<Row extends { readonly id: number }>(
  limit: number,
  exact: () => Promise<Row[]>,
  alike: () => Promise<Row[]>,
): Promise<Row[]> {
  const found = await exact();
  if (found.length >= Math.min(limit, fewResults)) return found;
  const known = new Set(found.map((row) => row.id));
  return [...found, ...(await alike()).filter((row) => !known.has(row.id))].slice(0, limit);
}
const fewResults = 3;

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

const notices: Find = async (words, { app, db, actor }, limit) => {
  const board = boardOf(actor.role);
  if (board === null) return [];
  const today = schoolDay(app.now(), actor.school.timeZone);
  const wanted = { words, limit };
  const rows = await exactThenAlike(
    limit,
    () => findNotices(db, actor, today, wanted),
    () => findNoticesLike(db, actor, today, wanted),
  );
  return rows.map((row) => ({
    title: row.title,
    link: noticeLink(board, row.id),
    pageCategory: 'notices',
    projectType: '',
    description: row.description,
    rowKeyId: String(row.id),
    note: row.author.trim(),
  }));
};

const people: Find = async (words, { db, actor }, limit) => {
  const wanted = { words, limit };
  const rows = await exactThenAlike(
    limit,
    () => findPeople(db, actor, wanted),
    () => findPeopleLike(db, actor, wanted),
  );
  return rows.map((row) => ({
    title: row.name,
    // There is no screen of another person yet.
    link: '',
    pageCategory: 'people',
    projectType: '',
    description: row.places,
    rowKeyId: String(row.id),
    role: row.role,
    note: actor.role === 1 ? row.school : '',
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
