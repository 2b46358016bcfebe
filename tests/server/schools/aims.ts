import type { schoolsCalls } from '#contract/schools/schools.calls.ts';
import { type Aim, type Aims, claimed, ofSchool } from '../aimed-world.ts';

const officeList: Aim = {
  body: (who, _client, target) => ({ sAdmin_id: claimed(who, target).login_id }),
  at: 'claim',
};

export const aims: Aims<typeof schoolsCalls> = {
  'country-list': officeList,
  'state-list': officeList,
  'school-list': officeList,
  'get-school-class-list': {
    body: (_who, _client, target) => ({ school_id: target === 'otherSchool' ? 2 : 1 }),
    at: 'row',
  },
  'get-profile-setting-data': ofSchool(),
  'save-user-profile-setting': ofSchool({ settings: [{ key: 'allow_digital_book', authValue: 1 }] }),
};
