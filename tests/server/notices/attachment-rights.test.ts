import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberships, people } from '#server/directory/schema.ts';
import { buildClubWorld, type ClubWorld } from '../club-world.ts';
import { facultyInput, shareAsFaculty } from '../notice-inputs.ts';
import { type Client, sampleFile, startTestServer, type TestServer } from '../test-server.ts';
import type { Named, World } from '../world.ts';

let test: TestServer;
let world: World;
let clubs: ClubWorld;
let asha: Client;
let dev: Client;
const start = new Date('2026-11-18T06:00:00Z');

beforeAll(async () => {
  test = await startTestServer({ SESSION_MINUTES: '10080' });
  world = test.world;
  clubs = await buildClubWorld(test.server.app.db);
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = start;
  dev = await test.signIn(world.dev);
  // What runs out by the clock of one test is cleared away, the writer's own session too.
  asha = await test.signIn(world.asha);
});

const grade = () => String(world.places['9A'].gradeId);
const division = () => String(world.places['9A'].divisionId);

type Attached = { fileName: string; extnType: string; org_fileName: string };

async function attach(who: Named, client: Client, name: string): Promise<Attached> {
  const upload_id = await test.finishedUpload(who, name, await sampleFile(name));
  const { data } = await client.ok('handle-upload-files', { upload_id, org_name: name });
  return { fileName: data.file_path, extnType: data.extnType, org_fileName: data.org_name };
}

/** One of each kind with each of its parts. */
async function kit(who: Named, client: Client): Promise<Attached[]> {
  const made: Attached[] = [];
  for (const name of ['photo.jpg', 'notice.docx', 'clip-360p.mp4'])
    made.push(await attach(who, client, name));
  return made;
}

const pathsOf = ([photo, text, film]: readonly Attached[]) => [
  `/files/${photo?.fileName}`,
  `/files/${photo?.fileName}/cover`,
  `/files/${photo?.fileName}/thumb`,
  `/files/${text?.fileName}`,
  `/files/${text?.fileName}/preview`,
  `/files/${film?.fileName}`,
];

async function statusOf(answer: Promise<Response>): Promise<number> {
  const { status, body } = await answer;
  await body?.cancel();
  return status;
}

/** Every way to the bytes: whole, a piece of it, asked again with what is cached, and the download. */
async function doors(client: Client, attached: readonly Attached[], etags: readonly string[] = []) {
  const statuses = new Set<number>();
  for (const [index, path] of pathsOf(attached).entries()) {
    const etag = etags[index];
    statuses.add(await statusOf(client.get(path)));
    statuses.add(await statusOf(client.get(path, { range: 'bytes=0-9' })));
    if (etag) statuses.add(await statusOf(client.get(path, { 'if-none-match': etag })));
  }
  for (const { fileName } of attached) {
    const { status } = await client.raw('download', { filePath: fileName });
    statuses.add(status);
  }
  return [...statuses].toSorted((a, b) => a - b);
}

async function etagsOf(client: Client, attached: readonly Attached[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of pathsOf(attached)) found.push((await client.get(path)).headers.get('etag') ?? '');
  return found;
}

interface Shared {
  readonly id: number;
  readonly attached: readonly Attached[];
}

async function edit({ id, attached }: Shared, changes: object) {
  const input = await facultyInput(asha, {
    id,
    noticeSubmitType: 'edit',
    grade: grade(),
    division: division(),
    file: [...attached],
    ...changes,
  });
  await asha.ok('create-faculty-notice', input);
}
const off = ({ id }: Shared) => asha.ok('set-notice-status', { notices: [{ id, version: 0 }], isActive: 0 });
const ofDev = () => and(eq(memberships.schoolId, 1), eq(memberships.personId, world.dev.id));

/** Written into the database behind the server's back: it looks there once a second at least. */
const within = async (change: PromiseLike<unknown>) => {
  await change;
  test.clock.now = new Date(test.clock.now.getTime() + 1001);
};

/** What ends a right, what is answered from then on, and how the world is put right again. */
const ends: Readonly<
  Record<string, { end: (shared: Shared) => Promise<unknown>; status?: 401; mend?: () => Promise<unknown> }>
> = {
  'the notice was switched off': { end: off },
  'the notice was deleted': {
    end: async (shared) => {
      await off(shared);
      await asha.ok('delete-faculty-notice', { notices: [{ id: shared.id, version: 0 }] });
    },
  },
  'the notice was taken back': {
    end: ({ id }) => asha.ok('undo-notice', { notice_id: id, version: 1 }),
  },
  'the notice was put off to a later day': {
    end: (shared) => edit(shared, { share_date: '2026-12-24' }),
  },
  'the notice went to another division': {
    end: (shared) => edit(shared, { division: String(world.places['9B'].divisionId) }),
  },
  'the files were taken off by an edit': { end: (shared) => edit(shared, { file: [] }) },
  'each file was taken off at once': {
    end: async ({ id, attached }) => {
      for (const { fileName } of attached)
        await asha.ok('delete-notice-file', { notice_id: id, path: fileName, pathIndex: 0 });
    },
  },
  'the reader left the division': {
    end: () => test.server.app.db.update(memberships).set(world.places['10B']).where(ofDev()),
    mend: () => test.server.app.db.update(memberships).set(world.places['9A']).where(ofDev()),
  },
  'the reader signed out': { end: () => dev.ok('updateLogout', { pages: [] }), status: 401 },
  'the reader’s session ran out': {
    end: async () => {
      test.clock.now = new Date(start.getTime() + 8 * 86_400_000);
    },
    status: 401,
    mend: async () => {
      test.clock.now = start;
    },
  },
  'the reader was forced out': {
    end: async () => {
      const admin = await test.signIn(world.admin);
      await admin.ok('force-logout', {
        request_id: randomUUID(),
        school_id: 1,
        target: { kind: 'person', person_id: world.dev.id },
      });
    },
    status: 401,
  },
  'the reader’s account was switched off': {
    end: () =>
      within(test.server.app.db.update(people).set({ isActive: false }).where(eq(people.id, world.dev.id))),
    status: 401,
    mend: () => test.server.app.db.update(people).set({ isActive: true }).where(eq(people.id, world.dev.id)),
  },
  'the reader went to another school': {
    end: () =>
      within(test.server.app.db.update(people).set({ schoolId: 2 }).where(eq(people.id, world.dev.id))),
    status: 401,
    mend: () => test.server.app.db.update(people).set({ schoolId: 1 }).where(eq(people.id, world.dev.id)),
  },
};

describe('a link dies with the right to it: file, piece, cover, thumbnail, preview, cached copy, download', () => {
  it.each(Object.entries(ends))('once %s [C1-16, PR-02]', async (_what, { end, status = 404, mend }) => {
    const attached = await kit(world.asha, asha);
    const id = await shareAsFaculty(asha, { grade: grade(), division: division(), file: attached });
    const etags = await etagsOf(dev, attached);
    expect(await doors(dev, attached, etags)).toEqual([200, 206, 304]);
    try {
      await end({ id, attached });
      expect(await doors(dev, attached, etags)).toEqual([status]);
    } finally {
      await mend?.();
    }
  });

  it('from the day it is released on it is there, and not before [QU-22]', async () => {
    const attached = await kit(world.asha, asha);
    await shareAsFaculty(asha, { grade: grade(), file: attached, share_date: '2026-11-20' });
    expect(await doors(dev, attached)).toEqual([404]);
    test.clock.now = new Date('2026-11-19T18:31:00Z');
    expect(await doors(dev, attached)).toEqual([200, 206]);
  });

  it('of a club it is gone for who left the club', async () => {
    const leela = await test.signIn(clubs.leela);
    const mon = await test.signIn(clubs.mon);
    const attached = await kit(clubs.leela, leela);
    const { clubId, batchId } = clubs.batches.roboticsMonday;
    const input = await facultyInput(leela, { grade: '', division: '', file: attached });
    await leela.ok('create-faculty-notice', { ...input, club: String(clubId), batch: String(batchId) });
    expect(await doors(mon, attached)).toEqual([200, 206]);
    const { db } = test.server.app;
    await db.delete(memberships).where(eq(memberships.personId, clubs.mon.id));
    expect(await doors(mon, attached)).toEqual([404]);
  });

  it('nobody else has it, in this school or another; an upload not saved yet is its uploader’s alone', async () => {
    const attached = await kit(world.asha, asha);
    const readers = [
      'admin',
      'bina',
      'chetan',
      'dev',
      'esha',
      'superAdmin',
      'finance',
      'helpdesk',
      'otherAdmin',
      'otherFaculty',
      'otherStudent',
    ] as const;
    for (const name of readers) {
      const found = await doors(await test.signIn(world[name]), attached);
      // Who has no notices is refused whatever they ask for; some roles have no download at all.
      const hasNotices = name !== 'finance' && name !== 'helpdesk';
      expect({ name, found: found.filter((status) => !hasNotices || status !== 403) }).toEqual({
        name,
        found: [hasNotices ? 404 : 403],
      });
    }
    expect(await doors(asha, attached)).toEqual([200, 206]);
    expect(await doors(test.anonymous, attached)).toEqual([401]);
    await shareAsFaculty(asha, { grade: grade(), division: division(), file: attached });
    for (const name of ['esha', 'chetan', 'otherAdmin', 'otherStudent'] as const)
      expect(await doors(await test.signIn(world[name]), attached)).toEqual([404]);
  });

  it('may be kept by the reader’s own browser, which asks each time, and by nobody between', async () => {
    const attached = await kit(world.asha, asha);
    await shareAsFaculty(asha, { grade: grade(), file: attached });
    for (const path of pathsOf(attached)) {
      const { headers } = await dev.get(path);
      expect(headers.get('cache-control')).toBe('private, no-cache');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('content-security-policy')).toContain("sandbox; default-src 'none'");
    }
  });
});

describe('bytes that two notices share', () => {
  const daysOn = async (days: number) => {
    test.clock.now = new Date(start.getTime() + days * 86_400_000);
    await test.server.jobs().drain();
    asha = await test.signIn(world.asha);
    dev = await test.signIn(world.dev);
  };
  const keysIn = async () => {
    const { rows } = await test.server.app.db.execute<{ key: string }>(
      sql`select storage_key as key from files union select preview_key from files where preview_key is not null
        union select cover_key from files where cover_key is not null union select thumb_key from files where thumb_key is not null`,
    );
    return rows.map(({ key }) => key);
  };

  it('outlive the first of them: reshared, and uploaded a second time [QU-24, ST-06]', async () => {
    const first = await kit(world.asha, asha);
    const again = await kit(world.asha, asha);
    const one = await shareAsFaculty(asha, { grade: grade(), file: first });
    const two = await shareAsFaculty(asha, {
      grade: grade(),
      noticeSubmitType: 'editReshare',
      file: [first[0]!],
    });
    const three = await shareAsFaculty(asha, { grade: grade(), file: again });
    await off({ id: one, attached: first });
    await asha.ok('delete-faculty-notice', { notices: [{ id: one, version: 0 }] });
    await daysOn(31);
    expect(await doors(dev, again)).toEqual([200, 206]);
    expect((await dev.get(`/files/${first[0]?.fileName}`)).status).toBe(200);
    expect((await dev.get(`/files/${first[1]?.fileName}`)).status).toBe(404);
    const keys = await keysIn();
    for (const id of [two, three]) await off({ id, attached: [] });
    await asha.ok('delete-faculty-notice', { notices: [two, three].map((id) => ({ id, version: 0 })) });
    await daysOn(62);
    const left = await keysIn();
    for (const key of left) expect(await test.server.app.files.size(key)).toBeGreaterThan(0);
    for (const key of keys.filter((each) => !left.includes(each)))
      await expect(test.server.app.files.size(key)).rejects.toThrow('not known');
  });

  it('go with what was never shared, a while after it was uploaded, with their text; not while a draft names them', async () => {
    const { db, files } = test.server.app;
    const [loose, drafted] = [
      await attach(world.asha, asha, 'slides.pdf'),
      await attach(world.asha, asha, 'slides.pptx'),
    ];
    await test.server.jobs().drain();
    const rowOf = async ({ fileName }: Attached) =>
      (
        await db.execute<{ sha256: string; storage_key: string }>(
          sql`select * from files where id = ${fileName}::uuid`,
        )
      ).rows[0];
    const before = await rowOf(loose);
    const textsOf = async () =>
      (
        await db.execute(
          sql`select 1 from file_texts t join file_text_parts using (school_id, sha256) where t.sha256 = ${before?.sha256}`,
        )
      ).rows.length;
    expect(await textsOf()).toBe(1);
    await daysOn(80);
    const draft = {
      mode: 'add',
      notice_id: 0,
      title: 'x',
      draft: JSON.stringify({ files: [drafted] }),
      typed_at: test.clock.now.getTime(),
    } as const;
    await asha.ok('save-notice-draft', draft);
    await daysOn(100);
    expect(await rowOf(loose)).toBeUndefined();
    expect(await textsOf()).toBe(0);
    await expect(files.size(before?.storage_key ?? '')).rejects.toThrow('not known');
    expect(await rowOf(drafted)).toBeDefined();
  });
});
