import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileList } from '#src/features/notices/form/components/Attachments.tsx';
import { multiSelectList } from '#src/ui/PickField.tsx';
import { openDialog, pdf, startAfresh, titleField } from './form-harness.tsx';

beforeEach(startAfresh);
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const drop = (file: File) =>
  fireEvent.drop(screen.getByText('Drop files here'), { dataTransfer: { types: ['Files'], files: [file] } });
const names = (scene: ReturnType<typeof openDialog>) =>
  [...scene.uploads.running.values()].map(({ name }) => name);

describe('a notice form whose late parts are not there yet', () => {
  it('uploads a dropped file at once, and says what to do when its row cannot be shown [NF-15, QU-04]', async () => {
    expect(fileList.get()).toBeNull();
    vi.spyOn(fileList, 'load').mockRejectedValueOnce(new Error('Loading failed.'));
    const scene = openDialog();
    await titleField();
    drop(pdf('plan.pdf'));
    expect(names(scene)).toEqual(['plan.pdf']);
    expect((await screen.findByText('The connection broke. Try again.')).role).toBe('alert');
    expect(names(scene)).toEqual(['plan.pdf']);
    await scene.user.click(screen.getByRole('button', { name: 'Try again' }));
    const rows = await screen.findByRole('list', { name: 'Files of this notice' });
    expect(within(rows).getByText('plan.pdf')).toBeDefined();
    expect(screen.queryByText('The connection broke. Try again.')).toBeNull();
  });

  it('fetches them once it shows, before anybody asks for them', async () => {
    const load = vi.spyOn(multiSelectList, 'load');
    openDialog();
    await titleField();
    await vi.waitFor(() => expect(load).toHaveBeenCalled(), 30_000);
  });
});
