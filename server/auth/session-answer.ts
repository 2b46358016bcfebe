import { noticeModule } from '#contract/auth/session.model.ts';
import { type SchoolAccess, type SessionAnswer } from '#contract/auth/session.wire.ts';
import { bit } from '#contract/core/bit.ts';
import { roles } from '#contract/core/roles.ts';
import { allows, settingLevel, settingsFor } from '#contract/core/school-settings.ts';
import type { Actor } from '#server/core/actor.ts';
import type { UnitOfWork } from '#server/core/context.ts';
import { menuOf } from '#server/core/menu.ts';
import type { Queryable } from '#server/db/database.ts';
import { membershipsOf, smallPictureOf } from '#server/profile/index.ts';
import { schoolFactsOf, settingsOf } from '#server/schools/index.ts';
import { signInFacts } from './sign-in-facts.ts';

async function placeOf(db: Queryable, actor: Actor) {
  if (actor.role !== roles.student) return undefined;
  const [place] = await membershipsOf(db, actor, 'grade').limit(1);
  return place;
}

/** [EN-13, EN-19] What a browser learns of its signed-in person; never a password or hash. */
export async function sessionAnswerFor(
  { app, db }: Pick<UnitOfWork, 'app' | 'db'>,
  actor: Actor,
  token: string,
): Promise<SessionAnswer> {
  const place = await placeOf(db, actor);
  const facts = await signInFacts(app, db, actor);
  const settings = await settingsOf(db, actor.school.id);
  const school = await schoolFactsOf(db, actor.school.id);
  const person: SessionAnswer['UserAccessData'][number] & SchoolAccess = {
    user_id: actor.id,
    userLoginId: actor.loginName,
    role_id: actor.role,
    sub_role_id: actor.subRole,
    school_id: actor.school.id,
    school_name: actor.school.name,
    first_name: actor.firstName,
    last_name: actor.lastName,
    email_id: actor.email,
    department: actor.department,
    grade: place?.grade_id ?? 0,
    grade_name: place?.grade_name ?? '',
    division_id: place?.division_id ?? 0,
    division_name: place?.division_name ?? '',
    is_model1: actor.school.model,
    is_demo_school: actor.school.isDemo ? 1 : 0,
    academic_year: actor.school.academicYear,
    psw_change_status: facts.passwordChangeStatus,
    profile_pic: await smallPictureOf(db, actor),
    time_zone: actor.school.timeZone,
    school_logo: school.logo,
    paid_status: bit(school.isPaid),
    allow_digital_book: settingLevel(settings, 'allow_digital_book'),
    allow_create_club_project: bit(allows({ settings }, 'allow_create_club_project')),
    allow_create_grade_project: bit(allows({ settings }, 'allow_create_grade_project')),
  };
  return {
    status: 'true',
    msg: 'Signed in.',
    api_token: token,
    expiry_time: Math.max(0, Math.round((actor.expiresAt.getTime() - app.now().getTime()) / 1000)),
    UserAccessData: [person],
    cache: 0,
    isDemo:
      actor.school.isDemo && (actor.role === roles.superAdmin || actor.role === roles.schoolAdmin) ? 1 : 0,
    is_partner: facts.partner ? 1 : 0,
    partner_message: facts.partner?.message ?? '',
    partner_url: facts.partner?.url ?? '',
    demo_roles: facts.demoRoles,
    moduleData: menuOf(app, actor),
    UserSettingAccess: settingsFor(actor.role, settings),
    modulePermission: [{ id: noticeModule, view: 0, edit: 0 }],
  };
}
