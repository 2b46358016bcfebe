import { boardOf, noticeLink } from '#contract/search/search.rules.ts';
import type { SearchSource } from '#server/core/context.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { scopeIn } from '#server/core/scope.policy.ts';
import { distinct, exactThenAlike } from '#server/db/exact-then-alike.ts';
import { foundInFiles } from './excerpt.ts';
import { inReadersWords } from './found-text.ts';
import { findNotices, findNoticesByFile, findNoticesLike } from './queries/found-notices.ts';

export const noticeSearch: SearchSource = {
  category: 'notices',
  isFor: (actor) => scopeIn('get-latest-notice-list', actor) !== null,
  find: async (words, { app, db, actor }, limit) => {
    const board = boardOf(actor.role);
    if (board === null) return [];
    const today = schoolDay(app.now(), actor.school.timeZone);
    const wanted = { words, limit };
    const inTitles = await findNotices(db, actor, today, wanted);
    const inFiles = inTitles.length < limit ? await findNoticesByFile(db, actor, today, wanted) : [];
    const found = await exactThenAlike(distinct([...inTitles, ...inFiles]), limit, () =>
      findNoticesLike(db, actor, today, wanted),
    );
    const rows = await inReadersWords(db, actor, found);
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
  },
};
