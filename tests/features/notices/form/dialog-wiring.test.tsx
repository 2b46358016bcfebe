import { render, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createNoticeFormActors } from '#src/features/notices/form/actors/notice-form-actors.ts';
import { NoticeFormDialog } from '#src/features/notices/form/NoticeFormDialog.tsx';
import type { ActorsFor } from '#src/features/notices/form/use-notice-form.ts';
import { noticeWire } from '#tests/contract/notices/notice-samples.ts';
import { setupUser } from '#tests/user.ts';
import { fakeCall } from './fake-call.ts';
import { schoolAdmin, startAfresh, submitButton, titleField } from './form-harness.tsx';

beforeEach(startAfresh);
afterEach(() => {
  vi.useRealTimers();
});

it('edits a notice from opening to the alert, also where React starts everything twice [ST-05, ST-21, ER-01]', async () => {
  const { call, made } = fakeCall({
    'get-mapped-class': () => ({
      success: 'true',
      data: [{ mbx_class_id: 8, school_class: 'Grade 8', division_count: 2 }],
    }),
    'get-division-list': () => ({
      success: 'true',
      data: [
        { id: 3, section: 'A' },
        { id: 4, section: 'B' },
      ],
    }),
    'get-form-session': () => ({ formSession: 'form-session-1' }),
    'get-notice-details': () => ({ success: 'true', data: noticeWire() }),
    'create-notice': () => ({
      success: 'true',
      information: 'Notice has been updated.',
      data: { id: 12, version: 4 },
    }),
  });
  const actorsFor: ActorsFor = (tools) => createNoticeFormActors({ ...tools, call });
  const onSaved = vi.fn<(information: string, ...more: unknown[]) => void>();
  render(
    <StrictMode>
      <NoticeFormDialog
        mode="edit"
        noticeId={12}
        person={schoolAdmin}
        sessionLive
        onSaved={onSaved}
        onClosed={() => undefined}
        actorsFor={actorsFor}
      />
    </StrictMode>,
  );
  const user = setupUser({ hasty: true });
  await user.type(await titleField(), '!');
  await user.click(submitButton());
  await waitFor(() =>
    expect(onSaved.mock.calls).toEqual([
      ['Notice has been updated.', undefined, { id: expect.any(Number), title: expect.any(String) }],
    ]),
  );
  expect(made.filter(({ name }) => name === 'create-notice').map(({ input }) => input)).toMatchObject([
    { title: 'Science fair!', noticeID: 12, noticeVersion: 3, grade: '8', division: '3,4' },
  ]);
});
