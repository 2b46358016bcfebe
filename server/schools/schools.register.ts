import { holdsModule, modules, roles } from '#contract';
import type { schoolsCalls } from '#contract/schools/schools.calls.ts';
import type { Handlers } from '#server/core/pipeline.ts';
import type { Room } from '#server/core/room.ts';
import { scopeIn } from '#server/core/scope.policy.ts';
import { checkKmsAppVersion } from './calls/check-kms-app-version.ts';
import { countryList } from './calls/country-list.ts';
import { createSchoolAdminModule } from './calls/create-school-admin-module.ts';
import { getAcademicYearBySchid } from './calls/get-academic-year-by-schid.ts';
import { getApplicationUrl } from './calls/get-application-url.ts';
import { getCityByState } from './calls/get-city-by-state.ts';
import { getCityName } from './calls/get-city-name.ts';
import { getProfileSettingData } from './calls/get-profile-setting-data.ts';
import { getSchoolAccess } from './calls/get-school-access.ts';
import { getSchoolAdminModule } from './calls/get-school-admin-module.ts';
import { getSchoolClassList } from './calls/get-school-class-list.ts';
import { getSchoolDetail } from './calls/get-school-detail.ts';
import { getSchoolLogoImage } from './calls/get-school-logo-image.ts';
import { getSchoolRealTimezone } from './calls/get-school-real-timezone.ts';
import { getStateName } from './calls/get-state-name.ts';
import { getUserRegLimit } from './calls/get-user-reg-limit.ts';
import { removeSchoolLogo } from './calls/remove-school-logo.ts';
import { saveUserProfileSetting } from './calls/save-user-profile-setting.ts';
import { schoolAccessType } from './calls/school-access-type.ts';
import { schoolList } from './calls/school-list.ts';
import { schoolListForAdmin } from './calls/school-list-for-admin.ts';
import { schoolLookup } from './calls/school-lookup.ts';
import { sendStudentLicenceMail } from './calls/send-student-licence-mail.ts';
import { setSchoolStatus } from './calls/set-school-status.ts';
import { stateList } from './calls/state-list.ts';
import { updateSchoolAdminModule } from './calls/update-school-admin-module.ts';
import { licenceJobs } from './licence-mail.ts';
import { registerLogoRoutes } from './logo-routes.ts';
import { memberships } from './schema.ts';

/** A built call of the room without a handler does not compile, nor a handler without a call. */
export const schoolsHandlers: Handlers<typeof schoolsCalls> = {
  'check-kms-app-version': checkKmsAppVersion,
  'country-list': countryList,
  // One list each, under two names.
  'country-list-for-admin': countryList,
  'create-school-admin-module': createSchoolAdminModule,
  'get-academic-year-by-schid': getAcademicYearBySchid,
  'get-application-url': getApplicationUrl,
  'get-city-by-state': getCityByState,
  'get-city-name': getCityName,
  'get-profile-setting-data': getProfileSettingData,
  'get-school-access': getSchoolAccess,
  'get-school-admin-module': getSchoolAdminModule,
  'get-school-class-list': getSchoolClassList,
  'get-school-detail': getSchoolDetail,
  'get-school-logo-image': getSchoolLogoImage,
  'get-school-real-timezone': getSchoolRealTimezone,
  'get-state-name': getStateName,
  'get-user-regLimit': getUserRegLimit,
  'remove-school-logo': removeSchoolLogo,
  'save-user-profile-setting': saveUserProfileSetting,
  'school-access-type': schoolAccessType,
  'school-list': schoolList,
  'school-list-for-admin': schoolListForAdmin,
  'send-student-licence-mail': sendStudentLicenceMail,
  'set-school-status': setSchoolStatus,
  'school-lookup': schoolLookup,
  'state-list': stateList,
  'state-list-for-admin': stateList,
  'update-school-admin-module': updateSchoolAdminModule,
};

/** What the room offers besides its calls. */
export const schoolsRoom: Room = {
  desks: {
    // Those of the central office who see its schools in lists and figures.
    schools: (actor) => scopeIn('school-list', actor) === 'all' && holdsModule(actor, modules.schools),
  },
  personal: [
    // Places of an entry that is merged end.
    { part: 'places', table: memberships, isFirst: true },
  ],
  jobs: licenceJobs,
  routes: registerLogoRoutes,
  menu: [
    { name: 'Schools', url: modules.schools, icon: 'schools', roles: [roles.superAdmin], order: 12 },
    {
      name: 'School settings',
      url: 'admin/settings',
      icon: 'settings',
      roles: [roles.schoolAdmin],
      order: 50,
    },
  ],
};
