import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { isLong, times } from '../../long.ts';
import { freePort, newFolder, peopled, type Started, start, stopEverything } from '../program.ts';
import { password } from '../world.ts';

afterEach(stopEverything);

const saves = times(100, 200);
const atOnce = 8;
/** The server is killed each time this many saves were acknowledged. */
const killsAfter = isLong ? [40, 90, 150] : [40];

interface Save {
  readonly title: string;
  /** Kept through every retry of this save, as the form keeps it. */
  formSession: string | null;
  id: number | null;
}

class Writer {
  #token = '';
  #gradeId = 0;
  readonly acknowledged = new Map<string, Set<number>>();

  constructor(
    private readonly address: string,
    private readonly login: string,
  ) {}

  async post<T>(path: string, body: object): Promise<T> {
    const response = await fetch(this.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#token}` },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  async signIn(): Promise<void> {
    const deviceDetails = { deviceId: '', browser: '', os: '', tz: 'UTC' };
    const answer = await this.post<{ api_token: string }>('/login', {
      email: this.login,
      password,
      deviceDetails,
    });
    this.#token = answer.api_token;
  }

  async findGrade(schoolId: number, adminId: number): Promise<void> {
    const { data } = await this.post<{ data: { mbx_class_id: number }[] }>('/api/v1/get-mapped-class', {
      school_id: schoolId,
      admin_id: adminId,
    });
    this.#gradeId = data[0]?.mbx_class_id ?? 0;
  }

  /** As the form does it: one form session a notice, sent again after a lost answer. */
  async save(notice: Save): Promise<void> {
    notice.formSession ??= (
      await this.post<{ formSession: string }>('/api/v1/get-form-session', { form: 'notice' })
    ).formSession;
    const { data } = await this.post<{ data: { id: number } }>('/api/v1/create-notice', {
      school_id: 1,
      grade: String(this.#gradeId),
      division: '0',
      title: notice.title,
      description: 'x',
      share_date: '',
      due_date: '',
      due_date_mandatory: 0,
      notify_email: 0,
      isActive: 1,
      noticeSubmitType: 'add',
      noticeID: 0,
      noticeSendFor: 1,
      noticefiles: [],
      video_url: [],
      formSession: notice.formSession,
    });
    notice.id = data.id;
  }

  async titles(adminId: number): Promise<{ id: number; title: string }[]> {
    const { data } = await this.post<{ data: { result: { id: number; title: string }[] } }>(
      '/api/v1/get-latest-notice-active-list',
      {
        loginType: 2,
        login_id: adminId,
        school_id: 1,
        showLimit: 'all',
      },
    );
    return data.result;
  }
}

describe('a server killed in the middle of saves', () => {
  it('keeps every acknowledged notice and none twice, and the retries of the rest make one each [QU-10]', async () => {
    const folder = await newFolder();
    const env = {
      DATA_DIR: folder,
      PORT: String(await freePort()),
      RATE_LIMITS: 'off',
      DEVICES_AT_ONCE: 'allow',
      LOGIN_TRIES_PER_MINUTE: '1000',
    };
    let program: Started = start(env);
    const { address } = (await program.outcome) as { address: string };
    const { admin } = await peopled(folder);
    const writer = new Writer(address, admin.loginName);
    await writer.signIn();
    await writer.findGrade(1, admin.id);

    const notices: Save[] = Array.from({ length: saves }, (_, index) => ({
      title: `Kill ${index}`,
      formSession: null,
      id: null,
    }));
    const acknowledgedBeforeKill: Save[] = [];
    const done = () => notices.filter((notice) => notice.id !== null).length;
    for (const limit of [...killsAfter, saves]) {
      const open = notices.filter((notice) => notice.id === null);
      let isKilled = false;
      const worker = async () => {
        for (let next = open.shift(); next && !isKilled; next = open.shift()) {
          await writer.save(next).catch(() => undefined);
          if (limit < saves && done() >= limit && !isKilled) {
            isKilled = true;
            program.child.kill('SIGKILL');
          }
        }
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
      if (!isKilled) continue;
      acknowledgedBeforeKill.push(...notices.filter((notice) => notice.id !== null));
      if (program.child.exitCode === null && program.child.signalCode === null)
        await once(program.child, 'exit');
      program = start(env);
      expect(await program.outcome).toHaveProperty('address');
    }
    expect(done()).toBe(saves);
    const stored = (await writer.titles(admin.id)).filter((row) => row.title.startsWith('Kill '));
    expect(stored).toHaveLength(saves);
    expect(new Set(stored.map((row) => row.title)).size).toBe(saves);
    const idOf = new Map(stored.map((row) => [row.title, row.id]));
    for (const notice of acknowledgedBeforeKill)
      expect([notice.title, idOf.get(notice.title)]).toEqual([notice.title, notice.id]);
    expect(acknowledgedBeforeKill.length).toBeGreaterThanOrEqual(killsAfter.length * 40);
  });
});
