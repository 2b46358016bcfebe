import { randomUUID } from 'node:crypto';
import type { Socket } from 'socket.io-client';
import { type BuiltCallName, type CallOf, calls } from '#contract/catalogue.ts';
import { type CallInput, type CallOutput, callPath } from '#contract/core/define-call.ts';
import { demoPassword } from '#server/seeds/demo-logins.ts';
import { openWire, type Wire } from '../server/realtime-client.ts';
import { Line, type Log } from './morning-line.ts';
import type { MorningWorld } from './morning-world.ts';
import { openSocket } from './socket-clients.ts';

/** As often the client of the realtime database says that it is there. */
const beatMilliseconds = 45_000;

/** One student's browser, step by step as the app asks. */
export class MorningStudent {
  readonly #line: Line;
  readonly #world: MorningWorld;
  readonly #loginName: string;
  readonly #port: number;
  #personId = 0;
  #workspaceId = 0;
  #head = 0;
  #socket: Socket | undefined;
  #wire: Wire | undefined;
  #beat: NodeJS.Timeout | undefined;

  constructor(port: number, loginName: string, world: MorningWorld, log: Log) {
    this.#port = port;
    this.#loginName = loginName;
    this.#world = world;
    this.#line = new Line(port, log);
  }

  async #call<Name extends BuiltCallName>(
    name: Name,
    input: CallInput<CallOf<Name>>,
  ): Promise<CallOutput<CallOf<Name>> | undefined> {
    const body = await this.#line.ask(name, callPath(calls[name]), input);
    return body && (JSON.parse(body.toString()) as CallOutput<CallOf<Name>>);
  }

  async page(): Promise<void> {
    await this.#line.ask('page', '/login');
  }

  async signIn(): Promise<void> {
    const device = {
      deviceId: `morning-${this.#loginName}`,
      browser: 'morning',
      os: 'morning',
      tz: 'Asia/Kolkata',
    };
    const answer = await this.#call('login', {
      email: this.#loginName,
      password: demoPassword,
      deviceDetails: device,
    });
    this.#line.token = answer?.api_token ?? '';
    this.#personId = this.#world.personIds.get(this.#loginName) ?? 0;
  }

  /** What Chromium was seen to ask for, but for two covers of books. */
  async firstScreen(): Promise<void> {
    const list = { loginType: 3 as const, login_id: this.#personId, school_id: 1, showLimit: 10 as const };
    const month = new Date().toISOString().slice(0, 7);
    await Promise.all([
      this.#call('get-latest-notice-list', { ...list, month: '' }),
      this.#call('get-latest-notice-active-list', { ...list, month }),
      this.#call('get-notice-highlights', {}),
      this.#call('users-logs', { id: this.#personId, role: 3, school: 1 }),
      this.#call('notifications', { schoolId: 1 }),
      this.#call('get-student-assessments', { skip: 0, only_urgent: 1 }),
      this.#call('get-helpdesk-unread', {}),
      this.#call('get-screen-share', {}),
      this.#call('get-student-home', {}),
      this.#call('get-digital-book', {}),
    ]);
  }

  async sockets(): Promise<void> {
    this.#socket = await openSocket(this.#port, this.#line.token);
    const answer = await this.#call('get-realtime-ticket', {});
    if (!answer) return;
    const wire = openWire(`http://127.0.0.1:${this.#port}`);
    this.#wire = wire;
    await wire.ask('auth', { cred: answer.ticket });
    await Promise.all(answer.keys.map((key) => wire.ask('q', { p: `/${key}`, h: '' })));
    this.#beat = setInterval(() => wire.send('0'), beatMilliseconds).unref();
  }

  async notice(): Promise<void> {
    const { noticeId, fileId } = this.#world;
    await this.#call('get-notice-details', { notice_id: noticeId, user_id: this.#personId, action: 'view' });
    await Promise.all([
      this.#call('notice-seen', { notices: [{ id: noticeId, seconds_ago: 0 }] }),
      this.#line.ask('file', `/files/${fileId}`),
    ]);
  }

  async workspace(): Promise<void> {
    const answer = await this.#call('compilerWorkspace', { project_id: this.#world.projectId });
    this.#workspaceId = answer?.data.workspace_id ?? 0;
  }

  async save(index: number): Promise<void> {
    const lines = Array.from({ length: 60 + index * 3 }, (_, line) => {
      const what = ((this.#personId + 1) * 7_919 + line * 104_729 + index) % 99_991;
      return `  <p class="line-${line}">Kite ${what} flies ${what % 97} metres high over street ${line}.</p>`;
    });
    const answer = await this.#call('save-workspace-program', {
      workspace_id: this.#workspaceId,
      save_id: randomUUID(),
      base_sequence: this.#head,
      kind: 'auto',
      device: 'morning',
      program: {
        kind: 'files',
        files: [{ name: 'index.html', text: `<h1>Mine</h1>\n${lines.join('\n')}\n` }],
      },
    });
    this.#head = answer?.data.head.sequence ?? this.#head;
  }

  bytes(): number {
    return this.#line.bytes();
  }

  leave(): void {
    this.#socket?.close();
    clearInterval(this.#beat);
    this.#wire?.close();
    this.#line.close();
  }
}
