import { checkKmsAppVersionCall } from './calls/check-kms-app-version.call.ts';
import { countryListCall } from './calls/country-list.call.ts';
import { countryListForAdminCall } from './calls/country-list-for-admin.call.ts';
import { createSchoolAdminModuleCall } from './calls/create-school-admin-module.call.ts';
import { getAcademicYearBySchidCall } from './calls/get-academic-year-by-schid.call.ts';
import { getApplicationUrlCall } from './calls/get-application-url.call.ts';
import { getCityByStateCall } from './calls/get-city-by-state.call.ts';
import { getCityNameCall } from './calls/get-city-name.call.ts';
import { getProfileSettingDataCall } from './calls/get-profile-setting-data.call.ts';
import { getSchoolAccessCall } from './calls/get-school-access.call.ts';
import { getSchoolAdminModuleCall } from './calls/get-school-admin-module.call.ts';
import { getSchoolClassListCall } from './calls/get-school-class-list.call.ts';
import { getSchoolDetailCall } from './calls/get-school-detail.call.ts';
import { getSchoolLogoImageCall } from './calls/get-school-logo-image.call.ts';
import { getSchoolRealTimezoneCall } from './calls/get-school-real-timezone.call.ts';
import { getStateNameCall } from './calls/get-state-name.call.ts';
import { getUserRegLimitCall } from './calls/get-user-reg-limit.call.ts';
import { removeSchoolLogoCall } from './calls/remove-school-logo.call.ts';
import { saveUserProfileSettingCall } from './calls/save-user-profile-setting.call.ts';
import { schoolAccessTypeCall } from './calls/school-access-type.call.ts';
import { schoolListCall } from './calls/school-list.call.ts';
import { schoolListForAdminCall } from './calls/school-list-for-admin.call.ts';
import { schoolLookupCall } from './calls/school-lookup.call.ts';
import { sendStudentLicenceMailCall } from './calls/send-student-licence-mail.call.ts';
import { setSchoolStatusCall } from './calls/set-school-status.call.ts';
import { stateListCall } from './calls/state-list.call.ts';
import { stateListForAdminCall } from './calls/state-list-for-admin.call.ts';
import { updateSchoolAdminModuleCall } from './calls/update-school-admin-module.call.ts';

/** Every call of this room, for the catalogue. */
export const schoolsCalls = {
  'check-kms-app-version': checkKmsAppVersionCall,
  'country-list': countryListCall,
  'country-list-for-admin': countryListForAdminCall,
  'create-school-admin-module': createSchoolAdminModuleCall,
  'get-academic-year-by-schid': getAcademicYearBySchidCall,
  'get-application-url': getApplicationUrlCall,
  'get-city-by-state': getCityByStateCall,
  'get-city-name': getCityNameCall,
  'get-profile-setting-data': getProfileSettingDataCall,
  'get-school-access': getSchoolAccessCall,
  'get-school-admin-module': getSchoolAdminModuleCall,
  'get-school-class-list': getSchoolClassListCall,
  'get-school-detail': getSchoolDetailCall,
  'get-school-logo-image': getSchoolLogoImageCall,
  'get-school-real-timezone': getSchoolRealTimezoneCall,
  'get-state-name': getStateNameCall,
  'get-user-regLimit': getUserRegLimitCall,
  'remove-school-logo': removeSchoolLogoCall,
  'save-user-profile-setting': saveUserProfileSettingCall,
  'school-access-type': schoolAccessTypeCall,
  'school-list': schoolListCall,
  'school-list-for-admin': schoolListForAdminCall,
  'send-student-licence-mail': sendStudentLicenceMailCall,
  'set-school-status': setSchoolStatusCall,
  'school-lookup': schoolLookupCall,
  'state-list': stateListCall,
  'state-list-for-admin': stateListForAdminCall,
  'update-school-admin-module': updateSchoolAdminModuleCall,
};
