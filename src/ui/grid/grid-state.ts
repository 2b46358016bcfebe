import type { GridSort, GridState } from './grid.types.ts';

export const gridDefaults: GridState = {
  page: 1,
  size: 10,
  sort: [],
  search: '',
  filters: {},
  hidden: [],
  compact: false,
};

/** A grid's state as search parameters; defaults are left out, so that a plain address stays plain. */
export interface GridSearch {
  page?: number;
  size?: number;
  /** Column ids, most important first, `-` before descending ones: `grade.-name`. */
  sort?: string;
  q?: string;
  /** `key:value` pairs joined with commas, each part URI-encoded. */
  filter?: string;
  /** Column ids joined with dots. */
  hide?: string;
  compact?: 1;
}

export interface GridSearchOptions {
  /** The ids that exist; others in an address are ignored. */
  readonly columns: readonly string[];
  readonly sizes?: readonly number[] | undefined;
  readonly defaults?: GridState | undefined;
}

export const pageSizes = [10, 30, 50, 100] as const;

const encodeSort = (sort: readonly GridSort[]) =>
  sort.map(({ id, descending }) => (descending ? `-${id}` : id)).join('.');
const encodeFilters = (filters: GridState['filters']) =>
  Object.entries(filters)
    .filter(([, value]) => value !== '')
    .map((pair) => pair.map(encodeURIComponent).join(':'))
    .join(',');

export function encodeGridState(state: GridState, defaults: GridState = gridDefaults): GridSearch {
  const [sort, filter, hide] = [encodeSort(state.sort), encodeFilters(state.filters), state.hidden.join('.')];
  return {
    ...(state.page !== 1 && { page: state.page }),
    ...(state.size !== defaults.size && { size: state.size }),
    ...(sort !== encodeSort(defaults.sort) && { sort }),
    ...(state.search !== '' && { q: state.search }),
    ...(filter !== encodeFilters(defaults.filters) && { filter }),
    ...(hide !== defaults.hidden.join('.') && { hide }),
    ...(state.compact && { compact: 1 as const }),
  };
}

type Params = Readonly<Record<string, unknown>>;

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
const count = (value: unknown) => {
  const number = Number(text(value) ?? Number.NaN);
  return Number.isSafeInteger(number) && number >= 1 ? number : undefined;
};

function decodeSort(value: string, known: ReadonlySet<string>): GridSort[] {
  const parts = value.split('.').map((part) => {
    const descending = part.startsWith('-');
    return { id: descending ? part.slice(1) : part, descending };
  });
  return parts.filter(
    ({ id }, index) => known.has(id) && parts.findIndex((part) => part.id === id) === index,
  );
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

const decodeFilters = (value: string) =>
  Object.fromEntries(
    value
      .split(',')
      .map((pair) => pair.split(':').map(decodePart))
      .flatMap(([key, chosen]) => (key && chosen ? [[key, chosen] as const] : [])),
  );

/** Invalid values fall back to the default, since people write addresses too. */
export function decodeGridState(params: Params, options: GridSearchOptions): GridState {
  const { columns, sizes = pageSizes, defaults = gridDefaults } = options;
  const known = new Set(columns);
  const size = count(params['size']);
  const sort = text(params['sort']);
  const filter = text(params['filter']);
  const hide = text(params['hide']);
  return {
    page: count(params['page']) ?? 1,
    size: size !== undefined && sizes.includes(size) ? size : defaults.size,
    sort: sort === undefined ? defaults.sort : decodeSort(sort, known),
    search: text(params['q']) ?? '',
    filters: filter === undefined ? defaults.filters : decodeFilters(filter),
    hidden: hide === undefined ? defaults.hidden : hide.split('.').filter((id) => known.has(id)),
    compact: text(params['compact']) === '1',
  };
}
