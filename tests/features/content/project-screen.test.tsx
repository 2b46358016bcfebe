import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ProjectTree } from '#contract/content/projects.wire.ts';
import { mayWriteBy } from '#contract/core/modules.ts';
import { roles, spocs, subRoles } from '#contract/core/roles.ts';
import type { ContentProps } from '#src/features/content/content-props.ts';
import { ProjectScreen } from '#src/features/content/ProjectScreen.tsx';
import { alerts } from '#src/lib/alerts.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { asha } from '#tests/machines/auth/session/session.samples.ts';
import { projectFields, sessionFields } from '#tests/server/content/content-inputs.ts';
import { setupUser } from '#tests/user.ts';
import { answering, offline, refusal } from '../answering-server.ts';

const tree: ProjectTree = {
  id: 5,
  version: 3,
  status: 'draft',
  rejectReason: '',
  publishedNumber: 0,
  isChanged: false,
  values: projectFields,
  sessions: [{ id: 8, version: 1, values: { ...sessionFields, references: [] } }],
  materials: [],
  files: [],
};
const author = { ...asha, role: roles.superAdmin, subRole: subRoles.superAdmin, department: 0 };
const published: ProjectTree = { ...tree, version: 4, status: 'published', publishedNumber: 1 };
const answer = (data: ProjectTree) => () => ({ success: 'true', data });

interface Wish {
  readonly onGo?: ContentProps['onGo'];
  readonly person?: ContentProps['person'];
}

function show(stored: ProjectTree, { onGo = () => undefined, person = author }: Wish = {}) {
  const server = answering({
    'get-project': answer(stored),
    'publish-project': () => ({ success: 'true', data: { id: 5, version: 4, number: 1 } }),
    'archive-project': () => ({ success: 'true', data: { id: 5, version: 5 } }),
  });
  const app: ContentProps = {
    person,
    sessionLive: true,
    address: { search: {}, onSearch: () => undefined },
    listen: () => () => undefined,
    as: 'office',
    may: (call) => mayWriteBy(person, call),
    onGo,
  };
  render(<ProjectScreen id={5} app={app} />);
  return { server, user: setupUser({ hasty: true }) };
}
const button = (name: string) => screen.findByRole('button', { name });
const isOff = (found: HTMLElement) => found.getAttribute('aria-disabled') === 'true';

describe('a project of the office', () => {
  it('that could not be loaded again is not busy for ever: it says so, and is asked for again [CA-03]', async () => {
    const { server, user } = show(tree);
    const publish = await button('Publish');
    server.now('get-project', offline);
    await user.click(publish);
    expect(await screen.findByText('This may not be the newest version')).toBeTruthy();
    expect(publish.getAttribute('aria-busy')).not.toBe('true');
    // What is shown is older than what is stored: nothing is done to it.
    expect(isOff(publish)).toBe(true);
    await user.click(publish);
    expect(server.asked('publish-project')).toEqual([{ id: 5, version: 3 }]);
    await user.click(await button('Try again'));
    await waitFor(() => expect(server.asked('get-project')).toHaveLength(3));
    server.now('get-project', answer(published));
    await user.click(await button('Try again'));
    const archive = await button('Archive');
    await waitFor(() => expect(screen.queryByText('This may not be the newest version')).toBeNull());
    await waitFor(() => expect(isOff(archive)).toBe(false));
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });

  it('is archived by who was told what hangs on it, in the version they saw [CA-02]', async () => {
    const { server, user } = show(published);
    const information = 'It is chosen for 3 classes or clubs in 2 schools.';
    server.now('archive-project', () => refusal(409, 'has_work', information));
    await user.click(await button('Archive'));
    const asked = () => screen.findByRole('alertdialog', { name: 'Schools teach by it. Archive it?' });
    expect(within(await asked()).getByText(information)).toBeTruthy();
    await user.click(within(await asked()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(await button('Archive'));
    server.now('archive-project', () => ({ success: 'true', data: { id: 5, version: 5 } }));
    server.now('get-project', answer({ ...published, version: 5, status: 'archived' }));
    await user.click(within(await asked()).getByRole('button', { name: 'Archive' }));
    expect(await button('Publish')).toBeTruthy();
    expect(server.asked('archive-project')).toEqual([
      { id: 5, version: 4, isSure: false },
      { id: 5, version: 4, isSure: false },
      { id: 5, version: 4, isSure: true },
    ]);
  });

  it('is named by what is said once it is published, and opened from there', async () => {
    const onGo = vi.fn<ContentProps['onGo']>();
    const { user } = show(tree, { onGo });
    await user.click(await button('Publish'));
    await waitFor(() => expect(alerts.getToasts()).toHaveLength(1));
    const [said] = alerts.getToasts();
    expect([said?.title, said?.text]).toEqual(['Published, version 1', isolate(projectFields.title)]);
    said?.action?.onPress();
    expect(onGo.mock.calls).toEqual([['projects', 5]]);
  });

  it.each([
    [
      'who looks after some schools',
      { subRole: subRoles.staff, department: spocs },
      ['Details', 'Add a session'],
    ],
    ['a director', { subRole: subRoles.director }, []],
  ])('shows %s no button that the server would refuse [CA-03]', async (_, rank, left) => {
    show({ ...published, isChanged: true }, { person: { ...author, ...rank } });
    await screen.findByRole('heading', { name: projectFields.title });
    for (const name of left) expect(screen.getByRole('button', { name })).toBeTruthy();
    for (const name of [/^Publish/, /^Archive/, /^Remove/, /^Move/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('says beside the fields of its form what it lacks for being read [CA-03]', async () => {
    const { server, user } = show({ ...tree, values: { ...projectFields, objective: '' } });
    server.now('publish-project', () =>
      Response.json(
        { success: 'false', code: 'no_objective', information: 'No.', fields: { objective: 'Write it.' } },
        { status: 422 },
      ),
    );
    await user.click(await button('Publish'));
    const form = await screen.findByRole('dialog');
    expect(
      await within(form).findByText('Write what the project is about before others read it.'),
    ).toBeTruthy();
  });

  it('names all it lacks at once, each with the way there, and begins at the first [CA-03]', async () => {
    const { server, user } = show({
      ...tree,
      sessions: [],
      values: { ...projectFields, kind: 'grade', objective: '', classIds: [] },
    });
    const fields = {
      objective: 'Write what the project is about before others read it.',
      classIds: 'Choose at least one grade before others read it.',
      sessions: 'Add a session before others read it.',
    };
    server.now('publish-project', () =>
      Response.json({ success: 'false', code: 'no_objective', information: 'No.', fields }, { status: 422 }),
    );
    await user.click(await button('Publish'));
    const form = await screen.findByRole('dialog');
    for (const text of Object.values(fields))
      expect(within(form).getByRole('button', { name: text })).toBeTruthy();
    const objective = within(form).getByRole('textbox', { name: /^Objective/ });
    await waitFor(() => expect(document.activeElement).toBe(objective));
    await user.click(within(form).getByRole('button', { name: fields.classIds }));
    expect(document.activeElement).toBe(within(form).getByRole('combobox', { name: /^Grades/ }));
    await user.click(within(form).getByRole('button', { name: fields.sessions }));
    expect(await screen.findByRole('dialog', { name: 'Add a session' })).toBeTruthy();
  });

  it('that lacks a session alone says so on its page, and the focus is on the way there [CA-03]', async () => {
    const { server, user } = show({ ...tree, sessions: [] });
    const fields = { sessions: 'Add a session before others read it.' };
    server.now('publish-project', () =>
      Response.json({ success: 'false', code: 'no_sessions', information: 'No.', fields }, { status: 422 }),
    );
    await user.click(await button('Publish'));
    const fault = await button(fields.sessions);
    await waitFor(() => expect(document.activeElement).toBe(fault));
    await user.click(fault);
    expect(await screen.findByRole('dialog', { name: 'Add a session' })).toBeTruthy();
  });

  it('that was only just begun asks for its first session [CA-03]', async () => {
    show({ ...tree, version: 1, sessions: [] });
    expect(await screen.findByRole('dialog', { name: 'Add a session' })).toBeTruthy();
  });
});
