import { render, screen, waitFor, within } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DateField, type DateFieldProps } from '#src/ui/DateField.tsx';
import { parseDay } from '#src/ui/date-text.ts';
import { setupUser } from '#tests/user.ts';

const texts = {
  placeholder: '2026-11-20',
  open: 'Open calendar',
  close: 'Close calendar',
  clear: 'Clear date',
  previous: 'Previous',
  next: 'Next',
  switchView: 'Choose a month',
  invalid: 'Write the date like 2026-11-20.',
} as const;

type PickerProps = Partial<DateFieldProps> & { readonly start?: string };

function Picker({ start = '2026-11-20', onChange, ...rest }: PickerProps) {
  const [value, setValue] = useState(start);
  const change = (next: string) => {
    setValue(next);
    onChange?.(next);
  };
  return (
    <DateField
      label="Due date"
      locale="en-GB"
      timeZone="Asia/Kolkata"
      min="2026-11-20"
      texts={texts}
      {...rest}
      value={value}
      onChange={change}
    />
  );
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Due date' });

function setup(props: PickerProps = {}) {
  const onChange = vi.fn();
  render(<Picker {...props} onChange={onChange} />);
  return { user: setupUser(), onChange };
}

describe('DateField', () => {
  it('shows the day as Y-m-d [NF-10, VN-23]', () => {
    setup();
    expect(input().value).toBe('2026-11-20');
  });

  it('begins the week on Sunday [CO-31]', async () => {
    const { user } = setup();
    await user.click(screen.getByRole('button', { name: 'Open calendar' }));
    const [first, ...rest] = await screen.findAllByRole('columnheader', { hidden: true });
    expect(first?.getAttribute('aria-label')).toBe('Sunday');
    expect(rest.at(-1)?.getAttribute('aria-label')).toBe('Saturday');
  });

  it('does not let a day before the earliest be picked [NF-10, VN-23]', async () => {
    const { user, onChange } = setup();
    await user.click(screen.getByRole('button', { name: 'Open calendar' }));
    const grid = await screen.findByRole('grid');
    const day = (name: RegExp) => within(grid).getByRole('button', { name });
    expect(day(/19 November 2026/u).getAttribute('aria-disabled')).toBe('true');
    await user.click(day(/19 November 2026/u));
    expect(onChange).not.toHaveBeenCalled();
    await user.click(day(/23 November 2026/u));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-23');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    expect(input().value).toBe('2026-11-23');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open calendar' })),
    );
  });

  it('takes a typed day as soon as it is whole [NF-10]', async () => {
    const { user, onChange } = setup({ start: '' });
    await user.type(input(), '2026-12-0');
    expect(onChange).not.toHaveBeenCalled();
    await user.type(input(), '1');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-12-01');
    await user.tab();
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('writes a short form out when the field is left', async () => {
    const { user, onChange } = setup({ start: '' });
    await user.type(input(), '2026/12/1');
    expect(onChange).not.toHaveBeenCalled();
    await user.tab();
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-12-01');
    expect(input().value).toBe('2026-12-01');
  });

  it('hands a typed day before the earliest to the form and shows what the form makes of it [VN-28]', async () => {
    const onChange = vi.fn();
    const user = setupUser();
    function Bounded() {
      const [value, setValue] = useState('');
      const change = (next: string) => {
        onChange(next);
        setValue(next !== '' && next < '2026-11-20' ? '2026-11-20' : next);
      };
      return (
        <DateField
          label="Due date"
          locale="en-GB"
          timeZone="Asia/Kolkata"
          min="2026-11-20"
          texts={texts}
          value={value}
          onChange={change}
        />
      );
    }
    render(<Bounded />);
    await user.type(input(), '2026-11-01');
    expect(input().value).toBe('2026-11-20');
    await user.tab();
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-01');
  });

  it('says how to write a date when the text is none, and keeps the text', async () => {
    const { user, onChange } = setup();
    await user.clear(input());
    expect(onChange).toHaveBeenLastCalledWith('');
    await user.type(input(), '2026-02-30');
    await user.tab();
    expect(screen.getByText(texts.invalid)).toBeDefined();
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(input().value).toBe('2026-02-30');
    await user.type(input(), '{Backspace}');
    expect(screen.queryByText(texts.invalid)).toBeNull();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('is not sent with text that is no day: the form stays, the text too, and the field gets the focus', async () => {
    const user = setupUser();
    const sent = vi.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={sent}>
        <Picker />
        <button type="submit">Send</button>
      </form>,
    );
    await user.clear(input());
    await user.type(input(), 'next Friday');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).not.toHaveBeenCalled();
    expect(input().value).toBe('next Friday');
    expect(document.activeElement).toBe(input());
    expect(screen.getByText(texts.invalid)).toBeDefined();
    await user.clear(input());
    await user.type(input(), '24/12/2026{Enter}');
    expect(sent).toHaveBeenCalledTimes(1);
    expect(input().value).toBe('2026-12-24');
  });

  it('gives a form whose rules refuse it the text that is no day, and any other value takes its place', async () => {
    const onUnread = vi.fn();
    const field = (value: string) => (
      <DateField
        label="Due date"
        locale="en-GB"
        timeZone="Asia/Kolkata"
        texts={texts}
        value={value}
        onChange={() => undefined}
        onUnread={onUnread}
      />
    );
    const { rerender } = render(field('2026-11-20'));
    const user = setupUser();
    await user.type(input(), '0');
    await user.tab();
    expect(onUnread).toHaveBeenCalledExactlyOnceWith('2026-11-200');
    rerender(field('2026-11-200'));
    expect(input().value).toBe('2026-11-200');
    expect(screen.getByText(texts.invalid)).toBeDefined();
    rerender(field('2026-11-21'));
    expect(input().value).toBe('2026-11-21');
    expect(screen.queryByText(texts.invalid)).toBeNull();
  });

  it('clears by its button', async () => {
    const { user, onChange } = setup();
    await user.click(screen.getByRole('button', { name: 'Clear date' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('');
    expect(input().value).toBe('');
    expect(screen.queryByRole('button', { name: 'Clear date' })).toBeNull();
  });
});

describe('parseDay', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    [' 2026/1/5 ', '2026-01-05'],
    ['20280229', '2028-02-29'],
    ['2027-02-29', undefined],
    ['20-11-2026', '2026-11-20'],
    ['5/1/2026', '2026-01-05'],
    ['12/31/2026', '2026-12-31'],
    ['31/31/2026', undefined],
    ['5/1/26', undefined],
    ['2026-13-01', undefined],
    ['0000-01-01', undefined],
    ['1899-12-31', undefined],
    ['9999-12-31', undefined],
    ['tomorrow', undefined],
    ['', undefined],
  ])('reads %j as %j [NF-10]', (text, day) => {
    expect(parseDay(text, 'en-GB')).toBe(day);
  });

  it('reads the day and the month in the order of the reader [NF-10]', () => {
    expect(['en-IN', 'hi-IN', 'ur-PK', 'en-US'].map((locale) => parseDay('5/1/2026', locale))).toEqual([
      '2026-01-05',
      '2026-01-05',
      '2026-01-05',
      '2026-05-01',
    ]);
    expect(parseDay('24.12.2026', 'en-US')).toBe('2026-12-24');
  });
});
