import { lookupAtMost } from '#contract/core/lookup.ts';
import { rowsAtMost } from '#contract/core/page.ts';
import { schoolGridCall, schoolNamesCall } from '#contract/schools/calls/school-list.call.ts';
import { call } from '#src/lib/api-client.ts';
import type { LookupSource } from '#src/lib/lookup/lookup-source.ts';

const most = 100;

/** [C9-02] The schools somebody reaches, by name; more than a page are searched at the server. */
export const schoolSource =
  (sAdmin_id: number): LookupSource =>
  async ({ search = '', ids = [] }, signal) => {
    const input = { sAdmin_id, search, limit: most, ids: [...ids].join() };
    const { data, next } = await call(schoolNamesCall, input, { signal });
    const rows = data.map(({ id, school_name, place }) => ({ id, name: school_name, hint: place }));
    return { rows, total: next === 0 ? rows.length : lookupAtMost + 1 };
  };

/** The same page by page, for choosing many. */
export const manySchools =
  (sAdmin_id: number): LookupSource =>
  async (request, signal) => {
    const { search = '', ids = [], page = 1 } = request;
    if (ids.length > 0) return schoolSource(sAdmin_id)(request, signal);
    const parts = lookupAtMost / rowsAtMost;
    const answers = await Promise.all(
      Array.from({ length: parts }, (_, part) =>
        call(
          { ...schoolGridCall, method: 'POST' },
          { sAdmin_id, form: 'grid', search, size: rowsAtMost, page: (page - 1) * parts + part + 1 },
          { signal },
        ),
      ),
    );
    // Beyond the end the last page comes again.
    const rows = answers.filter((answer, part) => answer.page === (page - 1) * parts + part + 1);
    return {
      rows: rows.flatMap((answer) =>
        answer.rows.map((row) => ({ id: row.id, name: row.school_name, hint: row.State_Name })),
      ),
      total: answers[0]?.total ?? 0,
    };
  };
