import type { GridColumn, GridSource, GridTexts, RowsRequest } from '#src/ui/grid/grid.types.ts';
import { formatDayOf } from '../words/dates.ts';

export interface Pupil {
  readonly id: number;
  readonly name: string;
  readonly grade: number;
  readonly division: string;
  readonly email: string;
  readonly submitted: number;
  readonly joined: Date;
  readonly guardian: string;
}

const first = [
  'Asha',
  'Ravi',
  'Meera',
  'Imran',
  'Zoya',
  'Arjun',
  'Leela',
  'Kabir',
  'Noor',
  'Dev',
  'Tara',
  'Om',
];
const last = ['Rao', 'Khan', 'Iyer', 'Patel', 'Das', 'Nair', 'Bose', 'Gill', 'Mehta', 'Sen', 'Joshi'];
const joinedFirst = Date.UTC(2021, 3, 1);
const day = 86_400_000;

const at = (list: readonly string[], index: number) => list[index % list.length] ?? '';

function makePupil(index: number): Pupil {
  const id = index + 1;
  const name = `${at(first, index * 7)} ${at(last, index * 5 + Math.floor(index / 12))}`;
  return {
    id,
    name,
    grade: (index % 12) + 1,
    division: at(['A', 'B', 'C', 'D'], Math.floor(index / 12)),
    email: `${name.toLowerCase().replace(' ', '.')}.${id}@banyan.example`,
    submitted: (index * 37) % 101,
    joined: new Date(joinedFirst + ((index * 13) % 1600) * day),
    // One value tries to run a formula in the program that opens the export.
    guardian:
      id === 3
        ? '=HYPERLINK("http://evil.example","Click")'
        : `${at(first, index * 3)} ${at(last, index * 5)}`,
  };
}

const pupilCount = 100_000;
let pupils: readonly Pupil[] | undefined;
const allPupils = () => (pupils ??= Array.from({ length: pupilCount }, (_, index) => makePupil(index)));

type Key = keyof Pupil;
const isKey = (id: string): id is Key =>
  ['id', 'name', 'grade', 'division', 'email', 'submitted', 'joined'].includes(id);

function compare(a: Pupil, b: Pupil, key: Key): number {
  const [x, y] = [a[key], b[key]];
  if (typeof x === 'string' && typeof y === 'string') return x < y ? -1 : Number(x > y);
  return Number(x) - Number(y);
}

function answer({ sort, search, filters }: RowsRequest): readonly Pupil[] {
  const words = search.toLowerCase().split(' ').filter(Boolean);
  const grade = filters['grade'];
  const found = allPupils().filter(
    (pupil) =>
      (grade === undefined || grade === String(pupil.grade)) &&
      words.every((word) => pupil.name.toLowerCase().includes(word) || pupil.email.includes(word)),
  );
  const keys = sort.flatMap(({ id, descending }) =>
    isKey(id) ? [{ key: id, sign: descending ? -1 : 1 }] : [],
  );
  if (keys.length === 0) return found;
  return found.toSorted(
    (a, b) => keys.map(({ key, sign }) => sign * compare(a, b, key)).find(Boolean) ?? a.id - b.id,
  );
}

export interface KitSourceOptions {
  readonly delay: number;
  readonly fails?: boolean;
  readonly empty?: boolean;
}

export function pupilSource({ delay, fails = false, empty = false }: KitSourceOptions): GridSource<Pupil> {
  let kept: { readonly key: string; readonly rows: readonly Pupil[] } | undefined;
  return {
    load: (request, signal) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          if (fails) {
            reject(new Error('unavailable'));
            return;
          }
          const { offset, limit, ...query } = request;
          const key = JSON.stringify(query);
          const rows = empty ? [] : kept?.key === key ? kept.rows : answer(request);
          kept = { key, rows };
          resolve({ rows: rows.slice(offset, offset + limit), total: rows.length });
        }, delay);
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          reject(new Error('aborted'));
        });
      }),
  };
}

export const pupilColumns: readonly GridColumn<Pupil>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => name,
    value: ({ name }) => name,
    sortable: true,
    width: 12,
  },
  {
    id: 'id',
    header: 'ID',
    cell: ({ id }) => id,
    value: ({ id }) => id,
    sortable: true,
    align: 'end',
    width: 6.5,
  },
  {
    id: 'grade',
    header: 'Grade',
    cell: ({ grade }) => `Grade ${grade}`,
    value: ({ grade }) => grade,
    sortable: true,
    width: 7.5,
  },
  {
    id: 'division',
    header: 'Division',
    cell: ({ division }) => division,
    value: ({ division }) => division,
    width: 6.5,
  },
  {
    id: 'email',
    header: 'Email',
    cell: ({ email }) => email,
    value: ({ email }) => email,
    sortable: true,
    width: 18,
  },
  {
    id: 'submitted',
    header: 'Submitted',
    cell: ({ submitted }) => `${submitted} %`,
    value: ({ submitted }) => submitted,
    sortable: true,
    align: 'end',
    width: 8.5,
  },
  {
    id: 'joined',
    header: 'Joined',
    cell: ({ joined }) => formatDayOf(joined.getTime()),
    value: ({ joined }) => joined,
    sortable: true,
    width: 9,
  },
  {
    id: 'guardian',
    header: 'Guardian',
    cell: ({ guardian }) => guardian,
    value: ({ guardian }) => guardian,
    width: 12,
  },
];

const number = new Intl.NumberFormat('en-GB');
const say = (value: number) => number.format(value);
const pupilsOf = (count: number) => (count === 1 ? '1 student' : `${say(count)} students`);

export const gridTexts: GridTexts = {
  search: 'Find a student',
  clearSearch: 'Clear search',
  view: 'View',
  columns: 'Columns',
  compact: 'Compact rows',
  showAllColumns: 'Show all columns',
  loading: 'Loading students…',
  emptyTitle: 'No students yet',
  emptyText: 'Students appear here once a class has been imported.',
  noMatchTitle: 'No student matches',
  noMatchText: 'Look at the spelling, or search for fewer words.',
  clearAll: 'Show all students',
  errorTitle: 'The students did not load',
  errorText: 'Nothing is lost. Check the connection, then try again.',
  retry: 'Try again',
  keys: 'Up and Down arrows move between rows, Enter opens a student.',
  selectRow: (name) => `Choose ${name}`,
  selectPage: 'Choose all on this page',
  chosen: (count) => `${pupilsOf(count)} chosen`,
  selectAll: (total) => `Choose all ${pupilsOf(total)}`,
  clearSelection: 'Choose none',
  bulk: 'Chosen students',
  rowActions: (name) => `Actions for ${name}`,
  actionsColumn: 'Actions',
  range: (from, to, total) => `${say(from)}–${say(to)} of ${say(total)}`,
  total: pupilsOf,
  pages: (caption) => `Pages of ${caption}`,
  page: (page, pages) => `Page ${say(page)} of ${say(pages)}`,
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  perPage: 'Rows per page',
  sortedAs: (place, descending) => `sorted ${place}., ${descending ? 'descending' : 'ascending'}`,
  export: 'Export',
  exportChosen: 'Export chosen',
  exporting: (done, total) => (total === 0 ? 'Preparing…' : `${say(done)} of ${say(total)} rows`),
  exported: (count) => `Exported ${pupilsOf(count)}.`,
  exportFailed: 'The export did not finish. Try it again.',
  cancel: 'Cancel',
  dismiss: 'Close message',
};
