import { type LicenceState, licenceState, offeredModels } from '#contract/schools/school.rules.ts';
import type { SchoolRow } from '#contract/schools/school.wire.ts';
import type { LongExport } from '#src/lib/exports/long-export.ts';
import type { ResourceFilter } from '#src/lib/resource/ResourceFilters.tsx';
import { formatDate } from '#src/lib/words/dates.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { schoolModelWords } from '#src/lib/words/school-model-words.ts';
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { css } from '#styled/css';
import { messages } from './messages.en.ts';

const whole = css({ whiteSpace: 'nowrap' });
const place = css({ display: 'grid' });
const quiet = css({ textStyle: 'caption', color: 'text.muted' });
const badges = css({ display: 'flex', flexWrap: 'wrap', gap: '1' });

const tones: Readonly<Record<LicenceState, BadgeTone>> = {
  open: 'neutral',
  valid: 'success',
  ending: 'warning',
  over: 'danger',
};

const stateOf = ({ licence_until, today }: SchoolRow) => licenceState(licence_until, today);

type Count = 'admins' | 'faculty' | 'students';
const limitNames = { admins: 'admin_limit', faculty: 'faculty_limit', students: 'student_limit' } as const;
const limitOf = (row: SchoolRow, of: Count) => row[limitNames[of]];

/** A count, with the licence's limit. */
function countColumn(of: Count): GridColumn<SchoolRow> {
  const used = (row: SchoolRow) => {
    const limit = limitOf(row, of);
    return limit === null ? null : messages.used(row[of], limit);
  };
  return {
    id: of,
    header: messages.columns[of],
    cell: (row) => <span className={whole}>{used(row) ?? formatNumber(row[of])}</span>,
    value: (row) => row[of],
    besides: [
      { id: `${of}Limit`, header: messages.fields[limitNames[of]], value: (row) => limitOf(row, of) ?? '' },
    ],
    align: 'end',
    width: of === 'students' ? 9 : 7,
  };
}

const nameColumn: () => GridColumn<SchoolRow> = () => ({
  id: 'name',
  header: messages.columns.name,
  cell: (row) => <bdi>{row.school_name}</bdi>,
  value: (row) => row.school_name,
  sortable: true,
  width: 14,
});
const textColumn = (
  id: string,
  header: string,
  value: (row: SchoolRow) => string,
  more: Partial<GridColumn<SchoolRow>> = {},
): GridColumn<SchoolRow> => ({
  id,
  header,
  cell: (row) => <bdi>{value(row)}</bdi>,
  value,
  width: 9,
  ...more,
});

const statusColumn: () => GridColumn<SchoolRow> = () => ({
  id: 'status',
  header: messages.columns.status,
  cell: ({ status, is_demo_school }) => (
    <span className={badges}>
      <Badge tone={status === 1 ? 'success' : 'neutral'}>
        {status === 1 ? messages.status.active : messages.status.inactive}
      </Badge>
      {is_demo_school === 1 && <Badge tone="info">{messages.demo}</Badge>}
    </span>
  ),
  value: ({ status }) => (status === 1 ? messages.status.active : messages.status.inactive),
  width: 8,
});

const licenceColumns: () => GridColumn<SchoolRow>[] = () => [
  {
    id: 'licence',
    header: messages.columns.licence,
    cell: (row) => (
      <span className={badges}>
        <Badge tone={tones[stateOf(row)]}>
          {row.licence_until === '' ? messages.licence.open : formatDate(row.licence_until)}
        </Badge>
        {row.paid_status === 0 && <Badge tone="danger">{messages.paid.no}</Badge>}
      </span>
    ),
    value: (row) => (row.licence_until === '' ? '' : row.licence_until),
    sortable: true,
    width: 9,
  },
  textColumn('paid', messages.columns.paid, (row) => messages.paid[row.paid_status === 1 ? 'yes' : 'no'], {
    width: 6,
  }),
];

/** [GR-03] For the office. */
export const schoolColumns = (): readonly GridColumn<SchoolRow>[] => [
  nameColumn(),
  textColumn('shortName', messages.columns.shortName, (row) => row.school_short_name),
  textColumn('address', messages.columns.address, (row) => row.school_address, { width: 12 }),
  {
    ...textColumn('state', messages.columns.state, (row) => row.State_Name, { sortable: true, width: 9 }),
    cell: (row) => (
      <span className={place}>
        <bdi>{row.State_Name}</bdi>
        {row.cityName !== '' && <bdi className={quiet}>{row.cityName}</bdi>}
      </span>
    ),
  },
  textColumn('city', messages.columns.city, (row) => row.cityName, { width: 7 }),
  textColumn('description', messages.columns.description, (row) => row.description, { width: 12 }),
  statusColumn(),
  {
    id: 'model',
    header: messages.columns.model,
    cell: (row) => (
      <span className={place}>
        <span>{schoolModelWords(row.is_model1).name}</span>
        <span className={quiet}>{schoolModelWords(row.is_model1).text}</span>
      </span>
    ),
    value: (row) => schoolModelWords(row.is_model1).name,
    width: 16,
  },
  ...licenceColumns(),
  countColumn('faculty'),
  countColumn('students'),
  {
    id: 'id',
    header: messages.columns.id,
    cell: ({ id }) => id,
    value: ({ id }) => id,
    align: 'end',
    width: 5,
  },
];

/** [QU-29] For finance: licences and use, without names of people. */
export const financeColumns = (): readonly GridColumn<SchoolRow>[] => [
  nameColumn(),
  statusColumn(),
  ...licenceColumns(),
  countColumn('admins'),
  countColumn('faculty'),
  countColumn('students'),
  textColumn('state', messages.columns.state, (row) => row.State_Name, { sortable: true }),
];

const options = <Key extends string>(texts: Readonly<Record<Key, string>>, keys: readonly Key[]) =>
  keys.map((key) => ({ value: key, label: texts[key] }));

export const schoolFilters = () => [
  {
    id: 'status',
    label: messages.filters.status,
    all: messages.filters.allStatus,
    options: options(messages.status, ['active', 'inactive']),
  },
  {
    id: 'licence',
    label: messages.filters.licence,
    all: messages.filters.allLicences,
    options: options(messages.licence, ['open', 'valid', 'ending', 'over']),
  },
  {
    id: 'paid',
    label: messages.filters.paid,
    all: messages.filters.allPaid,
    options: options(messages.paid, ['yes', 'no']),
  },
];
export const modelFilter = () => ({
  id: 'model',
  label: messages.filters.model,
  all: messages.filters.allModels,
  options: offeredModels.map((value) => ({ value, label: schoolModelWords(Number(value)).name })),
});
export const stateFilter = (states: ResourceFilter['options']): ResourceFilter => ({
  id: 'state',
  label: messages.filters.state,
  all: messages.filters.allStates,
  options: states,
});

export const longSchoolsExport = (sAdmin_id: number): LongExport => ({
  kind: 'schools',
  more: { sAdmin_id, form: 'grid' },
  words: {
    status: { active: messages.status.active, inactive: messages.status.inactive },
    paid: { yes: messages.paid.yes, no: messages.paid.no },
    model: Object.fromEntries(offeredModels.map((each) => [each, schoolModelWords(Number(each)).name])),
  },
});
