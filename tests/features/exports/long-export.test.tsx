import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ExportRow } from '#contract/exports/exports.wire.ts';
import { studentListCall } from '#contract/people/calls/student-list.call.ts';
import { ExportList } from '#src/lib/exports/ExportList.tsx';
import type { LongExport } from '#src/lib/exports/long-export.ts';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceGrid } from '#src/lib/resource/ResourceGrid.tsx';
import { useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { setupUser } from '#tests/user.ts';
import { answering, refusal } from '../answering-server.ts';

const student = (id: number) => ({
  id,
  version: 1,
  user_id: `S${id}`,
  gender: 'Male',
  email_id: '',
  mobile: '',
  status: 'active' as const,
  seen: 1 as const,
  club_batch: '',
  student_name: `Student ${id}`,
  student_pic: '',
  grade_name: '',
  division_name: '',
  eid: '',
  birth_date: '',
});
type Student = ReturnType<typeof student>;

const columns: GridColumn<Student>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: (row) => row.student_name,
    value: (row) => row.student_name,
    sortable: true,
  },
  { id: 'status', header: 'Status', cell: (row) => row.status, value: (row) => row.status },
  { id: 'picture', header: 'Picture', cell: () => '' },
];
const load = pageLoader(studentListCall, { school_id: 7 }, (row): Student => row as Student);
const long: LongExport = {
  kind: 'students',
  more: { school_id: 7 },
  words: { status: { active: 'Aktiv' } },
  above: 3,
};
const seen = ({ id, version, student_name }: Student) => ({ id, version, name: student_name });
const address = {
  search: { q: 'Rao', sort: '-name', status: 'active' },
  onSearch: () => undefined,
};

function Students() {
  const list = useResourceGrid({ name: 'students', personId: 1, load, columns, address });
  return <ResourceGrid list={list} caption="Students" seen={seen} longExport={long} />;
}

const exportRow: ExportRow = {
  id: 5,
  name: 'Students',
  format: 'xlsx',
  state: 'waiting',
  done: 0,
  total: 0,
  size: 0,
  created_at: Date.now(),
  expires_at: Date.now() + 7 * 86_400_000,
};

function serve(total: number) {
  return answering({
    'student-list': () => ({
      rows: Array.from({ length: total }, (_row, at) => student(at + 1)),
      total,
      page: 1,
      size: 30,
    }),
    'start-export': () => ({ success: 'true', data: exportRow }),
    'get-my-exports': () => ({ data: [exportRow] }),
    'cancel-export': () => ({ success: 'true' }),
  });
}

/** Lines of the menu, in their order. */
const formats = ['Excel (.xlsx)', 'CSV', 'Your exports'];

async function exportAs(label: string) {
  const user = setupUser();
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  const item = await screen.findByRole('menuitem', { name: label });
  await user.keyboard(`{Home}${'{ArrowDown}'.repeat(formats.indexOf(label))}`);
  await waitFor(() => expect(item.getAttribute('data-highlighted')).not.toBeNull());
  await user.keyboard('{Enter}');
  return user;
}

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  );
});

describe('a list with too many rows for the browser', () => {
  it('says why the server does not begin [GR-07]', async () => {
    const server = serve(4);
    server.now('start-export', () => refusal(422, 'export_running', 'You have an export under way.'));
    render(<Students />);
    await screen.findByText('Student 1');
    await exportAs('CSV');
    await waitFor(() => expect(server.asked('start-export')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is written by the browser while it is short [GR-07]', async () => {
    const server = serve(2);
    render(<Students />);
    await screen.findByText('Student 1');
    await exportAs('CSV');
    expect(await screen.findByText('Exported 2 rows.')).toBeTruthy();
    expect(server.asked('start-export')).toEqual([]);
  });

  it('leads from its menu to the exports of its reader [GR-07]', async () => {
    serve(2);
    render(<Students />);
    await screen.findByText('Student 1');
    await exportAs('Your exports');
    expect(await screen.findByRole('dialog', { name: 'Your exports' })).toBeTruthy();
  });

  it('is exported by the server, with its query, its columns and its words [GR-07]', async () => {
    const server = serve(4);
    render(<Students />);
    await screen.findByText('Student 1');
    const user = await exportAs('Excel (.xlsx)');
    const dialog = await screen.findByRole('dialog', { name: 'Your exports' });
    expect(await within(dialog).findByText('Waiting')).toBeTruthy();
    expect(server.asked('start-export')).toEqual([
      {
        list: {
          kind: 'students',
          query: expect.objectContaining({ school_id: 7, search: 'Rao' }),
        },
        format: 'xlsx',
        name: 'Students',
        columns: [
          { id: 'name', header: 'Name', words: [] },
          { id: 'status', header: 'Status', words: [{ code: 'active', word: 'Aktiv' }] },
        ],
      },
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the exports of a person', () => {
  const show = (row: Partial<ExportRow>) => {
    const server = serve(4);
    server.now('get-my-exports', () => ({ data: [{ ...exportRow, ...row }] }));
    render(<ExportList />);
    return server;
  };

  it('show how far one is, and cancel it [GR-07]', async () => {
    const server = show({ state: 'running', done: 12_000, total: 48_000 });
    expect(await screen.findByText('12,000 of 48,000 rows')).toBeTruthy();
    expect(screen.getByRole('progressbar')).toHaveProperty('value', 25);
    server.now('get-my-exports', () => ({ data: [{ ...exportRow, state: 'cancelled' }] }));
    await setupUser().click(screen.getByRole('button', { name: 'Cancel Students (.xlsx)' }));
    expect(await screen.findByText('Cancelled')).toBeTruthy();
    expect(server.asked('cancel-export')).toEqual([{ id: 5 }]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offer a file that is ready, its size and its last day [GR-07]', async () => {
    const server = show({ state: 'ready', done: 48_000, total: 48_000, size: 3_000_000 });
    server.now('download-export', () => new Response(new Blob(['x'])));
    await setupUser().click(await screen.findByRole('button', { name: 'Download Students (.xlsx)' }));
    await waitFor(() => expect(server.asked('download-export')).toEqual([{ id: 5 }]));
    expect(screen.getByText(/48,000 rows/)).toBeTruthy();
    expect(screen.getByText(/Available until/)).toBeTruthy();
  });

  it('say why there is no file [GR-07]', async () => {
    show({ state: 'withdrawn' });
    expect(await screen.findByText('You may not read this list any more, so there is no file.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
