import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Person } from '#contract/auth/session.model.ts';
import { AppShell } from '#src/features/shell/AppShell.tsx';
import { menuLook } from '#src/routes/-rooms.ts';
import { asha } from '#tests/machines/auth/session/session.samples.ts';
import { setupUser } from '#tests/user.ts';

const module = (name: string, url: string, other = false) => ({ name, url, icon: 'dashboard', other });

function show(more: Partial<Person> = {}, path = '/') {
  const onSignOut = vi.fn();
  render(
    <AppShell
      person={{ ...asha, ...more }}
      path={path}
      parts={{
        picture: <button type="button">Picture</button>,
        menu: [{ key: 'help', link: <a href="/helpdesk/HelpDesk">Help</a> }],
      }}
      renderLink={({ url, isCurrent }, content) => (
        <a href={`/${url}`} aria-current={isCurrent ? 'page' : undefined}>
          {content}
        </a>
      )}
      look={menuLook}
      covers={new Map()}
      onSignOut={onSignOut}
    >
      <p>The screen</p>
    </AppShell>,
  );
  return { onSignOut, header: within(screen.getByRole('banner')) };
}
const links = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the frame', () => {
  it('holds the browser’s keys back once it stands, unless the school lifted that [QC-38, ML-10]', async () => {
    const press = () => fireEvent.keyDown(document.body, { key: 'F5' });
    show();
    // It comes after the screen.
    await waitFor(() => expect(press()).toBe(false));
    expect(screen.getByText('Refreshing with keys is switched off here.')).toBeTruthy();
    cleanup();
    show({ settings: { block_browser_keys: 0 } });
    expect(press()).toBe(true);
  });

  it('welcomes a person of a school by name, under the logo, with the school’s name [ML-01, ML-02]', () => {
    const { header } = show({ role: 4 });
    expect(header.getByText('Welcome Back Asha Rao')).toBeTruthy();
    expect(header.getByText('Banyan School')).toBeTruthy();
    expect(header.getAllByText('Banyan').length).toBeGreaterThan(0);
  });

  it('shows picture, name and role over the menu, and in the footer the copyright [SM-01, ML-09, QC-02, QC-48, CO-53]', () => {
    show({ role: 2 });
    expect(screen.getAllByRole('button', { name: 'Picture' }).length).toBeGreaterThan(0);
    expect(screen.getAllByText('School Admin').length).toBeGreaterThan(0);
    expect(screen.getByRole('contentinfo').textContent).toContain('2025');
  });

  it('lists the modules that were given, the other ones in a list of their own, each under its address [SM-02, SM-04, SM-09, RT-21]', () => {
    show({
      role: 4,
      modules: [module('Dashboard', 'myteaching/dashboard'), module('Books', 'myteaching/books', true)],
    });
    const [main, others] = screen.getAllByRole('list');
    expect(main && links(main)).toEqual([['Dashboard', '/myteaching/dashboard']]);
    expect(others && links(others)).toEqual([['Books', '/myteaching/books']]);
  });

  it('has help and the way out for everybody, whatever they were given [SM-05, SM-06]', async () => {
    for (const role of [1, 2, 3, 4, 5, 6] as const) {
      const { onSignOut } = show({ role, modules: [] });
      expect(screen.getAllByRole('link', { name: 'Help' }).length).toBeGreaterThan(0);
      await setupUser().click(screen.getAllByRole('button', { name: 'Sign out' })[0] as HTMLElement);
      expect(onSignOut).toHaveBeenCalledOnce();
      document.body.replaceChildren();
    }
  });
});
