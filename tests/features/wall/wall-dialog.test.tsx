import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { commonTexts } from '#contract/core/refusals.ts';
import type { WallItem } from '#contract/wall/wall.wire.ts';
import { WallDialog } from '#src/features/wall/WallDialog.tsx';
import { answering, refusal } from '../answering-server.ts';

const item: WallItem = {
  id: 4,
  version: 1,
  project_name: 'Solar oven',
  project_cover: '',
  picture: '',
  first_name: '',
  last_name: '',
  grade: '',
  division_name: '',
  school_name: 'Sunrise Public School',
  added_at: 0,
};

const file = (name: string) => ({ id: name, name, type: 'other', size: 2_048, hasPreview: false });
const entries = [
  { id: 1, kind: 'file', url: '', file: file('oven of Farid.zip') },
  { id: 2, kind: 'addUrl', url: 'https://scratch.example/oven', file: null },
  { id: 3, kind: 'file', url: '', file: file('notes.zip') },
];

function open() {
  render(<WallDialog item={item} round={0} footer={null} onClose={() => undefined} />);
  return within(screen.getByRole('dialog', { name: 'Solar oven' }));
}

describe('a work of the wall', () => {
  it('of a student who is not named has numbered files in the reader’s language, and no empty place for the grade [QU-59]', async () => {
    answering({
      'get-admin-wallofFames-view': () => ({ success: 'true', data: { ...item, learning: '', entries } }),
    });
    const dialog = open();
    expect(await dialog.findByText('File 1.zip')).toBeTruthy();
    expect(dialog.getByText('File 2.zip')).toBeTruthy();
    expect(dialog.getByText('A student').parentElement?.textContent).toBe(
      'A student · Sunrise Public School',
    );
  });

  it('says that it is not shown any more once the page hears of it, and forgets the name [QU-59]', async () => {
    const named = { ...item, first_name: 'Farid', last_name: 'Test', grade: 'Grade 10' };
    const server = answering({
      'get-admin-wallofFames-view': () => ({ success: 'true', data: { ...named, learning: 'Sun', entries } }),
    });
    const shown = (round: number) => (
      <WallDialog item={named} round={round} footer={null} onClose={() => undefined} />
    );
    const { rerender } = render(shown(0));
    const dialog = within(screen.getByRole('dialog', { name: 'Solar oven' }));
    expect(await dialog.findByText('notes.zip')).toBeTruthy();
    server.now('get-admin-wallofFames-view', () => refusal(404, 'not_found', commonTexts.not_found));
    rerender(shown(1));
    expect(await dialog.findByText('This work is not shown any more')).toBeTruthy();
    expect(dialog.queryByText('notes.zip')).toBeNull();
    expect(dialog.queryByText(/Farid/)).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
