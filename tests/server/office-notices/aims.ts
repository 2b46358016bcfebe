import type { officeNoticesCalls } from '#contract/office-notices/office-notices.calls.gen.ts';
import type { Aims } from '../aimed-world.ts';
import { formSession, officeInput, shareAsOffice } from '../notice-inputs.ts';
import { noticeAt } from '../notices/aimed-notices.ts';

export const aims: Aims<typeof officeNoticesCalls> = {
  'delete-notice-superadmin': {
    body: (who, _client, target) => ({ noticeId: noticeAt(who, target), path: '' }),
    at: 'row',
    isLast: true,
  },
  'preview-office-reach': {
    body: (who, _client, target) => ({
      notice_id: target === 'own' ? 0 : noticeAt(who, target),
      country_id: '0',
      state_id: '0',
      schoolIds: '0',
      noticeFor: 6,
    }),
    at: 'authored',
  },
  'get-office-delivery': {
    body: (who, _client, target) => ({ notice_id: noticeAt(who, target) }),
    at: 'row',
  },
  'remind-office-notice': {
    body: async (who, client, target) => ({
      // One that is out.
      notice_id: target === 'own' && who.role === 1 ? await shareAsOffice(client, {}) : noticeAt(who, target),
    }),
    at: 'row',
  },
  'create-notice-by-admin': {
    body: async (who, client, target) =>
      officeInput(client, {
        formSession: await formSession(client).catch(() => 'x'.repeat(43)),
        notice_id: target === 'own' ? 0 : noticeAt(who, target),
        noticeSubmitType: target === 'own' ? 'add' : 'edit',
      }),
    at: 'row',
  },
};
