import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { statusChanges } from '#src/features/people/status-changes.ts';
import { alerts } from '#src/lib/alerts.ts';
import { useRowActions } from '#src/lib/resource/use-row-actions.ts';
import { setupUser } from '#tests/user.ts';

const rows = [
  { id: 1, version: 1, name: 'Asha Test' },
  { id: 2, version: 1, name: 'Bina Test' },
  { id: 3, version: 1, name: 'Chetan Test' },
];
const changes = statusChanges(() => async () => ({
  done: [
    { id: 1, version: 2 },
    { id: 2, version: 2, note: 'earlier_year' },
    { id: 3, version: 2, note: 'no_division' },
  ],
  refused: [],
  isTold: true,
}));

function Part() {
  const { send } = useRowActions({ changes, sessionLive: true, onChanged: () => undefined });
  return (
    <button type="button" onClick={() => send({ type: 'action.submit', action: 'on', rows })}>
      On
    </button>
  );
}

describe('students who come back', () => {
  it('are told of where they have no place any more, with the way to a new one [C2-07]', async () => {
    alerts.clearLog();
    render(<Part />);
    await setupUser({ hasty: true }).click(screen.getByRole('button', { name: 'On' }));
    await waitFor(() => expect(alerts.getLog().entries).toHaveLength(1));
    const [entry] = alerts.getLog().entries;
    expect(entry).toMatchObject({ tone: 'warning', title: '3 people switched on' });
    expect(entry?.text).toContain(
      '1 student is out of the divisions and clubs of the year before. Choose new ones with “Migrate”.',
    );
    expect(entry?.text).toContain('1 student is in no division now. Choose one with “Migrate”.');
  });
});
