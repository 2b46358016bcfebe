import { can, noticeModule, type Person } from '#contract/auth/session.model.ts';
import type { FormPerson } from '#machines/notices/notice-form/notice-form.types.ts';

export function formPersonOf(person: Person): FormPerson {
  return {
    id: person.id,
    role: person.role,
    schoolId: person.school.id,
    schoolModel: person.school.model,
    isDemoSchool: person.school.isDemo,
    mayEditNotices: can(person, noticeModule, 'edit'),
  };
}
