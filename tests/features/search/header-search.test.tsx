import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Person } from '#contract/auth/session.model.ts';
import { HeaderSearch } from '#src/features/search/components/HeaderSearch.tsx';
import { setupUser } from '#tests/user.ts';

const chunk = vi.hoisted(() => {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
});
// The real dialog; only its chunk comes when the test says so.
vi.mock('#src/features/search/components/SearchDialog.tsx', async (importOriginal) => {
  await chunk.promise;
  return importOriginal();
});

const person = { id: 9, role: 3 } as Person;
const noop = () => undefined;

beforeEach(() => localStorage.clear());

describe('the search of the header', () => {
  it('keeps what is typed while its dialog is fetched, and gives the focus back', async () => {
    const user = setupUser();
    render(
      <>
        <button type="button">before</button>
        <HeaderSearch person={person} commands={[]} onOpen={noop} />
      </>,
    );
    screen.getByRole('button', { name: 'before' }).focus();
    fireEvent.keyDown(document.activeElement ?? document.body, { code: 'KeyK', key: 'k', ctrlKey: true });
    await user.keyboard('scienceX{Backspace}');
    expect(screen.queryByRole('combobox')).toBeNull();
    chunk.resolve();
    const box = await screen.findByRole('combobox', { name: 'Search' });
    await waitFor(() => expect(box).toHaveProperty('value', 'science'));
    await user.keyboard(' fair');
    expect(box).toHaveProperty('value', 'science fair');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('before'));
  });
});
