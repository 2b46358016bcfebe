import { render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { MultiSelect, type MultiSelectProps } from '#src/ui/MultiSelect.tsx';
import { allState, createSearch, inOrder, type Option, toggleAll } from '#src/ui/multi-select.rules.ts';
import type { MultiSelectTexts } from '#src/ui/pick-field.types.ts';
import { setupUser } from '#tests/user.ts';

const texts: MultiSelectTexts = {
  all: 'All grades',
  done: 'Done',
  placeholder: 'Choose grades',
  search: 'Find a grade',
  loading: 'Loading',
  empty: 'No grades',
  noMatch: 'No match',
  unavailable: 'Not available',
  chosen: (count) => `${count} chosen`,
  more: (count) => `+${count}`,
};

const grades = (count: number): Option[] =>
  Array.from({ length: count }, (_, index) => ({ value: `g${index + 1}`, label: `Grade ${index + 1}` }));

type PickerProps = Partial<MultiSelectProps> & { readonly start?: string[] };

function Picker({ start = [], onChange, ...rest }: PickerProps) {
  const [value, setValue] = useState<readonly string[]>(start);
  const change = (next: string[]) => {
    setValue(next);
    onChange?.(next);
  };
  return (
    <MultiSelect label="Grade" texts={texts} options={grades(4)} {...rest} value={value} onChange={change} />
  );
}

const trigger = () => screen.getByRole('combobox', { name: /Grade/u });
const option = (name: string) => screen.getByRole('option', { name });

async function open(props: PickerProps = {}) {
  const user = setupUser();
  render(<Picker {...props} />);
  await user.click(trigger());
  await screen.findByRole('listbox', { name: 'Grade' });
  return user;
}

describe('MultiSelect', () => {
  it('is a labelled list of options with All in front and a Done button [NF-03, NF-04, NF-05, NF-06]', async () => {
    await open();
    expect(screen.getByRole('listbox', { name: 'Grade' }).getAttribute('aria-multiselectable')).toBe('true');
    expect(screen.getAllByRole('option').map((row) => row.textContent)).toEqual([
      'All grades',
      'Grade 1',
      'Grade 2',
      'Grade 3',
      'Grade 4',
    ]);
    expect(screen.getByRole('button', { name: 'Done' })).toBeDefined();
  });

  it('takes one grade and stays open for more [NF-03]', async () => {
    const onChange = vi.fn();
    const user = await open({ onChange });
    await user.click(option('Grade 2'));
    expect(onChange).toHaveBeenLastCalledWith(['g2']);
    expect(option('Grade 2').getAttribute('aria-selected')).toBe('true');
    await user.click(option('Grade 1'));
    expect(onChange).toHaveBeenLastCalledWith(['g1', 'g2']);
  });

  it('takes all by All and lets all go by All [NF-03, NF-04]', async () => {
    const onChange = vi.fn();
    const user = await open({ onChange });
    await user.click(option('All grades'));
    expect(onChange).toHaveBeenLastCalledWith(['g1', 'g2', 'g3', 'g4']);
    expect(within(trigger()).getByText('All grades')).toBeDefined();
    await user.click(option('All grades'));
    expect(onChange).toHaveBeenLastCalledWith([]);
  });

  it('shows All as mixed when some are chosen, and completes the choice on a press [NF-03]', async () => {
    const onChange = vi.fn();
    const user = await open({ onChange, start: ['g1'] });
    expect(option('All grades').getAttribute('aria-checked')).toBe('mixed');
    await user.click(option('All grades'));
    expect(onChange).toHaveBeenLastCalledWith(['g1', 'g2', 'g3', 'g4']);
    await user.click(option('Grade 3'));
    expect(onChange).toHaveBeenLastCalledWith(['g1', 'g2', 'g4']);
    expect(option('All grades').getAttribute('aria-checked')).toBe('mixed');
  });

  it('closes by Done and gives the focus back [NF-03, NF-04]', async () => {
    const onClose = vi.fn();
    const user = await open({ onClose });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(trigger()));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('works by keyboard alone: arrows, Enter, End, Space, Done [NF-03, NF-04]', async () => {
    const onChange = vi.fn();
    const user = setupUser();
    render(<Picker onChange={onChange} />);
    await user.tab();
    expect(document.activeElement).toBe(trigger());
    await user.keyboard('{ArrowDown}');
    const list = await screen.findByRole('listbox', { name: 'Grade' });
    await waitFor(() => expect(document.activeElement).toBe(list));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(['g1']);
    await user.keyboard('{End} ');
    expect(onChange).toHaveBeenLastCalledWith(['g1', 'g4']);
    expect(list.getAttribute('aria-activedescendant')).toBe(option('Grade 4').id);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Done' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('closes on Escape and keeps the choice', async () => {
    const onChange = vi.fn();
    const user = await open({ onChange });
    await user.click(option('Grade 1'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['g1']);
  });

  it('offers search above 12 options only, and typing a space writes a space', async () => {
    const onChange = vi.fn();
    const user = await open({ options: grades(13), onChange });
    const box = screen.getByRole('combobox', { name: 'Find a grade' });
    await waitFor(() => expect(document.activeElement).toBe(box));
    await user.keyboard('grade 13');
    expect(screen.getAllByRole('option').map((row) => row.textContent)).toEqual(['Grade 13']);
    expect(onChange).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(['g13']);
    await user.clear(box);
    await user.keyboard('x');
    expect(screen.getByText('No match')).toBeDefined();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('has no search for 12 options', async () => {
    await open({ options: grades(12) });
    expect(screen.queryByRole('combobox', { name: 'Find a grade' })).toBeNull();
  });

  it('renders only the rows in sight of 500 options and reaches the last by End', async () => {
    const onChange = vi.fn();
    const user = await open({ options: grades(500), onChange });
    expect(screen.getAllByRole('option').length).toBeLessThan(30);
    expect(option('Grade 1').getAttribute('aria-setsize')).toBe('501');
    screen.getByRole('listbox').focus();
    await user.keyboard('{End}');
    await screen.findByRole('option', { name: 'Grade 500' });
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(['g500']);
  });

  it('folds the chips that do not fit', () => {
    render(<Picker start={['g1', 'g2', 'g3']} chips={1} />);
    expect(trigger().textContent).toBe('Grade 1+2');
  });

  it('says what is wrong, that it loads, that there is nothing, and can be off', async () => {
    const user = setupUser();
    const { rerender } = render(<Picker error="Please Select Grade" loading options={[]} />);
    expect(trigger().getAttribute('aria-invalid')).toBe('true');
    const described = trigger().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Please Select Grade');
    await user.click(trigger());
    expect(await screen.findByText('Loading')).toBeDefined();
    rerender(<Picker options={[]} />);
    expect(await screen.findByText('No grades')).toBeDefined();
    await user.keyboard('{Escape}');
    rerender(<Picker disabled />);
    expect(trigger()).toHaveProperty('disabled', true);
  });
});

describe('multi-select rules', () => {
  const options: Option[] = [
    { value: 'a', label: 'Grade 8 Ä' },
    { value: 'b', label: 'Grade 9', disabled: true },
    { value: 'c', label: 'कक्षा 10' },
  ];

  it('leaves options that cannot be chosen out of All', () => {
    expect(allState(options, new Set(['a', 'c']))).toBe('all');
    expect(toggleAll(options, new Set(['a']))).toEqual(['a', 'c']);
    expect(toggleAll(options, new Set(['a', 'b', 'c']))).toEqual(['b']);
    expect(allState([], new Set())).toBe('none');
  });

  it('orders values like the options and drops what is no option', () => {
    expect(inOrder(options, ['c', 'x', 'a', 'a'])).toEqual(['a', 'c']);
  });

  it('finds every word in any order, without accents and in any script', () => {
    const search = createSearch(options);
    expect(search(' a 8 ').map(({ value }) => value)).toEqual(['a']);
    expect(search('कक्षा').map(({ value }) => value)).toEqual(['c']);
    expect(search('कक्ष 9')).toEqual([]);
    expect(search('')).toBe(options);
  });
});
