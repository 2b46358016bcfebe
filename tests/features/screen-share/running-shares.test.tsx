import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RunningSharesScreen } from '#src/features/screen-share/RunningSharesScreen.tsx';
import { setupUser } from '#tests/user.ts';
import { answering } from '../answering-server.ts';
import { heardHints } from '../heard-hints.ts';

const share = {
  share_id: 8,
  host_id: 3,
  host: 'Meera Nair',
  group_name: 'Grade 6',
  part_name: 'A',
  started_at: 1_790_000_000_000,
  project_id: 0,
  project_title: '',
  project_type: 0,
  can_rejoin: false,
  viewers: 12,
};
const running = (...data: object[]) => ({ status: 1, data, pass: '', media_url: '' });

it('an admin ends a share after a question, and sees one that began meanwhile [EN-44]', async () => {
  const server = answering({
    'get-screen-share': () => running(share),
    'stop-screen-share': () => ({ status: 1 }),
  });
  const { listen, tell } = heardHints();
  render(<RunningSharesScreen listen={listen} />);
  const user = setupUser({ hasty: true });
  await screen.findByText('Meera Nair');
  server.now('get-screen-share', () => running(share, { ...share, share_id: 9, host: 'Omar Shah' }));
  tell();
  await screen.findByText('Omar Shah');
  await user.click(screen.getByRole('button', { name: /Meera Nair/ }));
  const question = await screen.findByRole('alertdialog', { name: 'End this share?' });
  expect(server.asked('stop-screen-share')).toEqual([]);
  server.now('get-screen-share', () => running());
  await user.click(within(question).getByRole('button', { name: 'End' }));
  await waitFor(() => expect(server.asked('stop-screen-share')).toEqual([{ share_id: 8 }]));
  expect(await screen.findByText('No screen is shared now')).toBeTruthy();
});
