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

it('has a title of its own, and room for a way to tell the helpdesk [ER-14]', () => {
  render(<BrokenScreen error="?" reset={() => undefined} report={<button type="button">Report</button>} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong.' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Report' })).toBeTruthy();
});
