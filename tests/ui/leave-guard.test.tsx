import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
  useNavigate,
} from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Dialog } from '#src/ui/Dialog.tsx';
import { UnsavedWork } from '#src/ui/UnsavedGuard.tsx';
import { leadsAway } from '#src/ui/use-leave-guard.ts';
import { setupUser } from '#tests/user.ts';

const texts = { title: 'Leave without saving?', text: 'It is lost.', stay: 'Keep writing', leave: 'Leave' };

function FormPage() {
  const [words, setWords] = useState('');
  const [isOpen, setOpen] = useState(true);
  const navigate = useNavigate();
  return (
    <>
      <Dialog
        open={isOpen}
        title="A form"
        closeLabel="Close"
        onRequestClose={() => setOpen(false)}
        unsaved={{ isDirty: isOpen && words !== '', texts }}
      >
        <input aria-label="Words" value={words} onChange={(event) => setWords(event.target.value)} />
        <button type="button" onClick={() => void navigate({ to: '.', search: { page: 2 } as never })}>
          {'Next page'}
        </button>
        <button
          type="button"
          onClick={() => {
            setOpen(false);
            setTimeout(() => void navigate({ to: '/other' as never }));
          }}
        >
          {'Save'}
        </button>
      </Dialog>
      <Link to={'/other' as never}>{'Menu'}</Link>
    </>
  );
}

/** A form that is a part of a page, or of a dialog that knows nothing of it. */
function PartPage({ isInDialog = false }: { readonly isInDialog?: boolean }) {
  const [words, setWords] = useState('');
  const [isOpen, setOpen] = useState(true);
  const part = (
    <>
      <UnsavedWork isDirty={words !== ''} texts={texts} />
      <input aria-label="Words" value={words} onChange={(event) => setWords(event.target.value)} />
      <button type="button" onClick={() => setWords('')}>
        {'Save'}
      </button>
    </>
  );
  if (!isInDialog) return part;
  return (
    <Dialog open={isOpen} title="A part" closeLabel="Close" onRequestClose={() => setOpen(false)}>
      {part}
    </Dialog>
  );
}

async function openForm(typed = 'Half a sentence', Page: () => React.ReactNode = FormPage) {
  const rootRoute = createRootRoute({ component: Outlet });
  const page = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => rootRoute, path, component });
  const history = createMemoryHistory({ initialEntries: ['/other', '/form'] });
  const router = createRouter({
    history,
    routeTree: rootRoute.addChildren([
      page('/form', Page),
      page('/other', () => <p>{'The other page'}</p>),
      page('/login', () => <p>{'Sign in'}</p>),
    ]),
  });
  render(<RouterProvider router={router as never} />);
  const user = setupUser();
  const field = await screen.findByRole('textbox', { name: 'Words' });
  if (typed !== '') await user.type(field, typed);
  const path = () => router.state.location.pathname;
  return { router, user, path };
}

const go = (work: () => unknown) =>
  act(async () => {
    await work();
  });
const question = () => screen.findByRole('alertdialog', { name: texts.title });

it('asks before a link or the menu takes a half-filled form away, stays, and leaves', async () => {
  const { router, user, path } = await openForm();
  await go(() => void router.navigate({ to: '/other' as never }));
  await question();
  await user.click(screen.getByRole('button', { name: texts.stay }));
  expect(path()).toBe('/form');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Words' }).value).toBe('Half a sentence');

  await go(() => void router.navigate({ to: '/other' as never }));
  await question();
  await user.click(screen.getByRole('button', { name: texts.leave }));
  await screen.findByText('The other page');
});

it('takes an empty form away unasked', async () => {
  const { router, path } = await openForm('');
  await go(() => void router.navigate({ to: '/other' as never }));
  await screen.findByText('The other page');
  expect(path()).toBe('/other');
});

it('does not ask on the way to the sign-in page, nor when a page writes its own search', async () => {
  const { router, user, path } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(router.state.location.searchStr).toBe('?page=2'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(path()).toBe('/form');
  await go(() => void router.navigate({ to: '/login' }));
  await screen.findByText('Sign in');
});

it('leads on unasked after a save', async () => {
  const { user } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The other page');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('takes Back for a way off the page wherever it leads, and a change of the search for none', () => {
  const here = { href: '/form?q=a', pathname: '/form' };
  const filtered = { href: '/form?q=b', pathname: '/form' };
  expect(leadsAway('BACK', here, filtered)).toBe(true);
  expect(leadsAway('REPLACE', here, filtered)).toBe(false);
  expect(leadsAway('PUSH', here, { href: '/other', pathname: '/other' })).toBe(true);
  expect(leadsAway('PUSH', here, { href: '/login', pathname: '/login' })).toBe(false);
});

/** Would the browser ask before it closes the tab? */
function asksOnClose(): boolean {
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  return closing.defaultPrevented;
}

it('lets the browser ask before a reload or a closed tab, while something is typed', async () => {
  await openForm('');
  expect(asksOnClose()).toBe(false);
  await setupUser().type(screen.getByRole('textbox', { name: 'Words' }), 'Half');
  expect(asksOnClose()).toBe(true);
});

it.each([true, false])('asks for a form which is a part, in a dialog: %s', async (isInDialog) => {
  const { router, user, path } = await openForm('Half', () => <PartPage isInDialog={isInDialog} />);
  await go(() => void router.navigate({ to: '/other' as never }));
  await question();
  await user.click(screen.getByRole('button', { name: texts.stay }));
  expect(path()).toBe('/form');
  expect(asksOnClose()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(asksOnClose()).toBe(false);
  await go(() => void router.navigate({ to: '/other' as never }));
  await screen.findByText('The other page');
});

it('asks before a dialog closes over unsaved work of a part inside it', async () => {
  const { user } = await openForm('Half', () => <PartPage isInDialog />);
  await user.keyboard('{Escape}');
  await question();
  await user.click(screen.getByRole('button', { name: texts.leave }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
