import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FirstPassword } from '#src/features/auth/components/FirstPassword.tsx';
import { asha } from '#tests/machines/auth/session/session.samples.ts';
import { answering } from '../answering-server.ts';

function open(skipsLeft: number) {
  answering({
    'get-psw-status': () => ({
      status: 'true',
      psw_change_status: 0,
      skips_left: skipsLeft,
      was_put_off: 0,
      is_start_code: 1,
      minimum: 8,
    }),
  });
  render(<FirstPassword person={asha} onDone={() => undefined} onSignOut={() => undefined} />);
}

describe('the first password', () => {
  it('can be put off by two buttons while that is open [LG-14]', async () => {
    open(2);
    await screen.findByText(/2/u);
    expect(screen.getAllByRole('button', { name: 'Not now' })).toHaveLength(2);
  });

  it('has no button that would put it off once it must be chosen; signing out is the way out [LG-14]', async () => {
    open(0);
    expect(await screen.findByRole('button', { name: 'Sign out' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
  });
});
