import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BrokenScreen } from '#src/features/shell/BrokenScreen.tsx';
import { CallFailed } from '#src/lib/call-failed.ts';
import { setupUser } from '#tests/user.ts';

it('a screen that breaks says what the browser said, and can be tried again [ER-14]', async () => {
  const reset = vi.fn();
  render(<BrokenScreen error={new TypeError('x is not a function')} reset={reset} />);
  expect(screen.getByText('An error occurred: x is not a function')).toBeTruthy();
  await setupUser().click(screen.getByRole('button', { name: 'Try again' }));
  expect(reset).toHaveBeenCalledOnce();
});

it('a call that failed is told in the server’s words; the words for developers stay out of sight [ER-16, QC-25]', () => {
  const error = new CallFailed('refused', 'This notice is locked.');
  render(<BrokenScreen error={error} reset={() => undefined} />);
  expect(error.message).toBe('Something bad happened; please try again later.');
  expect(screen.getByText('An error occurred: This notice is locked.')).toBeTruthy();
  expect(document.body.textContent).not.toContain('Something bad happened');
});
