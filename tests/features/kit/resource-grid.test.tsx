import { act, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defineCall } from '#contract/core/define-call.ts';
import { pageInput, pageOutput } from '#contract/core/page.ts';
import { alerts } from '#src/lib/alerts.ts';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import type { ResourceSearch } from '#src/lib/resource/resource-search.ts';
import { namesOf } from '#src/lib/resource/tell-done.ts';
import { useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import { type RowChange, useRowActions } from '#src/lib/resource/use-row-actions.ts';
import type { ResultRows } from '#src/lib/words/refusal-words.ts';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { setupUser } from '#tests/user.ts';
import { answering, offline } from '../answering-server.ts';

interface Room {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly isActive: boolean;
}

const roomList = defineCall('faculty-list', {
  method: 'POST',
  areas: ['Faculty'],
  input: pageInput({ sorts: ['name'], filters: { state: v.picklist(['on', 'off']) } }),
  output: pageOutput(
    v.object({ id: v.number(), name: v.string(), version: v.number(), isActive: v.boolean() }),
  ),
  errors: {},
  access: { 2: 'school' },
});
type Asked = v.InferOutput<typeof roomList.input>;

const rooms: Room[] = Array.from({ length: 65 }, (_, index) => ({
  id: index + 1,
  name: `Room ${index + 1}`,
  version: 1,
  isActive: index % 2 === 0,
}));

/** As `pageOf` answers. */
function answerPage({ page, size, search, filters }: Asked) {
  const found = rooms.filter(
    (room) =>
      room.name.includes(search) &&
      (filters?.state === undefined || room.isActive === (filters.state === 'on')),
  );
  const shown = Math.min(page, Math.max(1, Math.ceil(found.length / size)));
  return { rows: found.slice((shown - 1) * size, shown * size), total: found.length, page: shown, size };
}

const load = pageLoader(roomList, {}, (room): Room => room);
const columns: GridColumn<Room>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, value: ({ name }) => name, sortable: true },
  { id: 'seats', header: 'Seats', cell: () => '30', sortable: true },
];
const seen = ({ id, version, name }: Room) => ({ id, version, name });

interface RoomsProps {
  readonly start?: ResourceSearch;
  readonly changes?: Readonly<Record<string, RowChange>>;
  readonly onSearch?: (search: ResourceSearch) => void;
  readonly listen?: (ask: () => void) => () => void;
}

const noChanges = {};
const switchOff = { id: 'off', label: 'Switch off', icon: null, isBulk: true } as const;

function Rooms({ start = {}, changes = noChanges, onSearch, listen }: RoomsProps) {
  const [search, setSearch] = useState(start);
  const address = {
    search,
    onSearch: (next: ResourceSearch) => {
      setSearch(next);
      onSearch?.(next);
    },
  };
  const list = useResourceGrid({
    name: 'rooms',
    personId: 7,
    load,
    columns,
    address,
    ...(listen && { listen }),
  });
  const actions = useRowActions({
    changes,
    sessionLive: true,
    refusals: { locked: 'The office locked this room.' },
    onChanged: list.refresh,
  });
  return (
    <ResourceScreen
      title="Rooms"
      caption="Rooms"
      add={{ label: 'Add a room' }}
      list={list}
      seen={seen}
      onOpen={({ id }) => list.onOpen(String(id))}
      changes={actions}
      filters={[
        {
          id: 'state',
          label: 'State',
          all: 'All states',
          options: [
            { value: 'on', label: 'In use' },
            { value: 'off', label: 'Not in use' },
          ],
        },
      ]}
      actions={[
        { id: 'delete', label: 'Delete', icon: null, tone: 'danger', change: 'delete', isBulk: true },
        { ...switchOff, when: (room) => room.isActive, change: 'deactivate' },
        { id: 'edit', kind: 'edit', onRun: () => undefined },
        { id: 'open', kind: 'open', onRun: () => undefined },
      ]}
    >
      {list.open !== '' && <output>{`open: ${list.open}`}</output>}
    </ResourceScreen>
  );
}

const names = async () => {
  await screen.findByRole('rowheader', { name: 'Room 1' });
  return screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
};
const inputs = (server: ReturnType<typeof answering>) =>
  server.asked('faculty-list').map((asked) => v.parse(roomList.input, asked));

beforeEach(() => {
  localStorage.clear();
  for (const { id } of alerts.getToasts()) alerts.dismiss(id);
});

describe('a list of things', () => {
  it('shows the first page, the total, and asks in windows of at most 100 [CO-04]', async () => {
    const server = answering({ 'faculty-list': answerPage });
    render(<Rooms />);
    expect(await names()).toHaveLength(30);
    expect(screen.getByText(/of 65/)).toBeTruthy();
    expect(inputs(server).every(({ size }) => size <= 100)).toBe(true);
  });

  it('keeps search, filter and order in the address, and begins with what stands there', async () => {
    const server = answering({ 'faculty-list': answerPage });
    const onSearch = vi.fn();
    render(<Rooms start={{ filter: 'state:off', sort: '-name' }} onSearch={onSearch} />);
    await screen.findByRole('rowheader', { name: 'Room 2' });
    expect(inputs(server)[0]).toMatchObject({
      filters: { state: 'off' },
      sort: [{ by: 'name', descending: true }],
    });
    const user = setupUser();
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'In use');
    expect(onSearch).toHaveBeenLastCalledWith({ filter: 'state:on', sort: '-name' });
    await user.type(screen.getByRole('searchbox'), 'Room 6{Enter}');
    await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith(expect.objectContaining({ q: 'Room 6' })));
  });

  it('leaves out of an address what the call would refuse', async () => {
    const server = answering({ 'faculty-list': answerPage });
    render(<Rooms start={{ filter: 'state:gone,secret:1', sort: 'seats', q: 'x'.repeat(300) }} />);
    await screen.findByText('Nothing matches');
    const [first] = server.asked('faculty-list');
    expect(v.safeParse(roomList.input, first).success).toBe(true);
  });

  it('turns to the last page when the address names one beyond it', async () => {
    answering({ 'faculty-list': answerPage });
    const onSearch = vi.fn();
    render(<Rooms start={{ page: 99 }} onSearch={onSearch} />);
    expect(await screen.findByRole('rowheader', { name: 'Room 65' })).toBeTruthy();
    expect(onSearch).toHaveBeenLastCalledWith({ page: 3 });
  });

  it('asks again when the server hints at a change', async () => {
    const server = answering({ 'faculty-list': answerPage });
    const hints: (() => void)[] = [];
    const listen = (ask: () => void) => {
      hints.push(ask);
      return () => undefined;
    };
    render(<Rooms listen={listen} />);
    await names();
    server.now('faculty-list', (asked: Asked) => ({
      ...answerPage(asked),
      rows: answerPage(asked).rows.map((room) => ({ ...room, name: `${room.name} anew` })),
    }));
    act(() => hints.at(-1)?.());
    expect(await screen.findByRole('rowheader', { name: 'Room 1 anew' })).toBeTruthy();
  });

  it('says that it did not load, and loads when asked again', async () => {
    const server = answering({ 'faculty-list': offline });
    render(<Rooms />);
    expect(await screen.findByText('The list did not load')).toBeTruthy();
    server.now('faculty-list', answerPage);
    await setupUser().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await names()).toHaveLength(30);
  });

  it('opens a row and a new one in the address', async () => {
    answering({ 'faculty-list': answerPage });
    const onSearch = vi.fn();
    render(<Rooms onSearch={onSearch} />);
    await names();
    const user = setupUser();
    await user.click(screen.getByRole('button', { name: 'Room 2' }));
    expect(onSearch).toHaveBeenLastCalledWith({ open: '2' });
    await user.click(screen.getByRole('button', { name: 'Add a room' }));
    expect(await screen.findByText('open: new')).toBeTruthy();
  });

  it('saves a view under a name, comes back to it, and removes it', async () => {
    answering({ 'faculty-list': answerPage });
    const onSearch = vi.fn();
    const { unmount } = render(<Rooms start={{ filter: 'state:off' }} onSearch={onSearch} />);
    const user = setupUser();
    await user.click(await screen.findByRole('button', { name: 'Saved views' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Save this view…' }));
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Empty ones{Enter}');
    await waitFor(() => expect(localStorage.getItem('banyan.person.7.views.rooms')).toContain('Empty ones'));
    unmount();
    render(<Rooms onSearch={onSearch} />);
    await user.click(await screen.findByRole('button', { name: 'Saved views' }));
    const view = await screen.findByRole('menuitemradio', { name: 'Empty ones' });
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(view.getAttribute('data-highlighted')).not.toBeNull());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith({ filter: 'state:off' }));
    await user.click(await screen.findByRole('button', { name: 'Saved views' }));
    const remove = await screen.findByRole('menuitem', { name: 'Remove “Empty ones”' });
    await user.keyboard('{End}');
    await waitFor(() => expect(remove.getAttribute('data-highlighted')).not.toBeNull());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(localStorage.getItem('banyan.person.7.views.rooms')).toBeNull());
  });
});

describe('changing rows of a list', () => {
  const changed = (rows: readonly { id: number; version: number }[]): ResultRows => ({
    isTold: true,
    done: rows.map(({ id, version }) => ({ id, version: version + 1 })),
    refused: [],
  });
  type Run = RowChange['run'];
  const changesWith = (run: Run, undo = vi.fn<Run>((rows) => Promise.resolve(changed(rows)))) => ({
    undo,
    changes: {
      deactivate: { run, undo: 'activate', done: (count: number) => `${count} switched off` },
      activate: { run: undo, done: (count: number) => `${count} switched on` },
      delete: {
        run,
        ask: { title: 'Delete?', text: () => 'It is gone for all.', yes: 'Delete it' },
        done: () => 'Deleted',
      },
    },
  });
  const choose = async (user: ReturnType<typeof setupUser>, ...chosen: readonly string[]) => {
    await names();
    for (const each of chosen) await user.click(screen.getByRole('checkbox', { name: `Choose ${each}` }));
    await user.click(screen.getByRole('button', { name: 'Switch off' }));
  };
  const toast = async (title: string) => {
    await waitFor(() => expect(alerts.getToasts().some((each) => each.title === title)).toBe(true));
    return alerts.getToasts().find((each) => each.title === title);
  };

  it('changes those of the chosen it may, says so, and takes it back within 20 s [QU-24]', async () => {
    answering({ 'faculty-list': answerPage });
    const run = vi.fn<Run>((rows) => Promise.resolve(changed(rows)));
    const { changes, undo } = changesWith(run);
    render(<Rooms changes={changes} />);
    await choose(setupUser(), 'Room 1', 'Room 2', 'Room 3');
    const said = await toast('2 switched off');
    expect(run.mock.calls[0]?.[0]).toEqual([
      { id: 1, version: 1 },
      { id: 3, version: 1 },
    ]);
    expect([said?.text, said?.duration]).toEqual([namesOf(['Room 1', 'Room 3']), 20_000]);
    act(() => said?.action?.onPress());
    await toast('2 switched on');
    expect(undo.mock.calls[0]?.[0]).toEqual([
      { id: 1, version: 2 },
      { id: 3, version: 2 },
    ]);
  });

  it('tells of every row that stayed as it was, and why', async () => {
    answering({ 'faculty-list': answerPage });
    const { changes } = changesWith((rows) =>
      Promise.resolve({
        isTold: true as const,
        done: changed(rows).done.slice(1),
        refused: [{ id: 1, code: 'locked', information: 'Locked.' }],
      }),
    );
    render(<Rooms changes={changes} />);
    const user = setupUser();
    await choose(user, 'Room 1', 'Room 3');
    const report = await screen.findByRole('alertdialog', { name: 'Not all were changed' });
    expect(within(report).getByRole('listitem').textContent).toBe('Room 1The office locked this room.');
    await user.click(within(report).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('asks first where it must, and changes nothing on No', async () => {
    answering({ 'faculty-list': answerPage });
    const run = vi.fn<Run>((rows) => Promise.resolve(changed(rows)));
    render(<Rooms changes={changesWith(run).changes} />);
    const user = setupUser();
    await names();
    const ask = async (answer: string) => {
      await user.click(screen.getByRole('checkbox', { name: 'Choose Room 1' }));
      await user.click(await screen.findByRole('button', { name: 'Delete' }));
      const question = await screen.findByRole('alertdialog', { name: 'Delete?' });
      await user.click(within(question).getByRole('button', { name: answer }));
    };
    await ask('Cancel');
    expect(run).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await ask('Delete it');
    await toast('Deleted');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('asks the list for the rows of a choice of all, and takes 100 at most', async () => {
    answering({ 'faculty-list': answerPage });
    const run = vi.fn<Run>((rows) => Promise.resolve(changed(rows)));
    render(<Rooms changes={changesWith(run).changes} />);
    const user = setupUser();
    await names();
    await user.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }));
    await user.click(await screen.findByRole('button', { name: 'Choose all 65' }));
    await user.click(screen.getByRole('button', { name: 'Switch off' }));
    await toast('33 switched off');
    expect(run.mock.calls[0]?.[0]).toHaveLength(33);
  });

  it('begins each menu with opening and editing, and ends it with what does harm', async () => {
    answering({ 'faculty-list': answerPage });
    const user = setupUser();
    render(<Rooms />);
    await user.click(await screen.findByRole('button', { name: 'Actions for Room 1' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Open', 'Edit', 'Switch off', 'Delete']);
  });
});
