import { render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defineForm } from '#machines/form/define-form.ts';
import type { FailureCode } from '#machines/shared/failure.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { FormQuestion } from '#src/lib/form/FormQuestion.tsx';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { type FormSubmission, type Stored, useForm } from '#src/lib/form/use-form.ts';
import { countForPerson, forgetPerson, welcomePerson } from '#src/lib/person-storage.ts';
import { Select } from '#src/ui/Select.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { setupUser } from '#tests/user.ts';
import { answering } from '../answering-server.ts';

interface Room {
  readonly name: string;
  readonly code: string;
  readonly kind: 'lab' | 'hall' | '';
  readonly isOpen: boolean;
}

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(20)),
  code: v.union([v.literal(''), v.pipe(v.string(), v.regex(/^[A-Z]\d+$/))]),
  kind: v.picklist(['lab', 'hall']),
  isOpen: v.boolean(),
});
const blank: Room = { name: '', code: '', kind: '', isOpen: true };
const roomForm = defineForm({ name: 'room', schema, blank, usesFormSession: true });
const labels = { name: 'Name', code: 'Code', kind: 'Kind', isOpen: 'Open to all' };
const kinds = [
  { value: 'lab', label: 'Laboratory' },
  { value: 'hall', label: 'Hall' },
] as const;
const stored: Stored<Room> = { values: { ...blank, name: 'Aula', kind: 'hall' }, version: 3 };

type Wish = FormSubmission<v.InferOutput<typeof schema>>;

interface DialogProps {
  readonly room?: Stored<Room> | null;
  readonly save: (wish: Wish) => Promise<string>;
  readonly loadStored?: () => Promise<Stored<Room> | null>;
  readonly onSaved?: (saved: string | null) => void;
  readonly onClosed?: () => void;
  readonly sessionLive?: boolean;
}

const nothing = () => undefined;

function RoomDialog({ room = stored, save, loadStored, sessionLive = true, ...ends }: DialogProps) {
  const form = useForm({
    definition: roomForm,
    personId: 7,
    sessionLive,
    of: room ? 17 : 'new',
    stored: room,
    labels,
    issueTexts: { name_taken: 'Another room has this name.', 'kind.required': 'Choose what it is.' },
    save,
    ...(loadStored && { loadStored }),
    onSaved: ends.onSaved ?? nothing,
    onClosed: ends.onClosed ?? nothing,
  });
  return (
    <ResourceForm form={form} title="Room">
      <TextField {...form.text('name')} />
      <TextField {...form.text('code')} />
      <Select {...form.choice('kind', kinds)} />
      <Switch {...form.flag('isOpen')} />
      <FormQuestion form={form} code="same_name" title="Make it all the same?" yes="Make it" />
    </ResourceForm>
  );
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
const saveButton = () => screen.getByRole('button', { name: 'Save' });
const refusal = (code: FailureCode, details: object = {}) =>
  new CallFailed('refused', 'The server says no.', { code, ...details });

/** Each form asks for a key of its own. */
function withKeys() {
  let made = 0;
  return answering({ 'get-form-session': () => ({ formSession: `key ${(made += 1)}` }) });
}

beforeEach(() => {
  localStorage.clear();
  welcomePerson(7);
});

describe('the dialog of a form', () => {
  it('asks where the save may go on all the same, and sends it as sure once that is said', async () => {
    withKeys();
    const save = vi.fn<(wish: Wish) => Promise<string>>(({ intent }) =>
      intent === 'sure' ? Promise.resolve('saved') : Promise.reject(refusal('same_name')),
    );
    const onSaved = vi.fn();
    render(<RoomDialog save={save} onSaved={onSaved} />);
    const user = setupUser();
    await user.type(name(), ' 2');
    await user.click(saveButton());
    const asked = { name: 'Make it all the same?' };
    const question = await screen.findByRole('alertdialog', asked);
    expect(question.textContent).toContain('The server says no.');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onSaved).not.toHaveBeenCalled();
    await user.click(saveButton());
    const again = await screen.findByRole('alertdialog', asked);
    await user.click(within(again).getByRole('button', { name: 'Make it' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('saved'));
    expect(save.mock.calls.map(([{ intent }]) => intent)).toEqual(['', '', 'sure']);
  });

  it('saves what was typed, trimmed as the contract says', async () => {
    withKeys();
    const save = vi.fn<(wish: Wish) => Promise<string>>(() => Promise.resolve('saved'));
    const onSaved = vi.fn();
    render(
      <StrictMode>
        <RoomDialog save={save} onSaved={onSaved} />
      </StrictMode>,
    );
    const user = setupUser();
    await user.clear(name());
    await user.type(name(), ' Big hall ');
    await user.click(saveButton());
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('saved'));
    expect(save.mock.calls[0]?.[0]).toEqual({
      values: { name: 'Big hall', code: '', kind: 'hall', isOpen: true },
      version: 3,
      intent: '',
      formSession: 'key 1',
    });
    expect(countForPerson(7, 'form.')).toBe(0);
  });

  it('marks what must be filled in, says what is missing and leads to the first of it', async () => {
    withKeys();
    const save = vi.fn<(wish: Wish) => Promise<string>>(() => Promise.resolve(''));
    render(<RoomDialog room={null} save={save} />);
    const user = setupUser();
    expect(name().getAttribute('aria-required')).toBe('true');
    expect(screen.getByRole('textbox', { name: 'Code' }).getAttribute('aria-required')).toBeNull();
    await user.click(saveButton());
    expect(await screen.findByText('Fill this in.')).toBeTruthy();
    expect(screen.getByText('Choose what it is.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(name()));
    await user.type(name(), 'x');
    expect(screen.getByText('At least 2 characters.')).toBeTruthy();
    expect(save).not.toHaveBeenCalled();
  });

  it('shows a refusal beside its field, in our words where we have them', async () => {
    withKeys();
    const refused = refusal('name_taken', { fields: { name: 'There is such a room.' } });
    render(<RoomDialog save={() => Promise.reject(refused)} />);
    const user = setupUser();
    await user.type(name(), '!');
    await user.click(saveButton());
    expect(await screen.findByText('Another room has this name.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(name()));
    expect(screen.queryByText('This was not saved')).toBeNull();
  });

  it('says what no field says above them, and sends the same key again', async () => {
    withKeys();
    const save = vi.fn<(wish: Wish) => Promise<string>>(() =>
      Promise.reject(new CallFailed('unreachable', '')),
    );
    render(<RoomDialog save={save} />);
    const user = setupUser();
    await user.type(name(), '!');
    await user.click(saveButton());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This was not saved');
    await user.click(saveButton());
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.calls.map(([wish]) => wish.formSession)).toEqual(['key 1', 'key 1']);
  });

  it('asks before what was typed is thrown away', async () => {
    const onClosed = vi.fn();
    render(<RoomDialog save={() => Promise.resolve('')} onClosed={onClosed} />);
    const user = setupUser();
    await user.type(name(), '!');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const question = await screen.findByRole('alertdialog');
    expect(onClosed).not.toHaveBeenCalled();
    await user.click(within(question).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(onClosed).toHaveBeenCalled());
    expect(countForPerson(7, 'form.')).toBe(0);
  });

  it('brings back what was typed before a reload, for the same person and thing, until they begin again', async () => {
    const save = () => Promise.resolve('');
    const { unmount } = render(<RoomDialog save={save} />);
    const user = setupUser();
    await user.type(name(), ' of fame');
    unmount();
    expect(countForPerson(7, 'form.room.17')).toBe(1);
    render(<RoomDialog save={save} />);
    expect(name().value).toBe('Aula of fame');
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(name().value).toBe('Aula');
    expect(countForPerson(7, 'form.')).toBe(0);
  });

  it('leaves nothing behind when the person signs out', async () => {
    const { unmount } = render(<RoomDialog save={() => Promise.resolve('')} />);
    const user = setupUser();
    await user.type(name(), ' of fame');
    forgetPerson(7);
    await user.type(name(), '!');
    unmount();
    expect(localStorage).toHaveLength(0);
  });

  it('begins with the stored values when what was kept is poisoned', () => {
    localStorage.setItem(
      'banyan.person.7.form.room.17',
      JSON.stringify({ base: stored.values, values: { name: { evil: 1 } }, version: 3, formSession: null }),
    );
    render(<RoomDialog save={() => Promise.resolve('')} />);
    expect(name().value).toBe('Aula');
  });

  it('keeps what was typed through the end of a session', async () => {
    withKeys();
    let isOver = true;
    const save = vi.fn<(wish: Wish) => Promise<string>>(() =>
      isOver ? Promise.reject(new CallFailed('unauthorized', '')) : Promise.resolve('saved'),
    );
    const onSaved = vi.fn();
    const dialog = (sessionLive: boolean) => (
      <RoomDialog save={save} onSaved={onSaved} sessionLive={sessionLive} />
    );
    const { rerender } = render(dialog(true));
    const user = setupUser();
    await user.type(name(), '!');
    await user.click(saveButton());
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    rerender(dialog(false));
    isOver = false;
    rerender(dialog(true));
    expect(name().value).toBe('Aula!');
    await user.click(saveButton());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
  });

  it('shows both versions of what two people changed, and saves the chosen one over theirs', async () => {
    withKeys();
    const save = vi.fn(({ version }: Wish) =>
      version === 3 ? Promise.reject<string>(refusal('stale')) : Promise.resolve('saved'),
    );
    const theirs = { values: { ...stored.values, name: 'Great hall', code: 'B1' }, version: 4 };
    render(<RoomDialog save={save} loadStored={() => Promise.resolve(theirs)} />);
    const user = setupUser();
    await user.type(name(), '!');
    await user.click(saveButton());
    const compare = await screen.findByRole('dialog', { name: 'Somebody else was faster' });
    await user.click(within(compare).getByRole('radio', { name: /Aula!/ }));
    await user.click(within(compare).getByRole('button', { name: 'Take these' }));
    expect(await screen.findByText(/taken over: Code/)).toBeTruthy();
    await user.click(saveButton());
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.calls[1]?.[0]).toMatchObject({ version: 4, values: { name: 'Aula!', code: 'B1' } });
  });
});
