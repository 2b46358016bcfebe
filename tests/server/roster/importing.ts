import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Verdict } from '#contract/roster/import-problems.ts';
import type { ImportKind } from '#contract/roster/roster.rules.ts';
import type { CheckedRow, ImportDetail, ImportOptions } from '#contract/roster/roster.wire.ts';
import type { Client, TestServer } from '../test-server.ts';
import type { Named } from '../world.ts';

interface As {
  readonly client: Client;
  readonly who: Named;
  /** Whose school; 0: one's own. */
  readonly schoolId?: number;
}

interface File {
  readonly name: string;
  readonly bytes: string | Buffer;
  readonly kind?: ImportKind;
}

/** An import as its admin goes through it. */
export function importing(test: TestServer, { client, who, schoolId = 0 }: As) {
  const of = (import_id: number) => ({ school_id: schoolId, import_id });
  const get = async (id: number): Promise<ImportDetail> => (await client.ok('get-import', of(id))).data;

  /** As it stands when nothing works on it any more. */
  const settled = async (id: number): Promise<ImportDetail> => {
    await test.server.jobs().drain();
    const found = await get(id);
    expect(['mapping', 'reviewing', 'applied', 'undone', 'failed']).toContain(found.state);
    return found;
  };

  const start = async ({ name, bytes, kind = 'students' }: File): Promise<ImportDetail> => {
    const upload_id = await test.finishedUpload(who, name, Buffer.from(bytes), 'roster');
    const input = { school_id: schoolId, kind, upload_id, org_name: name };
    const { data } = await client.ok('bulk-upload-student', input);
    return settled(data.import_id);
  };

  const check = async (held: ImportDetail, change: Partial<ImportOptions> = {}): Promise<ImportDetail> => {
    const { columns, dates, classes, complete, file_wins, new_logins, twice, version } = held;
    const options = { columns, dates, classes, complete, file_wins, new_logins, twice, ...change };
    await client.ok('check-import', { ...of(held.id), version, ...options });
    return settled(held.id);
  };

  /** The file again, as a person says what is where. */
  const readAgain = async (
    held: ImportDetail,
    parts: { chosen: 0 | 1; heading: number }[],
    kind: ImportKind = held.kind,
  ): Promise<ImportDetail> => {
    await client.ok('read-import', { ...of(held.id), version: held.version, kind, parts });
    return settled(held.id);
  };

  const apply = async (held: ImportDetail, leavers = held.counts.leaver): Promise<ImportDetail> => {
    await client.ok('apply-import', { ...of(held.id), version: held.version, leavers });
    return settled(held.id);
  };

  return {
    get,
    settled,
    start,
    check,
    readAgain,
    apply,
    /** Read, with every unknown class created, and checked. */
    checked: async (file: File, change: Partial<ImportOptions> = {}): Promise<ImportDetail> => {
      const read = await start(file);
      const first =
        read.state === 'reviewing' && Object.keys(change).length === 0 ? read : await check(read, change);
      const open = first.unknown.filter(({ choice }) => choice === null);
      if (open.length === 0) return first;
      return check(first, {
        ...change,
        classes: Object.fromEntries(open.map(({ name, proposed }) => [name, proposed ?? 0])),
      });
    },
    undo: async (held: ImportDetail): Promise<ImportDetail> => {
      await client.ok('undo-import', { ...of(held.id), version: held.version });
      return settled(held.id);
    },
    mend: async (id: number, line: number, cells: string[], distinct: 0 | 1 = 0): Promise<ImportDetail> => {
      await client.ok('mend-import-row', { ...of(id), line, cells, distinct });
      return settled(id);
    },
    rows: async (id: number, verdict?: Verdict): Promise<CheckedRow[]> =>
      (await client.ok('get-import-rows', { ...of(id), size: 100, ...(verdict && { filters: { verdict } }) }))
        .rows,
  };
}

/** Everything of a school that an import may touch, but for versions and times: one text for one state. */
export async function stateOfSchool({ server }: TestServer, schoolId: number): Promise<string> {
  const { rows } = await server.app.db.execute(sql`
    select p.role, p.login_name, p.first_name, p.last_name, p.email, p.admission_no, p.is_active,
      p.left_at is not null as gone, r.mobile, r.alternate_contact, coalesce(r.gender, '') as gender,
      r.birth_date::text, r.strength, r.tools,
      (select sourced_id from external_ids x where x.school_id = p.school_id and x.person_id = p.id) as sourced,
      array(select g.name || ' ' || d.name from memberships m
        join divisions d on d.school_id = m.school_id and d.id = m.division_id
        join grades g on g.school_id = d.school_id and g.id = d.grade_id
        where m.school_id = p.school_id and m.person_id = p.id order by 1) as places,
      array(select division_id from memberships m where m.person_id = p.id order by 1) =
        array(select division_id from enrolments e where e.person_id = p.id and valid_to is null order by 1) as told
    from people p left join profiles r on r.school_id = p.school_id and r.person_id = p.id
    where p.school_id = ${schoolId} order by p.login_name`);
  expect(rows.every(({ told }) => told)).toBe(true);
  const bare = rows.map((row) => Object.values(row).map((value) => value ?? ''));
  return createHash('sha256').update(JSON.stringify(bare)).digest('hex');
}
