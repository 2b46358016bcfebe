import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StudyFile } from '#src/features/teaching/StudyFile.tsx';
import { alerts } from '#src/lib/alerts.ts';

const file = { id: 'f', name: 'lesson', type: 'zip', size: 2000, hasPreview: false };

function show(isDownloadable: boolean) {
  const told = vi.spyOn(alerts, 'show').mockImplementation(() => '');
  const { unmount } = render(<StudyFile file={{ ...file, isDownloadable }} isDemo={false} />);
  /** Is what the browser would do kept from happening? */
  const stops = (event: Event, on: Node) => {
    fireEvent(on, event);
    return event.defaultPrevented;
  };
  const inFile = screen.getByText('lesson');
  return {
    told,
    unmount,
    byPointer: () => stops(createEvent.contextMenu(inFile, { button: 2 }), inFile),
    byKeyboard: () => stops(createEvent.contextMenu(inFile, { button: 0 }), inFile),
    outside: () => stops(createEvent.contextMenu(document.body, { button: 2 }), document.body),
    byPrinting: (key = { key: 'p', ctrlKey: true }) =>
      stops(createEvent.keyDown(document.body, key), document.body),
  };
}

afterEach(() => vi.restoreAllMocks());

describe('a reference that is to be looked at only', () => {
  it('answers the pointer’s menu and the shortcuts of printing in words; the keyboard’s menu is free [VW-02, QC-38]', async () => {
    const shown = show(false);
    expect(shown.byPointer()).toBe(true);
    expect(shown.byPrinting()).toBe(true);
    expect(shown.byPrinting({ key: 'P', ctrlKey: true })).toBe(true);
    expect(shown.told).toHaveBeenCalledTimes(3);
    expect([shown.byKeyboard(), shown.outside(), shown.byPrinting({ key: 'p', ctrlKey: false })]).toEqual([
      false,
      false,
      false,
    ]);
    expect(shown.told).toHaveBeenCalledTimes(3);
    shown.unmount();
    expect(fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true })).toBe(true);
  });

  it('is the only one: what may be kept has the menu and is printed [VW-02]', () => {
    const shown = show(true);
    expect([shown.byPointer(), shown.byPrinting()]).toEqual([false, false]);
    expect(shown.told).not.toHaveBeenCalled();
  });
});
