import Archive from 'lucide-react/icons/archive';
import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { control } from '#src/ui/control.recipe.ts';
import { DataGrid } from '#src/ui/grid/DataGrid.tsx';
import type { BulkAction, GridExport, GridState, RowActions } from '#src/ui/grid/grid.types.ts';
import { decodeGridState, encodeGridState, gridDefaults } from '#src/ui/grid/grid-state.ts';
import { KitSection, Row } from '#src/ui/kit/KitSection.tsx';
import { sections } from '#src/ui/kit/kit-texts.ts';
import { Switch } from '#src/ui/Switch.tsx';
import { css } from '#styled/css';
import { gridTexts, type Pupil, pupilColumns, pupilSource } from './KitGridData.tsx';

const words = {
  pages: 'Pages',
  scroll: 'One long list',
  states: 'Empty, failed, loading',
  fails: 'The server fails',
  empty: 'The server has nothing',
  grade: 'Grade',
  allGrades: 'All grades',
  opened: (name: string) => `Opened ${name}`,
} as const;

const heading = css({ textStyle: 'subsection' });
const filter = css({ width: 'auto' });

const parameters = ['page', 'size', 'sort', 'q', 'filter', 'hide', 'compact'];
const asked = new URLSearchParams(location.search);
const columnIds = pupilColumns.map(({ id }) => id);

function writeAddress(state: GridState): void {
  const params = new URLSearchParams(location.search);
  for (const name of parameters) params.delete(name);
  for (const [name, value] of Object.entries(encodeGridState(state))) params.set(name, String(value));
  history.replaceState(null, '', `?${params.toString()}`);
}

const write = async (
  kind: 'saveCsv' | 'saveXlsx',
  sheet: Parameters<GridExport['formats'][0]['write']>[0],
) => {
  const writers = await import('../spreadsheet/save-spreadsheet.ts');
  await writers[kind](sheet);
};
const exports: GridExport = {
  name: 'Students',
  blockRows: 500,
  formats: [
    { id: 'xlsx', label: 'Excel (.xlsx)', write: (sheet) => write('saveXlsx', sheet) },
    { id: 'csv', label: 'CSV', write: (sheet) => write('saveCsv', sheet) },
  ],
};

const rowItems = [
  { id: 'view', label: 'View', icon: <Eye /> },
  { id: 'edit', label: 'Edit', icon: <Pencil /> },
  { id: 'delete', label: 'Delete', icon: <Trash2 />, tone: 'danger', separated: true },
] as const;
const scrollActions: RowActions<Pupil> = { items: () => rowItems, onSelect: () => undefined };

const rowId = ({ id }: Pupil) => String(id);
const rowName = ({ name }: Pupil) => name;
const working = {
  ok: pupilSource({ delay: 150 }),
  fails: pupilSource({ delay: 150, fails: true }),
  empty: pupilSource({ delay: 150, empty: true }),
};
const never = pupilSource({ delay: 2 ** 31 - 1 });
const gradeOptions = Array.from({ length: 12 }, (_, index) => String(index + 1));

interface GradeFilterProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function GradeFilter({ value, onChange }: GradeFilterProps) {
  return (
    <div className={filter}>
      <select
        aria-label={words.grade}
        className={control()}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{words.allGrades}</option>
        {gradeOptions.map((grade) => (
          <option key={grade} value={grade}>
            {`${words.grade} ${grade}`}
          </option>
        ))}
      </select>
    </div>
  );
}

function KitPages() {
  const [state, setState] = useState(() =>
    decodeGridState(Object.fromEntries(asked), { columns: columnIds }),
  );
  const [fails, setFails] = useState(false);
  const [empty, setEmpty] = useState(false);
  const [said, setSaid] = useState('');
  const change = (next: GridState) => {
    setState(next);
    writeAddress(next);
  };
  const bulk: BulkAction<Pupil>[] = [
    {
      id: 'archive',
      label: 'Archive',
      icon: <Archive />,
      onRun: (selection, clear) => {
        setSaid(selection.kind === 'some' ? `Archived ${selection.rows.size}` : 'Archived all');
        clear();
      },
    },
  ];
  const actions: RowActions<Pupil> = {
    items: () => rowItems,
    onSelect: (id, { name }) => setSaid(`${id} ${name}`),
  };
  return (
    <>
      <Row>
        <h3 className={heading}>{words.pages}</h3>
        <Switch label={words.fails} checked={fails} onChange={setFails} />
        <Switch label={words.empty} checked={empty} onChange={setEmpty} />
      </Row>
      <DataGrid
        caption="Students"
        columns={pupilColumns}
        source={fails ? working.fails : empty ? working.empty : working.ok}
        state={state}
        onStateChange={change}
        texts={gridTexts}
        rowId={rowId}
        rowName={rowName}
        onOpen={({ name }) => setSaid(words.opened(name))}
        selectable
        multiSort
        bulkActions={bulk}
        rowActions={actions}
        exports={exports}
        tools={
          <GradeFilter
            value={state.filters['grade'] ?? ''}
            onChange={(grade) => change({ ...state, page: 1, filters: grade === '' ? {} : { grade } })}
          />
        }
      />
      <output data-testid="said">{said}</output>
    </>
  );
}

const scrollColumns = pupilColumns.slice(0, 6);
const scrollSource = pupilSource({ delay: 60 });

function KitScroll() {
  const [state, setState] = useState(gridDefaults);
  return (
    <>
      <h3 className={heading}>{words.scroll}</h3>
      <DataGrid
        mode="scroll"
        caption="All students"
        columns={scrollColumns}
        source={scrollSource}
        state={state}
        onStateChange={setState}
        texts={gridTexts}
        rowId={rowId}
        rowName={rowName}
        onOpen={() => undefined}
        selectable
        rowActions={scrollActions}
      />
    </>
  );
}

const sources = [
  ['No students', working.empty],
  ['Students that fail', working.fails],
  ['Students that load', never],
] as const;
const few = { ...gridDefaults, size: 3 };
const noChange = () => undefined;

function KitGridStates() {
  return (
    <>
      <h3 className={heading}>{words.states}</h3>
      {sources.map(([caption, source]) => (
        <DataGrid
          key={caption}
          caption={caption}
          columns={pupilColumns.slice(0, 4)}
          source={source}
          state={few}
          onStateChange={noChange}
          texts={gridTexts}
          rowId={rowId}
          rowName={rowName}
          sizes={[3, 10]}
        />
      ))}
    </>
  );
}

export function KitGrid() {
  return (
    <KitSection title={sections.grid}>
      <KitPages />
      <KitScroll />
      <KitGridStates />
    </KitSection>
  );
}
