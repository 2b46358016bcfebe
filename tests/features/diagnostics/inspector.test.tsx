import { render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { LiveInspector } from '#src/features/diagnostics/inspector/components/LiveInspector.tsx';
import { RecordingInspector } from '#src/features/diagnostics/inspector/components/RecordingInspector.tsx';
import { InspectorSlot } from '#src/features/diagnostics/inspector/InspectorSlot.tsx';
import { isInspectorOn, turnInspector } from '#src/lib/developer.ts';
import { announceActor } from '#src/lib/running-actors.ts';
import { setupUser } from '../../user.ts';

const lamp = setup({
  types: { context: {} as { presses: number; token: string }, events: {} as { type: 'press'; how?: string } },
  guards: { isFresh: ({ context }) => context.presses < 2 },
}).createMachine({
  id: 'lamp',
  context: { presses: 0, token: 'abc-123' },
  initial: 'off',
  states: {
    off: {
      on: {
        press: {
          guard: 'isFresh',
          target: 'on',
          actions: assign({ presses: ({ context }) => context.presses + 1 }),
        },
      },
    },
    on: { on: { press: 'off' } },
  },
});

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  turnInspector(false);
});

function lit(name: string) {
  return screen.getByRole('button', { name: `${name}, current` });
}

async function openOnLamp() {
  turnInspector(true);
  const actor = createActor(lamp);
  const leave = announceActor(actor);
  actor.start();
  ends.push(() => actor.stop(), leave);
  const user = setupUser();
  render(<LiveInspector />);
  return { actor, user };
}

describe('the inspector of a page', () => {
  it('lights the state a machine is in, and shows what a step changed with its guards', async () => {
    const { actor, user } = await openOnLamp();
    expect(lit('off')).toBeTruthy();
    actor.send({ type: 'press', how: 'hard' });
    await screen.findByRole('button', { name: 'on, current' });
    const detail = screen.getByRole('region', { name: 'Details' });
    expect(within(detail).getByText('presses')).toBeTruthy();
    expect(within(detail).getByText('held')).toBeTruthy();
    expect(within(detail).getByText('"hard"')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Context' }));
    expect(within(detail).getByText('"••••••"')).toBeTruthy();
    expect(document.body.textContent).not.toContain('abc-123');
  });

  it('steps back and forth with the keys and the buttons', async () => {
    const { actor, user } = await openOnLamp();
    for (const _ of [1, 2, 3]) actor.send({ type: 'press' });
    const list = await screen.findByRole('listbox', { name: 'Events' });
    await screen.findByRole('button', { name: 'on, current' });
    list.focus();
    await user.keyboard('{ArrowUp}');
    expect(lit('off')).toBeTruthy();
    await user.keyboard('{ArrowUp}');
    expect(lit('on')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Step on' }));
    expect(lit('off')).toBeTruthy();
  });

  it('sends an event, and says beside the field what is wrong with it', async () => {
    const { actor, user } = await openOnLamp();
    await user.click(screen.getByRole('tab', { name: 'Send' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText('Name the event.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'press' }));
    const fields = screen.getByRole('textbox', { name: 'Fields, as JSON' });
    await user.type(fields, '[[1]');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText('Fields stand in braces: {"name": "value"}.')).toBeTruthy();
    expect(actor.getSnapshot().value).toBe('off');
    await user.clear(fields);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(actor.getSnapshot().value).toBe('on');
    await screen.findByRole('button', { name: 'on, current' });
  });

  it('pauses, and clears its list', async () => {
    const { actor, user } = await openOnLamp();
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    actor.send({ type: 'press' });
    await user.click(await screen.findByRole('button', { name: 'Go on watching' }));
    expect(
      screen.queryAllByRole('option').filter(({ textContent }) => textContent?.includes('press')),
    ).toEqual([]);
    actor.send({ type: 'press' });
    await screen.findByRole('option', { name: /press/ });
    await user.click(screen.getByRole('button', { name: 'Clear the list' }));
    await screen.findByText('Nothing has happened yet.');
  });
});

describe('a recording', () => {
  it('that is none is refused with the reason beside the place for it', async () => {
    const user = setupUser();
    const { container } = render(<RecordingInspector />);
    const input = container.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no place for a file.');
    await user.upload(input, new File(['{"version":2}'], 'odd.json', { type: 'application/json' }));
    expect(await screen.findByText('“odd.json” is no recording of this app.')).toBeTruthy();
  });
});

describe('the switch', () => {
  it('is off at first, and off shows nothing', () => {
    expect(isInspectorOn()).toBe(false);
    const { container } = render(<InspectorSlot />);
    expect(container.innerHTML).toBe('');
    expect(document.querySelector('[data-inspector]')).toBeNull();
  });
});
