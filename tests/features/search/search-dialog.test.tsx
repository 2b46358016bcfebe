import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Person } from '#contract/auth/session.model.ts';
import type { SearchResult, Suggestion } from '#contract/search/search.wire.ts';
import type { Found } from '#machines/search/search/search.types.ts';
import { SearchDialog } from '#src/features/search/components/SearchDialog.tsx';
import type { PersonHelp, SearchCommand } from '#src/features/search/rows.ts';
import { keepForPerson, readForPerson } from '#src/lib/person-storage.ts';
import { deferredActor } from '#tests/machines/deferred.ts';
import { setupUser } from '#tests/user.ts';

const person = { id: 9, role: 3 } as Person;

const result = (title: string, more: Partial<SearchResult>): SearchResult => ({
  title,
  link: 'student?open=5',
  pageCategory: 'notices',
  projectType: '',
  description: '',
  rowKeyId: title,
  note: '',
  ...more,
});

function open(help?: PersonHelp) {
  const suggest = deferredActor<readonly Suggestion[], { readonly text: string }>();
  const search = deferredActor<Found, { readonly text: string }>();
  const onOpen = vi.fn();
  const onClose = vi.fn();
  const run = vi.fn();
  const commands: SearchCommand[] = [
    { key: 'student', kind: 'screens', label: 'Home', run: () => onOpen('student') },
    { key: 'sign-out', kind: 'actions', label: 'Sign out', keywords: 'log out', run },
  ];
  render(
    <SearchDialog
      open
      onClose={onClose}
      person={person}
      commands={commands}
      onOpen={onOpen}
      help={help}
      actorsFor={() => ({ suggest: suggest.logic, search: search.logic })}
    />,
  );
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
  return { user: setupUser(), suggest, search, onOpen, onClose, run, box };
}
/** The latest that was asked: on a busy machine a key takes a moment to get there. */
const asked = ({ calls }: ReturnType<typeof open>['search']) =>
  waitFor(() => {
    const latest = calls.at(-1);
    if (!latest) throw new Error('Nothing was asked.');
    return latest;
  });
const options = () => screen.queryAllByRole('option').map((each) => each.textContent);

beforeEach(() => localStorage.clear());

describe('the search dialog', () => {
  it('begins with recent searches, screens and actions; an action runs from the keyboard alone [PF-10]', async () => {
    keepForPerson(9, 'recent-searches', ['maths']);
    const { user, box, run, onClose } = open();
    expect(options()).toEqual(['maths', 'Home', 'Sign out']);
    await user.type(box, 'log');
    expect(options()).toEqual(['Sign out']);
    await user.keyboard('{ArrowDown}');
    const option = screen.getByRole('option', { name: 'Sign out' });
    expect(box.getAttribute('aria-activedescendant')).toBe(option.id);
    expect(document.activeElement).toBe(box);
    await user.keyboard('{Enter}');
    expect([run.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
  });

  it('opens a notice, and keeps what was searched for, once [PF-11, VP-36]', async () => {
    const { user, box, search, onOpen } = open();
    await user.type(box, 'science');
    await user.keyboard('{Enter}');
    (await asked(search)).resolve({
      text: 'science',
      results: [
        result('Science fair', {}),
        result('Asha Rao', { pageCategory: 'people', role: 4, link: '' }),
      ],
      counts: [
        { key: 'notices', count: 1, more: false, rowKeyId: 'notices' },
        { key: 'people', count: 1, more: false, rowKeyId: 'people' },
      ],
    });
    const option = await screen.findByRole('option', { name: 'Science fair' });
    const teacher = screen.getByRole('option', { name: /Asha Rao\s*Faculty/ });
    expect(teacher.getAttribute('aria-disabled')).toBe('true');
    const kinds = within(screen.getByRole('group', { name: 'Kinds of results' }));
    expect(kinds.getAllByRole('button').map((each) => each.textContent)).toEqual([
      'All2',
      'Notices1',
      'People1',
    ]);
    await user.click(option);
    expect(onOpen).toHaveBeenCalledWith('student?open=5');
    expect(readForPerson(9, 'recent-searches')).toEqual(['science']);
  });

  it('offers help where a person was found who may be helped, from the keyboard too [QU-13, RT-04]', async () => {
    const help = { fits: (role: number) => role === 3, run: vi.fn() };
    const { user, box, search, onClose } = open(help);
    await user.type(box, 'test');
    await user.keyboard('{Enter}');
    (await asked(search)).resolve({
      text: 'test',
      results: [
        result('Asha Test', { pageCategory: 'people', role: 4, link: '', rowKeyId: '2' }),
        result('Dev Test', { pageCategory: 'people', role: 3, link: '', rowKeyId: '5' }),
      ],
      counts: [{ key: 'people', count: 2, more: false, rowKeyId: 'people' }],
    });
    await screen.findByRole('option', { name: /Dev Test.*Sign-in help/ });
    expect(screen.getByRole('option', { name: /Asha Test/ }).textContent).not.toContain('Sign-in help');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(help.run).toHaveBeenCalledExactlyOnceWith({ id: 5, name: 'Dev Test' });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('says in which attachment the words stand, and marks them [PF-11]', async () => {
    const { user, box, search } = open();
    await user.type(box, 'log book');
    await user.keyboard('{Enter}');
    const excerpt = [
      { text: 'Bring the ', is_match: 0 as const },
      { text: 'log book', is_match: 1 as const },
    ];
    (await asked(search)).resolve({
      text: 'log book',
      results: [result('Science fair', { found_in: { file: 'plan.pdf', excerpt } }), result('Log book', {})],
      counts: [{ key: 'notices', count: 2, more: false, rowKeyId: 'notices' }],
    });
    const found = within(await screen.findByRole('option', { name: /Science fair/ }));
    expect(found.getByText('Found in the attachment “plan.pdf”')).toBeTruthy();
    expect(found.getByText('log book').tagName).toBe('MARK');
    expect(within(screen.getByRole('option', { name: 'Log book' })).queryByText(/attachment/)).toBeNull();
  });

  it('says "Result not found.", and clears [ML-08]', async () => {
    const { user, box, search } = open();
    await user.type(box, 'zzzz');
    await user.keyboard('{Enter}');
    (await asked(search)).resolve({ text: 'zzzz', results: [], counts: [] });
    await screen.findByText('Result not found.');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(box.value).toBe('');
    expect(document.activeElement).toBe(box);
    expect(screen.queryByText('Result not found.')).toBeNull();
  });

  it('a failure is said, and the same is asked again [ER-07]', async () => {
    const { user, box, search } = open();
    await user.type(box, 'science');
    await user.keyboard('{Enter}');
    (await asked(search)).reject({ kind: 'unreachable' });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(search.calls[1]?.input).toEqual({ text: 'science' }));
    expect(box.value).toBe('science');
  });
});
