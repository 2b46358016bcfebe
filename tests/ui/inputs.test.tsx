import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Combobox } from '#src/ui/Combobox.tsx';
import type { ComboboxTexts } from '#src/ui/combobox.types.ts';
import { Link } from '#src/ui/Link.tsx';
import { createSearch } from '#src/ui/multi-select.rules.ts';
import { OtpField } from '#src/ui/OtpField.tsx';
import { digitsOf } from '#src/ui/otp.rules.ts';
import { checkPhoto, cropPositionOf, isSmallPhoto, maxZoomOf, photoLimit } from '#src/ui/photo-crop.rules.ts';
import { rowCollection } from '#src/ui/row-collection.ts';
import type { SelectOption } from '#src/ui/Select.tsx';

const texts: ComboboxTexts = {
  placeholder: 'Type a name',
  open: 'Show',
  clear: 'Clear',
  loading: 'Searching',
  empty: 'Nobody yet',
  noMatch: 'No match',
  found: (count) => `${count} found`,
  unchosen: 'Choose from the list',
  more: 'Type more',
  failed: 'Failed',
  retry: 'Again',
};

describe('Link', () => {
  it('opens outside pages in a new tab, says so, and gives them no way back in', () => {
    render(
      <Link href="https://example.org/" newTab="(opens in a new tab)">
        {'Museum'}
      </Link>,
    );
    const link = screen.getByRole('link', { name: 'Museum (opens in a new tab)' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener');
  });
});

describe('Combobox', () => {
  it('tells a search that is no longer wanted to stop, and ignores its late answer', async () => {
    const asked: { readonly query: string; readonly signal: AbortSignal }[] = [];
    const answers = new Map<string, (items: SelectOption[]) => void>();
    const onSearch = (query: string, signal: AbortSignal) =>
      new Promise<SelectOption[]>((resolve) => {
        asked.push({ query, signal });
        answers.set(query, resolve);
      });
    render(
      <Combobox
        label="Pupil"
        value={undefined}
        onChange={() => undefined}
        onSearch={onSearch}
        texts={texts}
      />,
    );
    const box = screen.getByRole('combobox', { name: 'Pupil' });
    await userEvent.type(box, 'as');
    await waitFor(() => expect(asked.map(({ query }) => query)).toEqual(['as']));
    await userEvent.type(box, 'h');
    await waitFor(() => expect(asked.map(({ query }) => query)).toEqual(['as', 'ash']));
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    answers.get('as')?.([{ value: 'old', label: 'Old answer' }]);
    answers.get('ash')?.([{ value: 'asha', label: 'Asha' }]);
    expect(await screen.findByRole('option', { name: 'Asha' })).toBeDefined();
    expect(screen.queryByRole('option', { name: 'Old answer' })).toBeNull();
  });

  it('lets the choice go as soon as its name is changed', async () => {
    const onChange = vi.fn();
    const asha = { value: 'a', label: 'Asha' };
    render(<Combobox label="Pupil" value={asha} onChange={onChange} options={[asha]} texts={texts} />);
    await userEvent.type(screen.getByRole('combobox', { name: 'Pupil' }), 'x');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(undefined);
  });
});

describe('OtpField', () => {
  it('gives the digits as one text and says when the last is in', async () => {
    const onComplete = vi.fn();
    function Code() {
      const [value, setValue] = useState('');
      const digit = (position: number) => `Digit ${position}`;
      return (
        <OtpField
          label="Code"
          length={4}
          value={value}
          onChange={setValue}
          onComplete={onComplete}
          texts={{ digit }}
        />
      );
    }
    render(<Code />);
    await userEvent.click(screen.getByRole('textbox', { name: 'Digit 1' }));
    await userEvent.keyboard('4821');
    await waitFor(() => expect(onComplete).toHaveBeenCalledExactlyOnceWith('4821'));
  });

  it.each([
    ['482 193', '482193'],
    ['१२३-٤٥٦', '123456'],
    ['۷ code: 8', '78'],
  ])('reads the digits of %j as %s', (text, digits) => {
    expect(digitsOf(text)).toBe(digits);
  });
});

describe('photo rules', () => {
  it('take JPEG, PNG and WebP up to 5 MB [CO-48]', () => {
    expect(checkPhoto({ type: 'image/jpeg', size: photoLimit })).toBeUndefined();
    expect(checkPhoto({ type: 'image/jpeg', size: photoLimit + 1 })).toBe('size');
    expect(checkPhoto({ type: 'image/gif', size: 1 })).toBe('kind');
  });

  it('keep 900 pixels of the source in the cut and name smaller photos [CO-50, QC-51]', () => {
    expect(maxZoomOf({ width: 3600, height: 2700 })).toBe(3);
    expect(maxZoomOf({ width: 600, height: 2700 })).toBe(1);
    expect(isSmallPhoto({ width: 899, height: 2000 })).toBe(true);
    expect(isSmallPhoto({ width: 900, height: 900 })).toBe(false);
  });

  it('say where the cut is, and the middle where it cannot move', () => {
    const cut = { x: 150, y: 0, width: 900, height: 900 };
    expect(cropPositionOf(cut, { width: 1500, height: 900 })).toEqual({ across: 25, down: 50 });
  });
});

describe('long lists', () => {
  const options = Array.from({ length: 300 }, (_, index) => ({ value: `${index}`, label: `Row ${index}` }));

  it('find the same whether a query is typed letter by letter or at once', () => {
    for (const query of ['row 29', 'w 1 2', 'zz', '2 row 99']) {
      const search = createSearch(options);
      const letters = Array.from(query, (_, index) => query.slice(0, index + 1));
      const byLetter = letters.map((text) => search(text)).at(-1);
      expect(byLetter).toEqual(createSearch(options)(query));
      expect(search(query.slice(0, 1))).toEqual(createSearch(options)(query.slice(0, 1)));
    }
  });

  it('give the same rows back while a query finds no fewer', () => {
    const search = createSearch(options);
    const found = search('ro');
    expect(search('row')).toBe(found);
    expect(search('row 1')).not.toBe(found);
  });

  it('are told apart without being written out', () => {
    const one = rowCollection(options).toString();
    expect(one.length).toBeLessThan(20);
    expect(rowCollection(options).toString()).not.toBe(one);
  });
});
