import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { setupUser } from '#tests/user.ts';

interface GuardedProps {
  readonly mayClose: () => boolean;
}

function Guarded({ mayClose }: GuardedProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {'Write'}
      </button>
      <Dialog
        open={open}
        title="Task Genie"
        description="Write to a class"
        closeLabel="Close"
        onRequestClose={() => mayClose() && setOpen(false)}
        footer={<button type="submit">{'Submit'}</button>}
      >
        <input aria-label="Title" />
      </Dialog>
    </>
  );
}

async function openGuarded(mayClose: () => boolean) {
  const user = setupUser();
  render(<Guarded mayClose={mayClose} />);
  await user.click(screen.getByRole('button', { name: 'Write' }));
  const dialog = await screen.findByRole('dialog', { name: 'Task Genie' });
  return { user, dialog };
}

describe('Dialog', () => {
  it('is modal, named and described, and begins in its first field [NF-02]', async () => {
    const { dialog } = await openGuarded(() => true);
    expect(dialog.getAttribute('aria-modal')).toBe('true');
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Write to a class');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title' })));
  });

  it('asks its guard on Escape and on the close button, and stays when the guard says no', async () => {
    const mayClose = vi.fn(() => false);
    const { user } = await openGuarded(mayClose);
    await user.keyboard('{Escape}');
    expect(mayClose).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(mayClose).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('dialog', { name: 'Task Genie' })).toBeDefined();
  });

  it('closes when the guard agrees and gives the focus back to what opened it', async () => {
    const { user } = await openGuarded(() => true);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Write' })));
  });

  it('leaves Escape to the layer over it, even before that one takes keys', async () => {
    const onRequestClose = vi.fn();
    const user = setupUser();
    render(
      <Dialog open title="Below" closeLabel="Close" onRequestClose={onRequestClose}>
        <input aria-label="Title" />
      </Dialog>,
    );
    await screen.findByRole('dialog', { name: 'Below' });
    const above = document.createElement('div');
    Object.assign(above.dataset, { scope: 'dialog', part: 'content', state: 'open' });
    document.body.append(above);
    await user.keyboard('{Escape}');
    expect(onRequestClose).not.toHaveBeenCalled();
    above.remove();
    await user.keyboard('{Escape}');
    expect(onRequestClose).toHaveBeenCalledTimes(1);
  });

  it('keeps the Tab key inside', async () => {
    const { user, dialog } = await openGuarded(() => true);
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    for (let step = 0; step < 5; step += 1) {
      await user.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
  });
});

describe('AlertDialog', () => {
  const ask = (onAnswer = vi.fn(), onCancel = vi.fn()) => {
    render(
      <AlertDialog
        open
        title="Delete notice?"
        answers={[
          { value: 'keep', label: 'Keep' },
          { value: 'delete', label: 'Delete', tone: 'danger' },
        ]}
        onAnswer={onAnswer}
        onCancel={onCancel}
      >
        <p>
          {'It cannot be undone.'}
          <a href="#more">{' More'}</a>
        </p>
      </AlertDialog>,
    );
    return { user: setupUser(), onAnswer, onCancel };
  };

  it('is an alertdialog whose focus begins on the harmless answer [QC-27]', async () => {
    ask();
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete notice?' });
    const text = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(text).toBe('It cannot be undone. More');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep' })));
  });

  it('takes Escape for no and never for yes', async () => {
    const { user, onAnswer, onCancel } = ask();
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep' })));
    await user.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onAnswer).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith('delete');
  });
});
