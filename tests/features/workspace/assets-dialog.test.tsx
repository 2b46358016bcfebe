import { render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { addAssetRefusals } from '#contract/workspace/workspace.refusals.ts';
import { workspaceLimits } from '#contract/workspace/workspace.rules.ts';
import type { WorkspaceAsset } from '#contract/workspace/workspace.wire.ts';
import { AssetsDialog } from '#src/features/workspace/AssetsDialog.tsx';
import { asset } from '#tests/machines/workspace/asset-upload/asset-upload.walks.ts';
import { setupUser } from '#tests/user.ts';
import { answering, refusal } from '../answering-server.ts';

// The bytes travel by a client of their own; what the server says of them is what is asked here.
vi.mock('#src/lib/upload/send-bytes.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  sendBytes: async (entry: { uploadUrl: string | null }) => {
    entry.uploadUrl = 'http://localhost/uploads/s1-p7-asset-0011223344556677';
  },
}));

const many = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ ...asset, id: id + 1, name: `kite-${id + 1}.png` }));

function open(count: number, isOwn = true) {
  const onAssets = vi.fn();
  render(
    <AssetsDialog
      workspaceId={4}
      assets={many(count)}
      isOwn={isOwn}
      picture={undefined}
      onAssets={onAssets}
      onClose={() => undefined}
    />,
  );
  return { onAssets, dialog: within(screen.getByRole('dialog', { name: 'Assets' })) };
}

/** As a screen does: it keeps the list. */
function Kept({ count }: { readonly count: number }) {
  const [assets, setAssets] = useState<readonly WorkspaceAsset[]>(many(count));
  return (
    <AssetsDialog
      workspaceId={4}
      assets={assets}
      isOwn
      picture={undefined}
      onAssets={setAssets}
      onClose={() => undefined}
    />
  );
}

const chooser = () => document.querySelector<HTMLInputElement>('input[type=file]');

describe('a picture for a program', () => {
  it('beyond the hundredth is refused in the words of the server, and can be tried again [C1-15, CW-09]', async () => {
    // Another tab added the hundredth meanwhile.
    const server = answering({
      'workspace-asset-add': () => refusal(422, 'too_many_assets', addAssetRefusals.too_many_assets),
    });
    const { dialog, onAssets } = open(workspaceLimits.assets - 1);
    const user = setupUser({ hasty: true });
    const input = chooser();
    if (!input) throw new Error('There is no place for a file.');
    await user.upload(input, new File(['x'], 'star.png', { type: 'image/png' }));
    await user.click(dialog.getByRole('button', { name: 'Upload now' }));
    const alert = await dialog.findByText(addAssetRefusals.too_many_assets);
    expect(alert).toBeTruthy();
    expect(dialog.getByText(/star\.png.? could not be uploaded\.$/)).toBeTruthy();
    expect(onAssets).not.toHaveBeenCalled();
    server.now('workspace-asset-add', () => ({
      success: 'true',
      information: 'Uploaded successfully.',
      data: asset,
    }));
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(onAssets).toHaveBeenCalledTimes(1));
    expect(server.asked('workspace-asset-add')).toHaveLength(2);
  });

  it('stays deleted while another is deleted and one is added before the first answer [CW-09]', async () => {
    const answers: (() => void)[] = [];
    answering({
      'workspace-asset-remove': () =>
        new Promise<object>((resolve) => {
          answers.push(() => resolve({ success: 'true', information: 'Deleted successfully.' }));
        }),
      'workspace-asset-add': () => ({
        success: 'true',
        information: 'Uploaded successfully.',
        data: { ...asset, id: 9, name: 'star.png' },
      }),
    });
    render(<Kept count={3} />);
    const user = setupUser({ hasty: true });
    for (const name of ['kite-1.png', 'kite-2.png']) {
      await user.click(screen.getByRole('button', { name: new RegExp(`^Delete .?${name}`) }));
      await user.click(await screen.findByRole('button', { name: 'Delete', hidden: true }));
    }
    const input = chooser();
    if (!input) throw new Error('There is no place for a file.');
    await user.upload(input, new File(['x'], 'star.png', { type: 'image/png' }));
    await user.click(screen.getByRole('button', { name: 'Upload now' }));
    await screen.findByRole('button', { name: /^Delete .?star\.png/ });
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    for (const answer of answers) answer();
    await vi.waitFor(() =>
      expect(screen.getAllByRole('img').map((each) => each.getAttribute('alt'))).toEqual([
        'star.png',
        'kite-3.png',
      ]),
    );
  });

  it('that is empty, or has too long a name, is refused before it is sent, and the hint names the limit [CW-09]', async () => {
    const server = answering({});
    const { dialog } = open(1);
    expect(dialog.getByText(/^Taken: .*png.*at most .?10 MB/)).toBeTruthy();
    const user = setupUser({ hasty: true });
    const choose = async (file: File) => {
      const input = chooser();
      if (!input) throw new Error('There is no place for a file.');
      await user.upload(input, file);
    };
    await choose(new File([], 'star.png', { type: 'image/png' }));
    expect(await dialog.findByText(/star\.png.? is empty\./)).toBeTruthy();
    await choose(new File(['x'], `${'a'.repeat(200)}.png`, { type: 'image/png' }));
    expect(await dialog.findByText(/^The name of .*is too long/)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Upload now' })).toBeNull();
    expect(server.asked('workspace-asset-add')).toEqual([]);
  });

  it('has no place where there are a hundred, and the dialog says what to do [C1-15]', () => {
    const { dialog } = open(workspaceLimits.assets);
    expect(
      dialog.getByText('A program can have at most 100 pictures and sounds. Delete one to add another.'),
    ).toBeTruthy();
    expect(chooser()).toBeNull();
    expect(dialog.getAllByRole('button', { name: /^Delete/ })).toHaveLength(workspaceLimits.assets);
  });

  it('is looked at by a teacher, who is told nothing of a limit [C6-03]', () => {
    const { dialog } = open(workspaceLimits.assets, false);
    expect(dialog.queryByText(/at most 100/)).toBeNull();
    expect(dialog.queryByRole('button', { name: /^Delete/ })).toBeNull();
  });
});
