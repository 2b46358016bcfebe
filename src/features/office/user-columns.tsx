import { grantedModules } from '#contract/core/modules.ts';
import type { AdminRow, SubUserRow } from '#contract/office/office.wire.ts';
import { Badge } from '#src/ui/Badge.tsx';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { css } from '#styled/css';
import { messages } from './messages.en.ts';

const lines = css({ display: 'grid' });
const quiet = css({ textStyle: 'caption', color: 'text.muted' });

type UserRow = AdminRow | SubUserRow;

export const nameOf = ({ first_name, last_name }: UserRow) => `${first_name} ${last_name}`.trim();
export const seen = (row: UserRow) => ({ id: row.id, version: row.version, name: nameOf(row) });

const text = <Row,>(
  id: string,
  header: string,
  value: (row: Row) => string,
  more: Partial<GridColumn<Row>> = {},
): GridColumn<Row> => ({ id, header, cell: (row) => <bdi>{value(row)}</bdi>, value, width: 10, ...more });

const statusOf = ({ status, has_start_code }: UserRow) => {
  if (status === 0) return messages.status.inactive;
  return has_start_code === 1 ? messages.status.code : messages.status.active;
};
const toneOf = ({ status, has_start_code }: UserRow) => {
  if (status === 0) return 'neutral';
  return has_start_code === 1 ? 'warning' : 'success';
};

const shared = <Row extends UserRow>(): GridColumn<Row>[] => [
  text('name', messages.columns.name, nameOf, { sortable: true, width: 11 }),
  text('username', messages.columns.username, ({ user_id }) => user_id, { width: 7 }),
  text('email', messages.columns.email, ({ email_id }) => email_id, { width: 16 }),
];
const status = <Row extends UserRow>(): GridColumn<Row> => ({
  id: 'status',
  header: messages.columns.status,
  cell: (row) => (
    <span>
      <Badge tone={toneOf(row)}>{statusOf(row)}</Badge>
    </span>
  ),
  value: statusOf,
  width: 9,
});

/** [C9-04] */
export const adminColumns = (): readonly GridColumn<AdminRow>[] => [
  ...shared<AdminRow>(),
  text('school', messages.columns.school, ({ school_name }) => school_name, { sortable: true, width: 13 }),
  status<AdminRow>(),
];

function modulesOf({ modules }: SubUserRow): string {
  if (modules === null) return messages.everything;
  const names = grantedModules.filter((each) => modules.includes(each));
  if (names.length === 0) return messages.nothing;
  return names.map((each) => messages.modules[each]).join(', ');
}

const schoolsOf = ({ schools }: SubUserRow) => (schools === null ? '' : messages.schoolCount(schools));

/** A second line below the first one, so that the list needs no scrolling; exports have it in its own column. */
const twoLines = (
  column: GridColumn<SubUserRow>,
  under: (row: SubUserRow) => string,
): GridColumn<SubUserRow> => ({
  ...column,
  cell: (row) => (
    <span className={lines}>
      {column.cell(row, -1)}
      {under(row) !== '' && <bdi className={quiet}>{under(row)}</bdi>}
    </span>
  ),
});

/** [RP-01, C9-02] */
export const subUserColumns = (): readonly GridColumn<SubUserRow>[] => [
  ...shared<SubUserRow>(),
  twoLines(
    text('rank', messages.columns.rank, ({ sub_role }) => messages.ranks[sub_role], { width: 8 }),
    ({ department }) => department,
  ),
  text('department', messages.columns.department, ({ department }) => department, { width: 9 }),
  twoLines(text('modules', messages.columns.modules, modulesOf, { width: 14 }), schoolsOf),
  text('schools', messages.columns.schools, schoolsOf, { width: 7 }),
  status<SubUserRow>(),
];

const option = <Key extends string>(texts: Readonly<Record<Key, string>>, value: Key) => ({
  value,
  label: texts[value],
});
export const statusFilter = () => ({
  id: 'status',
  label: messages.filters.status,
  all: messages.filters.allStatus,
  options: [option(messages.status, 'active'), option(messages.status, 'inactive')],
});
export const rankFilter = () => ({
  id: 'rank',
  label: messages.filters.rank,
  all: messages.filters.allRanks,
  options: [
    option(messages.ranks, 'super'),
    option(messages.ranks, 'director'),
    option(messages.ranks, 'staff'),
  ],
});
