import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyModule, preload, useLatePart } from '#src/ui/lazy-module.ts';
import { MultiSelect } from '#src/ui/MultiSelect.tsx';
import { multiSelectList } from '#src/ui/PickField.tsx';
import { setupUser } from '#tests/user.ts';

afterEach(() => vi.restoreAllMocks());

const part = { name: 'There' };

describe('a late part', () => {
  it('is fetched once, and anew after it could not be had', async () => {
    const fetchPart = vi.fn(async () => part).mockRejectedValueOnce(new Error('offline'));
    const late = lazyModule(fetchPart);
    await expect(late.load()).rejects.toThrow('offline');
    await Promise.all([late.load(), late.load()]);
    expect(fetchPart).toHaveBeenCalledTimes(2);
    expect(late.get()).toBe(part);
  });

  it('shows where it is waited for as soon as somebody has fetched it', async () => {
    const late = lazyModule(async () => part);
    function Place() {
      return <p>{useLatePart(late)?.name ?? 'Not yet'}</p>;
    }
    render(<Place />);
    expect(screen.getByText('Not yet')).toBeDefined();
    act(() => preload(late));
    expect(await screen.findByText('There')).toBeDefined();
  });
});

const texts = {
  all: 'All grades',
  done: 'Done',
  placeholder: 'Choose grades',
  search: 'Find a grade',
  loading: 'Loading',
  empty: 'No grades',
  noMatch: 'No match',
  unavailable: 'Check your connection.',
  chosen: String,
  more: String,
};

function Picker() {
  const [value, setValue] = useState<readonly string[]>([]);
  const options = [
    { value: '6', label: 'Grade 6' },
    { value: '7', label: 'Grade 7' },
  ];
  return (
    <>
      <MultiSelect label="Grade" texts={texts} options={options} value={value} onChange={setValue} />
      <input aria-label="Title" />
    </>
  );
}

const trigger = () => screen.getByRole('combobox', { name: /^Grade/u });

describe('a multi-select whose list is not there yet', () => {
  it('does not call back who went on meanwhile', async () => {
    expect(multiSelectList.get()).toBeNull();
    const user = setupUser();
    vi.spyOn(multiSelectList, 'load').mockReturnValueOnce(new Promise(() => undefined));
    render(<Picker />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(trigger().getAttribute('aria-busy')).toBe('true');
    await user.tab();
    await act(() => multiSelectList.load());
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title' }));
  });

  it('says when it cannot be had, and opens at the next press by keyboard with its first row [NF-03]', async () => {
    const user = setupUser();
    vi.spyOn(multiSelectList, 'load').mockRejectedValueOnce(new Error('Loading failed.'));
    render(<Picker />);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Check your connection.')).toBeDefined();
    expect(trigger().getAttribute('aria-invalid')).toBe('true');
    await user.keyboard('{Enter}');
    const list = await screen.findByRole('listbox', { name: 'Grade' });
    expect(screen.queryByText('Check your connection.')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(list));
    await user.keyboard('{Enter}');
    expect(trigger().textContent).toBe('All grades');
  });
});
