import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { ProgressRing } from '#src/ui/ProgressRing.tsx';
import { pagesAround, rangeOf } from '#src/ui/pagination.rules.ts';
import { UnsavedQuestion, useUnsavedGuard } from '#src/ui/UnsavedGuard.tsx';
import { setupUser } from '#tests/user.ts';

describe('Button with a reason', () => {
  const setup = (answersPress: boolean) => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" disabledReason="Title is missing" answersPress={answersPress}>
          {'Save'}
        </Button>
      </form>,
    );
    return { onSubmit, save: screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }) };
  };

  it('can be focused, says that it is off and why, and submits nothing', async () => {
    const { onSubmit, save } = setup(false);
    await userEvent.tab();
    expect(document.activeElement).toBe(save);
    expect(save.disabled).toBe(false);
    expect(save.getAttribute('aria-disabled')).toBe('true');
    const why = document.getElementById(save.getAttribute('aria-describedby') ?? '');
    expect(why?.textContent).toBe('Title is missing');
    await userEvent.click(save);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('lets the press through where it is answered [NF-26]', async () => {
    const { onSubmit, save } = setup(true);
    await userEvent.click(save);
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('shows the reason of a grey submit button to the eye, and says it to screen readers once', () => {
    render(
      <Button type="submit" reasonInSight disabledReason="Title is missing">
        {'Save'}
      </Button>,
    );
    expect(screen.getByText('Title is missing').hidden).toBe(false);
    const save = screen.getByRole('button', { name: 'Save' });
    expect(document.getElementById(save.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Title is missing',
    );
  });

  it('keeps the focus when the reason goes', () => {
    const { rerender } = render(<Button disabledReason="Title is missing">{'Save'}</Button>);
    const save = screen.getByRole('button', { name: 'Save' });
    act(() => save.focus());
    rerender(<Button>{'Save'}</Button>);
    expect(document.activeElement).toBe(save);
    expect(save.getAttribute('aria-disabled')).toBeNull();
  });

  it('respects an aria-disabled it is given', () => {
    render(<Button aria-disabled>{'Save'}</Button>);
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  });
});

describe('Pagination', () => {
  it.each([
    [1, 1, [1]],
    [1, 35, [1, 2, 3, 4, 5]],
    [3, 35, [1, 2, 3, 4, 5]],
    [20, 35, [18, 19, 20, 21, 22]],
    [35, 35, [31, 32, 33, 34, 35]],
    [2, 3, [1, 2, 3]],
  ])('at page %i of %i shows %j [CO-52]', (page, count, numbers) => {
    expect(pagesAround(page, count)).toEqual(numbers);
  });

  it.each([
    [1, 10, 347, { from: 1, to: 10, total: 347 }],
    [3, 10, 347, { from: 21, to: 30, total: 347 }],
    [35, 10, 347, { from: 341, to: 347, total: 347 }],
    [1, 10, 0, { from: 0, to: 0, total: 0 }],
  ])('at page %i by %i of %i rows shows %j', (page, size, total, range) => {
    expect(rangeOf(page, size, total)).toEqual(range);
  });
});

describe('unsaved work', () => {
  const texts = { title: 'Leave?', text: 'It will be lost.', stay: 'Stay', leave: 'Leave' };

  function Editor({ isDirty, onLeave }: { readonly isDirty: boolean; readonly onLeave: () => void }) {
    const guard = useUnsavedGuard(isDirty, onLeave);
    return (
      <>
        <button type="button" onClick={guard.request}>
          {'Close'}
        </button>
        <UnsavedQuestion guard={guard} texts={texts} />
      </>
    );
  }
  const mayUnload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('is asked about, kept on request, and left on request', async () => {
    const onLeave = vi.fn();
    const user = setupUser();
    render(<Editor isDirty onLeave={onLeave} />);
    expect(mayUnload()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(onLeave).not.toHaveBeenCalled();
    await user.click(screen.getByText('Close'));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('is not asked about where there is none', async () => {
    const onLeave = vi.fn();
    render(<Editor isDirty={false} onLeave={onLeave} />);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onLeave).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(mayUnload()).toBe(true);
  });
});

describe('Dialog', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('needs no Toaster on the page: nothing is waited for in vain', async () => {
    vi.useFakeTimers();
    const failures: unknown[] = [];
    const note = (reason: unknown) => failures.push(reason);
    process.on('unhandledRejection', note);
    render(
      <Dialog open title="Alone" closeLabel="Close" onRequestClose={() => undefined}>
        {'Text'}
      </Dialog>,
    );
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.getByRole('dialog', { name: 'Alone' })).toBeDefined();
    process.off('unhandledRejection', note);
    expect(failures).toEqual([]);
  });
});

describe('progress', () => {
  it.each([
    [-5, 0],
    [64.4, 64],
    [140, 100],
  ])('of %f is told as %i', (value, told) => {
    render(
      <>
        <ProgressBar label="Bar" value={value} />
        <ProgressRing label="Ring" value={value} />
      </>,
    );
    expect(screen.getByRole('progressbar', { name: 'Bar' })).toHaveProperty('value', told);
    expect(screen.getByRole('progressbar', { name: 'Ring' }).getAttribute('aria-valuenow')).toBe(`${told}`);
  });
});

describe('Avatar', () => {
  it('falls back to initials, and tries the next picture again', () => {
    const { container, rerender } = render(<Avatar name="Asha Rao" src="/one.png" />);
    const picture = () => container.querySelector('img');
    fireEvent.error(picture() ?? container);
    expect(picture()).toBeNull();
    expect(container.textContent).toBe('AR');
    rerender(<Avatar name="Asha Rao" src="/two.png" />);
    expect(picture()?.getAttribute('src')).toBe('/two.png');
  });
});

describe('Banner', () => {
  it('says its title once and its countdown not at all', () => {
    render(<Banner tone="session" title="You will be signed out" countdown="0:42" announce="assertive" />);
    expect(screen.getByRole('alert').textContent).toContain('You will be signed out');
    expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off');
    expect(screen.getByRole('timer').textContent).toBe('0:42');
  });
});
