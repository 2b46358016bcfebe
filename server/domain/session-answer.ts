import { and, eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { noticeModule, type SessionAnswer, settingsFor } from '#contract';
import type { Services, UnitOfWork } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { divisions, grades, memberships } from '../db/schema/school.ts';
import { smallPictureOf } from './profile.ts';
import { settingsOf } from './school-settings.ts';
import type { Actor } from './sessions.ts';
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
    case 1:
      return [
        entry('Dashboard', 'dashboard', 'dashboard'),
        entry('Sign people out', 'admin/sign-out', 'sign-out'),
      ];
    case 2:
      return [
        entry('Dashboard', 'admin/dashboard', 'dashboard'),
        entry('School settings', 'admin/settings', 'settings'),
        entry('Sign people out', 'admin/sign-out', 'sign-out'),
      ];
    case 3:
      return [model === 4 ? entry('Home', 'student/club', 'home') : entry('Home', 'student', 'home')];
    case 4:
      return [
        entry('Dashboard', 'myteaching/dashboard', 'dashboard'),
        entry('Schedule', 'schedule/faculty', 'calendar'),
      ];
    case 5:
      return [entry('Finance', 'finance', 'finance')];
    case 6:
      return [entry('Helpdesk', 'helpdesk/dashboard', 'helpdesk')];
    default:
      return [entry('Dashboard', 'dashboard', 'dashboard')];
  }
}

/** [RP-01] What of it this person was given. */
export function modulesFor({ role, modules, school }: Actor): SessionAnswer['moduleData'] {
  return modulesOf(role, school.model).filter(
    ({ module_url }) => modules === null || modules.includes(module_url),
  );
}

async function placeOf(db: Queryable, actor: Actor) {
  if (actor.role !== 3) return undefined;
  const rows = await db
    .select({
      gradeId: grades.id,
      gradeName: grades.name,
      divisionId: divisions.id,
      divisionName: divisions.name,
    })
    .from(memberships)
    .innerJoin(grades, and(eq(grades.schoolId, memberships.schoolId), eq(grades.id, memberships.gradeId)))
    .innerJoin(
      divisions,
      and(eq(divisions.schoolId, memberships.schoolId), eq(divisions.id, memberships.divisionId)),
    )
    .where(
      and(
        eq(memberships.schoolId, actor.school.id),
        eq(memberships.personId, actor.id),
        eq(grades.kind, 'grade'),
      ),
    )
    .limit(1);
  return rows[0];
}

/** [EN-13, EN-19] What a browser learns of the person it is signed in as. No password, no hash, ever. */
export async function sessionAnswerFor(
  { app, db }: Pick<UnitOfWork, 'app' | 'db'>,
  actor: Actor,
  token: string,
): Promise<SessionAnswer> {
  const place = await placeOf(db, actor);
  const facts = await signInFacts(app, db, actor);
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
        grade: place?.gradeId ?? 0,
        grade_name: place?.gradeName ?? '',
        division_id: place?.divisionId ?? 0,
        division_name: place?.divisionName ?? '',
        is_model1: actor.school.model,
        is_demo_school: actor.school.isDemo ? 1 : 0,
        academic_year: actor.school.academicYear,
        psw_change_status: facts.passwordChangeStatus,
        profile_pic: await smallPictureOf(db, actor),
        time_zone: actor.school.timeZone,
      },
    ],
    cache: 0,
    isDemo: actor.school.isDemo && actor.role <= 2 ? 1 : 0,
    is_partner: facts.partner ? 1 : 0,
    partner_message: facts.partner?.message ?? '',
    partner_url: facts.partner?.url ?? '',
    demo_roles: facts.demoRoles,
    moduleData: modulesFor(actor),
    UserSettingAccess: settingsFor(actor.role, await settingsOf(db, actor.school.id)),
    modulePermission: [{ id: noticeModule, view: 0, edit: 0 }],
  };
}
