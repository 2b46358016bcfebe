import { bit } from '#contract/core/bit.ts';
import { schoolModels } from '#contract/core/school-models.ts';
import { type Settings, settingLevel } from '#contract/core/school-settings.ts';
import { bookLevels, offeredModels, type SchoolFields } from '#contract/schools/school.rules.ts';
import { type SchoolRow } from '#contract/schools/school.wire.ts';
import type { DescribedSchool, StoredSchool } from './queries/schools.ts';

export const logoAddress = ({ logoId }: Pick<StoredSchool, 'logoId'>): string =>
  logoId === null ? '' : `/logos/${logoId}`;

export function presentSchool({ school, ...found }: DescribedSchool): SchoolRow {
  return {
    id: school.id,
    version: school.version,
    school_name: school.name,
    school_short_name: school.shortName,
    school_address: school.address,
    State_Name: found.state,
    cityName: found.city,
    description: school.description,
    status: bit(school.isActive),
    is_model1: school.model,
    is_demo_school: bit(school.isDemo),
    paid_status: bit(school.isPaid),
    licence_until: school.licenceUntil ?? '',
    today: found.today,
    admin_limit: school.adminLimit,
    faculty_limit: school.facultyLimit,
    student_limit: school.studentLimit,
    admins: found.admins,
    faculty: found.faculty,
    students: found.students,
  };
}

const limitText = (limit: number | null) => (limit === null ? '' : String(limit));
const place = (id: number) => (id === 0 ? null : id);

export function fieldsOfSchool(school: StoredSchool, settings: Settings): SchoolFields {
  const model = offeredModels.find((each) => each === String(school.model));
  const book = bookLevels.find((each) => each === String(settingLevel(settings, 'allow_digital_book')));
  const month = String(school.yearStartMonth) as SchoolFields['year_start_month'];
  return {
    school_name: school.name,
    school_short_name: school.shortName,
    school_address: school.address,
    description: school.description,
    country_id: place(school.countryId),
    state_id: place(school.stateId),
    city_id: place(school.cityId),
    city_name: '',
    // [QC-04] 3 works as 2.
    is_model1: model ?? (school.model === schoolModels.gradesAgain ? '2' : '0'),
    time_zone: school.timeZone,
    academic_year: school.academicYear,
    year_start_month: month,
    is_demo_school: school.isDemo,
    paid_status: school.isPaid,
    licence_until: school.licenceUntil ?? '',
    admin_limit: limitText(school.adminLimit),
    faculty_limit: limitText(school.facultyLimit),
    student_limit: limitText(school.studentLimit),
    allow_create_club_project: settingLevel(settings, 'allow_create_club_project') > 0,
    allow_create_grade_project: settingLevel(settings, 'allow_create_grade_project') > 0,
    allow_digital_book: book ?? '1',
  };
}
