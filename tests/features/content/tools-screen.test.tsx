import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ToolRow } from '#contract/content/terms.wire.ts';
import { ToolsScreen } from '#src/features/content/ToolsScreen.tsx';
import { alerts } from '#src/lib/alerts.ts';
import { asha } from '#tests/machines/auth/session/session.samples.ts';
import { setupUser } from '#tests/user.ts';
import { answering } from '../answering-server.ts';
import { heardHints } from '../heard-hints.ts';

const tool: ToolRow = {
  id: 4,
  version: 2,
  name: 'Scratch',
  description: '',
  levels: [],
  classes: [],
  projects: 0,
  isRemoved: false,
};
const page = (...rows: ToolRow[]) => ({ rows, total: rows.length, page: 1, size: 30 });

function show(mayWrite: boolean) {
  const server = answering({
    'tool-page': () => page(tool),
    'set-content-removed': () => ({ done: [{ id: 4, version: 3 }], refused: [] }),
  });
  const hints = heardHints();
  render(
    <ToolsScreen
      app={{
        person: asha,
        sessionLive: true,
        address: { search: {}, onSearch: () => undefined },
        listen: hints.listen,
        as: 'office',
        may: () => mayWrite,
        onGo: () => undefined,
      }}
    />,
  );
  return { server, hints, user: setupUser() };
}

it('a removed tool comes back by Undo [CA-03, QU-24]', async () => {
  const { server, user } = show(true);
  await user.click(await screen.findByRole('button', { name: 'Actions for Scratch' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const last = () => alerts.getToasts().find(({ title }) => title === '1 removed');
  await waitFor(() => expect(last()).toBeTruthy());
  last()?.action?.onPress();
  await waitFor(() =>
    expect(server.asked('set-content-removed')).toEqual([
      { of: 'tool', isRemoved: true, rows: [{ id: 4, version: 2 }] },
      { of: 'tool', isRemoved: false, rows: [{ id: 4, version: 3 }] },
    ]),
  );
});

it('a list that somebody else changed is asked for again; readers get no actions [CA-03]', async () => {
  const { server, hints } = show(false);
  await screen.findByRole('rowheader', { name: 'Scratch' });
  expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
  server.now('tool-page', () => page(tool, { ...tool, id: 5, name: 'Python' }));
  hints.tell();
  expect(await screen.findByRole('rowheader', { name: 'Python' })).toBeTruthy();
});
