import { countryListCall } from './calls/country-list.call.ts';
import { getProfileSettingDataCall } from './calls/get-profile-setting-data.call.ts';
import { getSchoolClassListCall } from './calls/get-school-class-list.call.ts';
import { saveUserProfileSettingCall } from './calls/save-user-profile-setting.call.ts';
import { schoolListCall } from './calls/school-list.call.ts';
import { schoolLookupCall } from './calls/school-lookup.call.ts';
import { stateListCall } from './calls/state-list.call.ts';
import { notBuiltCalls } from './not-built.calls.ts';

/** Every call of this room, for the catalogue. */
export const schoolsCalls = {
  ...notBuiltCalls,
  'country-list': countryListCall,
  'get-profile-setting-data': getProfileSettingDataCall,
  'get-school-class-list': getSchoolClassListCall,
  'save-user-profile-setting': saveUserProfileSettingCall,
  'school-list': schoolListCall,
  'school-lookup': schoolLookupCall,
  'state-list': stateListCall,
};
