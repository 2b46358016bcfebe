import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FileDropZone } from '#src/ui/FileDropZone.tsx';
import { FileItem, type FileStatus } from '#src/ui/FileItem.tsx';
import { setupUser } from '#tests/user.ts';

const texts = {
  waiting: 'Waiting',
  checking: 'Checking',
  ready: 'Ready',
  cancelled: 'Cancelled',
  uploading: (percent: number) => `Uploading ${percent} %`,
  cancel: (name: string) => `Cancel ${name}`,
  retry: (name: string) => `Retry ${name}`,
  remove: (name: string) => `Remove ${name}`,
};

function show(status: FileStatus) {
  const calls = { onCancel: vi.fn(), onRetry: vi.fn(), onRemove: vi.fn() };
  render(<FileItem name="a.pdf" size="2 MB" status={status} texts={texts} {...calls} />);
  return calls;
}
const buttons = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));

describe('FileItem', () => {
  it.each<[FileStatus, string, string[]]>([
    [{ kind: 'waiting' }, 'Waiting', ['Cancel a.pdf']],
    [{ kind: 'uploading', percent: 41.6 }, 'Uploading 42 %', ['Cancel a.pdf']],
    [{ kind: 'checking' }, 'Checking', ['Cancel a.pdf']],
    [{ kind: 'ready' }, 'Ready', ['Remove a.pdf']],
    [{ kind: 'failed', message: 'Too large' }, 'Too large', ['Retry a.pdf', 'Remove a.pdf']],
    [{ kind: 'cancelled' }, 'Cancelled', ['Retry a.pdf', 'Remove a.pdf']],
  ])('says %j and offers what helps [NF-15]', (status, text, names) => {
    show(status);
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByText('2 MB')).toBeDefined();
    expect(buttons()).toEqual(names);
  });

  it('has a progress bar only while it uploads', () => {
    show({ kind: 'uploading', percent: 40 });
    const bar = screen.getByRole('progressbar', { name: 'a.pdf' });
    expect(bar).toHaveProperty('value', 40);
    expect(bar).toHaveProperty('max', 100);
  });

  it('calls back, and has no button without a callback', async () => {
    const user = setupUser();
    const { onRetry, onRemove } = show({ kind: 'failed', message: 'Too large' });
    await user.click(screen.getByRole('button', { name: 'Retry a.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
    expect([onRetry, onRemove].map((call) => call.mock.calls.length)).toEqual([1, 1]);
    render(<FileItem name="b.pdf" status={{ kind: 'ready' }} texts={texts} />);
    expect(screen.queryByRole('button', { name: 'Remove b.pdf' })).toBeNull();
  });
});

describe('FileDropZone', () => {
  const zoneTexts = { title: 'Drop files here', hint: 'PDF', choose: 'Choose files', over: 'Let go' };
  const file = (name: string) => new File(['x'], name, { type: 'application/pdf' });
  const picker = (container: HTMLElement) => container.querySelector<HTMLInputElement>('input[type=file]')!;

  it('gives the chosen files, twice the same too [NF-15]', async () => {
    const onFiles = vi.fn();
    const { container } = render(<FileDropZone multiple texts={zoneTexts} onFiles={onFiles} />);
    const user = setupUser();
    await user.upload(picker(container), [file('a.pdf'), file('b.pdf')]);
    expect(onFiles.mock.lastCall?.[0].map(({ name }: File) => name)).toEqual(['a.pdf', 'b.pdf']);
    await user.upload(picker(container), file('a.pdf'));
    expect(onFiles).toHaveBeenCalledTimes(2);
  });

  it('opens the picker by its button and is off when disabled [NF-15]', async () => {
    const { container, rerender } = render(<FileDropZone texts={zoneTexts} onFiles={vi.fn()} />);
    const opened = vi.spyOn(picker(container), 'click').mockReturnValue();
    await userEvent.click(screen.getByRole('button', { name: 'Choose files' }));
    expect(opened).toHaveBeenCalledOnce();
    rerender(<FileDropZone texts={zoneTexts} disabled onFiles={vi.fn()} />);
    expect(screen.getByRole('button', { name: 'Choose files' })).toHaveProperty('disabled', true);
    expect(picker(container).disabled).toBe(true);
  });
});
