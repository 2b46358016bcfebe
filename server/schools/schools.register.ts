import { roles } from '#contract';
import type { schoolsCalls } from '#contract/schools/schools.calls.ts';
import type { Handlers } from '#server/core/pipeline.ts';
import type { Room } from '#server/core/room.ts';
import { countryList } from './calls/country-list.ts';
import { getProfileSettingData } from './calls/get-profile-setting-data.ts';
import { getSchoolClassList } from './calls/get-school-class-list.ts';
import { saveUserProfileSetting } from './calls/save-user-profile-setting.ts';
import { schoolList } from './calls/school-list.ts';
import { schoolLookup } from './calls/school-lookup.ts';
import { stateList } from './calls/state-list.ts';

/** A built call of the room without a handler does not compile, nor a handler without a call. */
export const schoolsHandlers: Handlers<typeof schoolsCalls> = {
  'country-list': countryList,
  'get-profile-setting-data': getProfileSettingData,
  'get-school-class-list': getSchoolClassList,
  'save-user-profile-setting': saveUserProfileSetting,
  'school-list': schoolList,
  'school-lookup': schoolLookup,
  'state-list': stateList,
};

/** What the room offers besides its calls. */
export const schoolsRoom: Room = {
  menu: [
    {
      name: 'School settings',
      url: 'admin/settings',
      icon: 'settings',
      roles: [roles.schoolAdmin],
      order: 50,
    },
  ],
};
