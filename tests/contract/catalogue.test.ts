import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type AnyCall,
  type BuiltCallName,
  type CallName,
  type CallOf,
  callByPath,
  calls,
  catalogueNames,
  isBuilt,
  type NotBuiltCallName,
} from '#contract/catalogue.ts';
import { callPath } from '#contract/core/define-call.ts';
import type { ResourceCalls } from '#contract/core/resource-calls.ts';
import { type CatalogueRow, parseCatalogueRow, parseChecklist } from '../../tools/spec-rows.ts';

const checklist = parseChecklist(readFileSync('docs/spec/checklist.md', 'utf8'));
const rows: CatalogueRow[] = (checklist.find((area) => area.code === 'NX')?.rows ?? []).map(
  parseCatalogueRow,
);
const table: Readonly<Record<string, AnyCall>> = calls;
const all = Object.values(table);
const namesWhere = (test: (call: AnyCall) => boolean) =>
  all
    .filter(test)
    .map((call) => call.name)
    .toSorted();

describe('the catalogue against the checklist', () => {
  it('has the 353 names as they are spelt, misspelt ones too [QC-45]', () => {
    expect(rows).toHaveLength(353);
    expect(catalogueNames).toEqual(rows.map((row) => row.name));
    expect(new Set(catalogueNames).size).toBe(353);
  });

  it('marks as ours exactly the calls that the specification does not name', () => {
    const known = new Set<string>(catalogueNames);
    expect(namesWhere((call) => call.ours)).toEqual(namesWhere((call) => !known.has(call.name)));
  });

  it('takes POST unless a row says GET [CG-01, QC-44]', () => {
    expect(rows.map(({ name }) => [name, table[name]?.method])).toEqual(
      rows.map((row) => [row.name, row.method]),
    );
    expect(namesWhere((call) => call.method === 'GET')).toHaveLength(37);
  });

  it('puts each call in the areas that list it, those of two areas in both', () => {
    expect(rows.map(({ name }) => [name, table[name]?.areas])).toEqual(
      rows.map((row) => [row.name, row.areas]),
    );
    expect(rows.filter((row) => row.areas.length === 2)).toHaveLength(9);
  });

  it('keeps three calls outside /api/v1 [QU-07]', () => {
    expect(namesWhere((call) => !call.prefix)).toEqual([
      'check-kms-app-version',
      'get-club-project-list',
      'login',
    ]);
    expect(
      rows
        .filter((row) => !row.prefix)
        .map((row) => row.name)
        .toSorted(),
    ).toEqual(namesWhere((call) => !call.prefix));
  });
});

/** 'change-Password' is in change-password, 'updateLogout' in update-logout, 'school_clubs' in school-clubs. */
const kebab = (name: string) =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();

describe('the calls', () => {
  it('stand in a file of their own name each, once they are built', async () => {
    const inCalls = readdirSync('contract', { recursive: true, encoding: 'utf8' });
    const files = inCalls.filter((path) => path.endsWith('.call.ts'));
    const named = await Promise.all(
      files.map(async (path) => {
        const [call]: { name?: string }[] = Object.values(
          (await import(/* @vite-ignore */ `../../contract/${path}`)) as Record<string, object>,
        );
        const name = call?.name ?? '';
        expect(path.split('/').at(-1)).toBe(`${kebab(name)}.call.ts`);
        return name;
      }),
    );
    // Those of a plain resource stand together, in a file that is named by what they are of.
    const resources = await Promise.all(
      inCalls
        .filter((path) => /\/calls\/[\w-]+\.calls\.ts$/.test(path))
        .map(async (path) => {
          const made = (await import(/* @vite-ignore */ `../../contract/${path}`)) as Record<string, object>;
          const [of] = Object.values(made).filter((each): each is ResourceCalls => 'setRemoved' in each);
          expect(of?.setRemoved.name).toBe(`set-${path.split('/').at(-1)?.replace('.calls.ts', '')}-removed`);
          return Object.values(of ?? {}).map(({ name }) => name);
        }),
    );
    expect([...named, ...resources.flat()].toSorted()).toEqual(namesWhere((call) => call.built));
  });

  it('leave the loading indicator alone only where the specification says so, and where nobody waits', () => {
    // Searching while one types, counting behind the page, and the heartbeat of a shared screen.
    const behind = [
      'country-list',
      'get-city-by-state',
      'get-student-by-grade-div',
      'global-search',
      'global-search-suggestion',
      'school-list',
      'set-user-activity-track',
      'setScreenShareRoom',
      'state-list',
      'users-logs',
    ];
    expect(namesWhere((call) => !call.loader && !call.ours).filter((name) => !behind.includes(name))).toEqual(
      [
        'count-decrease-notifications',
        'create-batch',
        'create-club',
        'de-selected-project',
        'de-selected-project-club',
        'digital-book-lesson-list',
        'download-lesson-plan',
        'get-digital-book',
        'get-digital-book-grade',
        'get-digital-book-lession-list',
        'get-school-detail',
        'get-student-activity-notification',
        'get-student-notification',
        'get-teacher-notification',
        'handle-upload-files',
        'notifications',
        'save-workspace-program',
        'saveComplierWorkspaceProgram',
        'search-project-list',
        'selected-project',
        'selected-project-club',
        'teacher-assessment-notification',
        'update-assessment-notification',
      ],
    );
  });

  it('wrap id and flag where the specification shows them', () => {
    expect(namesWhere((call) => call.request === 'data-id-flag')).toEqual([
      'activate-student',
      'add-admin-user',
      'add-student',
      'delete-student',
      'edit-admin-user',
      'export-pending-project-list',
      'migrate-student',
      'reactivate-student',
      'reset-student-password',
      'update-student',
    ]);
    expect(calls['notify-due-date'].request).toBe('data-flag');
    expect(calls['get-competition-detail-forSuperAdmin'].request).toBe('data-id');
    expect(namesWhere((call) => call.response === 'binary')).toEqual([
      'compiler-zip',
      'download',
      'download-export',
      'download-lesson-plan',
      'export-oneroster',
      'get-uploaded-student-download',
    ]);
    expect(namesWhere((call) => call.response === 'base64')).toEqual([
      'get-school-dashboard-report',
      'update-admin-profile',
    ]);
  });

  it('wrap no body of a call that is read by GET, which has none', () => {
    expect(namesWhere((call) => call.method === 'GET' && call.request !== 'plain')).toEqual([]);
  });
});

describe('finding a call by its path', () => {
  it('finds each call where the specification puts it [QU-07]', () => {
    expect(callByPath('/api/v1/create-notice')).toBe(calls['create-notice']);
    expect(callByPath('/login')).toBe(calls.login);
    expect(callByPath('/api/v1/competion-keyword/get-all-keywords')?.name).toBe(
      'competion-keyword/get-all-keywords',
    );
    expect(all.map((call) => callByPath(callPath(call)))).toEqual(all);
  });

  it.each([
    '/api/v1/login',
    '/create-notice',
    '/api/v1/',
    '/api/v1/constructor',
    '/__proto__',
    '/api/v1/Create-Notice',
    'create-notice',
    '/api/v1/login/',
  ])('finds nothing at %s', (path) => {
    expect(callByPath(path)).toBeUndefined();
  });
});

describe('built calls', () => {
  const built = all.filter(isBuilt);

  it('name in their claims and keys only fields that their input has', () => {
    const strangers = built.flatMap((call) => {
      const fields = 'entries' in call.input ? Object.keys(Object(call.input.entries)) : [];
      return [call.claims?.user, call.claims?.school, call.idempotencyKey]
        .filter((field) => field !== undefined && !fields.includes(field))
        .map((field) => `${call.name}: ${field}`);
    });
    expect(strangers).toEqual([]);
    expect(built.some((call) => call.idempotencyKey === 'formSession')).toBe(true);
  });

  it('are told apart by type and by value', () => {
    expectTypeOf<'get-faculty-grade-list'>().toExtend<BuiltCallName>();
    expectTypeOf<'get-level-list'>().toExtend<NotBuiltCallName>();
    expectTypeOf<BuiltCallName | NotBuiltCallName>().toEqualTypeOf<CallName>();
    expectTypeOf<CallOf<'create-notice'>['name']>().toEqualTypeOf<'create-notice'>();
    expectTypeOf<'create-notise'>().not.toExtend<CallName>();
    expect(isBuilt(calls['get-faculty-grade-list'])).toBe(true);
    expect(isBuilt(calls['get-level-list'])).toBe(false);
  });

  it("takes a faculty member's lists with and without the field that repeats the user", () => {
    const { input, access, claims } = calls['get-faculty-grade-list'];
    expect(v.is(input, { faculty_id: 7, school_id: 1, user_id: 7 })).toBe(true);
    expect(v.is(input, { faculty_id: 7, school_id: 1 })).toBe(true);
    expect(v.is(input, { faculty_id: 0, school_id: 1 })).toBe(false);
    expect(v.is(input, { faculty_id: '7', school_id: 1 })).toBe(false);
    expect(v.is(calls['get-faculty-division-list'].input, { faculty_id: 7, school_id: 1 })).toBe(false);
    expect(access).toEqual({ 4: 'taught' });
    expect(claims).toEqual({ user: 'faculty_id', school: 'school_id' });
  });
});
