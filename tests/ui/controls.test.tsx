import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { initialsOf } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { positionTooltip } from '#src/ui/position-tooltip.ts';
import { Switch } from '#src/ui/Switch.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { truncate } from '#src/ui/Truncate.tsx';
import { setupUser } from '#tests/user.ts';

const nothing = () => undefined;

describe('Button', () => {
  it('keeps its name while busy, says so, and neither acts nor submits', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy onClick={onClick}>
          {'Save'}
        </Button>
      </form>,
    );
    const save = screen.getByRole('button', { name: 'Save' });
    expect(save.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(save);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('IconButton', () => {
  it('shows its name on hover until Escape, and not under what a press opens', async () => {
    const user = setupUser();
    render(<IconButton label="Edit notice" icon={<svg />} />);
    expect(screen.getByRole('button', { name: 'Edit notice' })).toBeDefined();
    await user.hover(screen.getByRole('button'));
    await screen.findByText('Edit notice');
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Edit notice')).toBeNull();
    await user.unhover(screen.getByRole('button'));
    await user.hover(screen.getByRole('button'));
    await screen.findByText('Edit notice');
    fireEvent.pointerDown(screen.getByRole('button'));
    await waitFor(() => expect(screen.queryByText('Edit notice')).toBeNull());
  });

  it('shows a count, shortened past 99, and none for zero [SM-03]', () => {
    const { rerender } = render(<IconButton label="120 unread" icon={<svg />} count={120} />);
    expect(screen.getByRole('button').textContent).toBe('99+');
    rerender(<IconButton label="No Notification" icon={<svg />} count={0} />);
    expect(screen.getByRole('button').textContent).toBe('');
  });

  it.each([
    ['above', { left: 100, top: 100, width: 40, height: 40 }, { top: 62, left: 70 }],
    ['below at the top edge', { left: 100, top: 4, width: 40, height: 40 }, { top: 52, left: 70 }],
    ['inside at the start edge', { left: 0, top: 100, width: 40, height: 40 }, { top: 62, left: 8 }],
    ['inside at the end edge', { left: 370, top: 100, width: 20, height: 40 }, { top: 62, left: 282 }],
  ])('places the tip %s', (_, trigger, place) => {
    expect(positionTooltip(trigger, { width: 100, height: 30 }, 390)).toEqual(place);
  });
});

describe('fields', () => {
  it('are named by their label and described by hint and error', () => {
    render(
      <TextField
        label="Title"
        hint="Short"
        error="Notice title is required"
        required
        value=""
        onChange={nothing}
      />,
    );
    const field = screen.getByRole('textbox', { name: 'Title' });
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Short',
      'Notice title is required',
    ]);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-required')).toBe('true');
  });

  it('show and hide a password, which is hidden at first', async () => {
    render(
      <PasswordField
        label="Password"
        value="secret"
        onChange={nothing}
        texts={{ show: 'Show', hide: 'Hide' }}
      />,
    );
    const input = screen.getByLabelText('Password');
    expect(input.getAttribute('type')).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(input.getAttribute('type')).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(input.getAttribute('type')).toBe('password');
  });

  it('count characters past the limit without cutting them, and say it only near the end', async () => {
    function Area() {
      const [value, setValue] = useState('');
      return (
        <TextArea
          label="Description"
          value={value}
          onChange={setValue}
          limit={{ max: 30, text: (used, max) => `${used} of ${max}` }}
        />
      );
    }
    render(<Area />);
    const area = screen.getByRole('textbox', { name: 'Description' });
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.type(area, 'a'.repeat(31));
    expect(screen.getByRole('status').textContent).toBe('31 of 30');
    expect(area).toHaveProperty('value', 'a'.repeat(31));
  });

  it('tick, untick and show some', async () => {
    const onChange = vi.fn();
    const { rerender } = render(
      <Checkbox label="Students" hint="Grade 8" checked={false} onChange={onChange} />,
    );
    const box = screen.getByRole('checkbox', { name: 'Students' });
    await userEvent.click(screen.getByText('Students'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
    rerender(<Checkbox label="Students" hint="Grade 8" checked={false} indeterminate onChange={onChange} />);
    expect(box).toHaveProperty('indeterminate', true);
    rerender(<Switch label="Notify by email" checked onChange={onChange} />);
    await userEvent.click(screen.getByRole('switch', { name: 'Notify by email', checked: true }));
    expect(onChange).toHaveBeenLastCalledWith(false);
  });
});

describe('Tabs', () => {
  it('moves by arrows, chooses by Enter, skips what is disabled and mounts one panel', async () => {
    const onChange = vi.fn();
    render(
      <Tabs
        label="Notices"
        value="due"
        onChange={onChange}
        items={[
          { value: 'due', label: 'Due', count: 2, content: 'Due notices' },
          { value: 'gone', label: 'Gone', disabled: true, content: 'Gone notices' },
          { value: 'active', label: 'Active', content: 'Active notices' },
        ]}
      />,
    );
    const user = setupUser();
    expect(screen.getByRole('tablist', { name: 'Notices' })).toBeDefined();
    expect(screen.getByRole('tabpanel', { name: /Due/u }).textContent).toBe('Due notices');
    expect(screen.queryByText('Active notices')).toBeNull();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(onChange).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('active');
  });

  it('goes round its ends, to the first and to the last', async () => {
    const items = ['One', 'Two', 'Three'].map((label) => ({ value: label, label, content: label }));
    render(<Tabs label="Numbers" value="One" onChange={nothing} items={items} />);
    const user = setupUser();
    const focused = () => document.activeElement?.textContent;
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('Three');
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('One');
    await user.keyboard('{End}');
    expect(focused()).toBe('Three');
    await user.keyboard('{Home}');
    expect(focused()).toBe('One');
    await user.keyboard('{Tab}');
    expect(document.activeElement?.getAttribute('role')).toBe('tabpanel');
  });
});

describe('names and texts of every script', () => {
  it.each([
    ['Asha Devi Rao', 'AR'],
    ['  élodie ', 'É'],
    ['मीरा शर्मा', 'मी'],
    ['', ''],
  ])('makes initials of %j: %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it.each([
    ['Grade 8', 15, 'Grade 8'],
    ['Robotics Club of the North', 15, 'Robotics Club o…'],
    ['कक्षा', 2, 'कक्षा'],
    ['👩‍🏫👩‍🏫👩‍🏫', 2, '👩‍🏫👩‍🏫…'],
  ])('cuts %j to %i letters: %j [TV-05, CO-28]', (text, max, short) => {
    expect(truncate(text, max)).toBe(short);
  });
});
