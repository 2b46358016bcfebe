import type { trackingCalls } from '#contract/tracking/tracking.calls.gen.ts';
import { type Aims, claimed } from '../aimed-world.ts';

export const aims: Aims<typeof trackingCalls> = {
  'set-user-activity-track': {
    body: () => ({ pages: [{ pageUrl: '/student', timeSpent: 1000, expireTime: 0 }] }),
  },
  'users-logs': {
    body: (who, _client, target) => {
      const { login_id, school_id } = claimed(who, target);
      return { id: login_id, role: who.role, school: school_id };
    },
    at: 'claim',
  },
};
