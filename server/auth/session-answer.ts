import type { FastifyReply } from 'fastify';
import {
  allows,
  bit,
  holdsModule,
  modules,
  noticeModule,
  roles,
  type SessionAnswer,
  schoolModels,
  settingLevel,
  settingsFor,
  subUsersModule,
} from '#contract';
import type { Actor } from '#server/core/actor.ts';
import type { Services, UnitOfWork } from '#server/core/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { placesOf, smallPictureOf } from '#server/profile/index.ts';
import { schoolFactsOf, settingsOf } from '#server/schools/index.ts';
import { signInFacts } from './sign-in-facts.ts';

export const sessionCookie = 'banyan_session';

/** HttpOnly: no script reads it; SameSite strict: no other site sends it. */
export function setSessionCookie(app: Services, reply: FastifyReply, cookie: string, expiresAt: Date): void {
  reply.setCookie(sessionCookie, cookie, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: app.config.publicUrl?.startsWith('https:') ?? false,
    expires: expiresAt,
  });
}

/** Screens that exist for a role, in menu order [LD-05, SM-02, EN-14]. */
function modulesOf(role: number, model: number): SessionAnswer['moduleData'] {
  const entry = (module_name: string, module_url: string, icon: string) => ({
    module_name,
    module_url,
    icon,
    show_module_order: 0 as const,
  });
  switch (role) {
    case roles.superAdmin:
      return [
        entry('Dashboard', 'dashboard', 'dashboard'),
        entry('Schools', modules.schools, 'schools'),
        entry('School admins', modules.admins, 'admins'),
        entry('Sub users', subUsersModule, 'sub-users'),
        entry('Sign people out', 'admin/sign-out', 'sign-out'),
      ];
    case roles.schoolAdmin:
      return [
        entry('Dashboard', 'admin/dashboard', 'dashboard'),
        entry('School admins', modules.admins, 'admins'),
        entry('School settings', 'admin/settings', 'settings'),
        entry('Sign people out', 'admin/sign-out', 'sign-out'),
      ];
    case roles.student:
      return [
        model === schoolModels.clubs
          ? entry('Home', 'student/club', 'home')
          : entry('Home', 'student', 'home'),
      ];
    case roles.faculty:
      return [
        entry('Dashboard', 'myteaching/dashboard', 'dashboard'),
        entry('Schedule', 'schedule/faculty', 'calendar'),
      ];
    case roles.finance:
      return [entry('Finance', 'finance', 'finance')];
    case roles.helpdesk:
      return [entry('Helpdesk', 'helpdesk/dashboard', 'helpdesk')];
    default:
      return [entry('Dashboard', 'dashboard', 'dashboard')];
  }
}

/** [RP-01] What of it this person was given. */
export function modulesFor(actor: Actor): SessionAnswer['moduleData'] {
  return modulesOf(actor.role, actor.school.model).filter(({ module_url }) => holdsModule(actor, module_url));
}

async function placeOf(db: Queryable, actor: Actor) {
  if (actor.role !== roles.student) return undefined;
  const [place] = await placesOf(db, actor, 'grade').limit(1);
  return place;
}

/** [EN-13, EN-19] What a browser learns of the person it is signed in as. No password, no hash, ever. */
export async function sessionAnswerFor(
  { app, db }: Pick<UnitOfWork, 'app' | 'db'>,
  actor: Actor,
  token: string,
): Promise<SessionAnswer> {
  const place = await placeOf(db, actor);
  const facts = await signInFacts(app, db, actor);
  const settings = await settingsOf(db, actor.school.id);
  const school = await schoolFactsOf(db, actor.school.id);
  return {
    status: 'true',
    msg: 'Signed in.',
    api_token: token,
    expiry_time: Math.max(0, Math.round((actor.expiresAt.getTime() - app.now().getTime()) / 1000)),
    UserAccessData: [
      {
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
      },
    ],
    cache: 0,
    isDemo:
      actor.school.isDemo && (actor.role === roles.superAdmin || actor.role === roles.schoolAdmin) ? 1 : 0,
    is_partner: facts.partner ? 1 : 0,
    partner_message: facts.partner?.message ?? '',
    partner_url: facts.partner?.url ?? '',
    demo_roles: facts.demoRoles,
    moduleData: modulesFor(actor),
    UserSettingAccess: settingsFor(actor.role, settings),
    modulePermission: [{ id: noticeModule, view: 0, edit: 0 }],
  };
}
