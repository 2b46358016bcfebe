import type { deliveryCalls } from '#contract/delivery/delivery.calls.gen.ts';
import { type Aims, world } from '../aimed-world.ts';
import { noticeAt } from '../notices/aimed-notices.ts';

export const aims: Aims<typeof deliveryCalls> = {
  'preview-notice-reach': {
    body: (who, _client, target) => ({
      notice_id: target === 'own' ? 0 : noticeAt(who, target),
      grade: who.role === 2 ? '0' : String(world.places['10B'].gradeId),
      division: '0',
      noticeFor: 1,
    }),
    at: 'authored',
  },
  // The server ignores notices that the reader may not see, and does not say so.
  'notice-seen': {
    body: (who, _client, target) => ({ notices: [{ id: noticeAt(who, target) }] }),
  },
  'acknowledge-notice': {
    body: (who, _client, target) => ({ notice_id: noticeAt(who, target) }),
    at: 'row',
    // Nobody was asked.
    answer: 422,
    beyond: 404,
  },
  'get-notice-delivery': {
    body: (who, _client, target) => ({ notice_id: noticeAt(who, target) }),
    at: 'row',
    beyond: 404,
  },
  'remind-notice': {
    body: (who, _client, target) => ({ notice_id: noticeAt(who, target) }),
    at: 'row',
    beyond: 404,
  },
};
