import type { dashboardsCalls } from '#contract/dashboards/dashboards.calls.gen.ts';
import { type Aim, type Aims, claimed } from '../aimed-world.ts';

/** The office has no school of its own: its own is one it reaches. */
const figures: Aim = {
  body: (who, _client, target) => ({
    school_id: target === 'otherSchool' ? 2 : who.schoolId === 0 ? 1 : who.schoolId,
  }),
  at: 'row',
};

export const aims: Aims<typeof dashboardsCalls> = {
  'get-sadmin-dashboard-report': {
    body: (who, _client, target) => ({ sAdmin_id: claimed(who, target).login_id }),
    at: 'claim',
  },
  'get-total-faculty-student': figures,
  'get-gradewise-dashboard-report': figures,
  'get-clubwise-dashboard-report': figures,
};
