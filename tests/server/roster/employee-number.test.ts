import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '#contract/core/roles.ts';
import { people } from '#server/directory/schema.ts';
import { writeStoredZip } from '#tests/files/stored-zip.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { importing } from './importing.ts';

let test: TestServer;
let admin: Client;
let its: ReturnType<typeof importing>;
beforeAll(async () => {
  test = await startTestServer();
  admin = await test.signIn(test.world.admin);
  its = importing(test, { client: admin, who: test.world.admin });
});
afterAll(() => test.close());

interface Listed {
  readonly id: string;
  readonly role: 'student' | 'teacher';
  readonly number: string;
}

function bundle(listed: readonly Listed[]) {
  const parts = {
    manifest: 'propertyName,value\noneroster.version,1.1\n',
    orgs: 'sourcedId,status,name,type\no1,active,S,school\n',
    classes: 'sourcedId,status,title,grades,classType\nh9,active,Grade 9 A,9,homeroom\n',
    enrollments: `sourcedId,status,classSourcedId,userSourcedId,role\n${listed
      .map(({ id, role }) => `${id}-h9,active,h9,${id},${role}\n`)
      .join('')}`,
    users: `sourcedId,status,enabledUser,role,username,givenName,familyName,identifier,email\n${listed
      .map(
        ({ id, role, number }) =>
          `${id},active,true,${role},${id},Zoya,Rao,${number},${id.toLowerCase()}@school.example\n`,
      )
      .join('')}`,
  };
  const files = Object.entries(parts).map(([name, text]) => [`${name}.csv`, Buffer.from(text)] as const);
  return { name: 'school.zip', bytes: writeStoredZip(new Map(files)), kind: 'school' as const };
}

const numbersOf = async (...logins: readonly string[]) =>
  Object.fromEntries(
    (
      await test.server.app.db
        .select({ login: people.loginName, number: people.admissionNo })
        .from(people)
        .where(and(eq(people.schoolId, 1), inArray(people.loginName, [...logins])))
    ).map(({ login, number }) => [login, number]),
  );

describe('the number of an employee', () => {
  it('is kept as another product has it, beside the same number of a student, and comes back without a difference', async () => {
    const file = bundle([
      { id: 'EN1', role: 'teacher', number: 'E-77' },
      { id: 'EN2', role: 'student', number: 'E-77' },
    ]);
    await its.apply(await its.checked(file));
    expect(await numbersOf('EN1', 'EN2')).toEqual({ EN1: 'E-77', EN2: 'E-77' });
    expect((await its.checked(file)).counts).toMatchObject({ new: 0, changed: 0, problem: 0 });
  });

  it('is left out where two have it: it is no key, and nobody is refused for it', async () => {
    const file = bundle([
      { id: 'EN3', role: 'teacher', number: 'SAME' },
      { id: 'EN4', role: 'teacher', number: 'SAME' },
      { id: 'EN5', role: 'teacher', number: 'E-77' },
    ]);
    const checked = await its.checked(file);
    expect(checked.counts).toMatchObject({ new: 3, problem: 0 });
    await its.apply(checked);
    expect(await numbersOf('EN3', 'EN4', 'EN5')).toEqual({ EN3: '', EN4: '', EN5: '' });
  });

  it('is changed in the form of a teacher, and the second who gets it is told beside the field', async () => {
    const [teacher, other] = await test.server.app.db
      .select({ id: people.id })
      .from(people)
      .where(
        and(
          eq(people.schoolId, 1),
          eq(people.role, roles.faculty),
          inArray(people.loginName, ['EN3', 'EN4']),
        ),
      );
    const stored = async (id = 0) => (await admin.ok('faculty-by-id', { school_id: 0, id })).data;
    const save = async (id = 0, admission_no = '') =>
      admin.call('edit-faculty', { id, version: (await stored(id)).version, admission_no });
    expect(await save(teacher?.id, ' E-12 ')).toMatchObject({ ok: true });
    expect((await stored(teacher?.id)).admission_no).toBe('E-12');
    expect(await save(other?.id, 'E-12')).toMatchObject({
      error: {
        code: 'admission_taken',
        fields: { admission_no: expect.stringContaining('has this number') },
      },
    });
    const { rows } = await admin.ok('faculty-list', { school_id: 0, page: 1, search: 'EN' });
    expect(rows.map(({ eid }) => eid)).toContain('E-12');
  });

  it('is the office’s to write: a teacher does not change their own', async () => {
    const asha = await test.signIn(test.world.asha);
    const { data } = await admin.ok('faculty-by-id', { school_id: 0, id: test.world.asha.id });
    const own = { id: test.world.asha.id, version: data.version, admission_no: 'X' };
    expect(await asha.call('edit-faculty', own)).toMatchObject({ status: 403 });
  });
});
