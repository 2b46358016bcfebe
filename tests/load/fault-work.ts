import { request as httpRequest } from 'node:http';
import { type BuiltCallName, type CallInput, type CallOf, type CallOutput, callPath, calls } from '#contract';

/** What a notice's author was told, to be compared with what is stored when everything has calmed down. */
export interface Told {
  readonly title: string;
  readonly formSession: string;
  readonly grade: number;
  readonly school: 'own' | 'all';
  readonly mail: boolean;
  id: number;
  state: 'active' | 'inactive' | 'deleted' | 'undone';
}

export interface Counts {
  saved: number;
  cut: number;
  doubled: number;
  changed: number;
  retried: number;
}

/** Where the server is now; it is killed and comes back at another port. */
export interface Target {
  port: number;
  /** Resolves when there is a server to talk to. */
  ready: Promise<void>;
  isOver: boolean;
}

class NoAnswer extends Error {}

/** A refusal is an answer: it is not sent again. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(`${status} ${text}`);
  }
}

/** One request; `cutAfter` milliseconds after it was sent the connection is torn, whatever was on its way. */
function send(port: number, path: string, token: string, body: object, cutAfter?: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const request = httpRequest({
      host: '127.0.0.1',
      port,
      path,
      method: 'POST',
      agent: false,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
    });
    request.setTimeout(20_000, () => request.destroy(new NoAnswer('too long')));
    request.on('error', (error) => reject(new NoAnswer(error.message)));
    request.on('response', (response) => {
      let answer = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (answer += chunk));
      response.on('error', (error) => reject(new NoAnswer(error.message)));
      response.on('close', () => {
        if (!response.complete) reject(new NoAnswer('half an answer'));
        else if (response.statusCode === 200) resolve(answer);
        else if ((response.statusCode ?? 0) >= 500) reject(new NoAnswer(answer));
        else reject(new Refused(response.statusCode ?? 0, answer));
      });
    });
    request.end(text, () => {
      if (cutAfter !== undefined) setTimeout(() => request.destroy(), cutAfter);
    });
  });
}

/** One author at one form: everything is sent until it is answered, as a browser's person would. */
export class Author {
  readonly told: Told[] = [];
  #token = '';

  constructor(
    private readonly target: Target,
    private readonly counts: Counts,
    private readonly login: { readonly name: string; readonly password: string },
    private readonly random: () => number,
  ) {}

  /** Until it is answered; `tear`: the first time the answer gets lost on its way. */
  async call<Name extends BuiltCallName>(
    name: Name,
    input: CallInput<CallOf<Name>>,
    tear = false,
  ): Promise<CallOutput<CallOf<Name>>> {
    for (let attempt = 0; ; attempt += 1) {
      await this.target.ready;
      const isTorn = tear && attempt === 0;
      if (isTorn) this.counts.cut += 1;
      try {
        const path = callPath(calls[name]);
        const cutAfter = isTorn ? this.random() * 12 : undefined;
        const text = await send(this.target.port, path, this.#token, input, cutAfter);
        return JSON.parse(text) as CallOutput<CallOf<Name>>;
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        if (attempt > 200) throw error;
        this.counts.retried += 1;
        await new Promise((resolve) => setTimeout(resolve, 20 + 30 * this.random()));
      }
    }
  }

  async signIn(): Promise<void> {
    const deviceDetails = { deviceId: '', browser: '', os: '', tz: 'UTC' };
    const { name: email, password } = this.login;
    this.#token = (await this.call('login', { email, password, deviceDetails })).api_token;
  }

  /** Saves a new notice: once, twice at the same moment, or with its answer lost. */
  async share(title: string, grade: number): Promise<Told> {
    const { formSession } = await this.call('get-form-session', { form: 'notice' });
    const school = grade === 0 ? 'all' : 'own';
    const told: Told = {
      title,
      formSession,
      grade,
      school,
      // Mails are many: some notices make enough of them.
      mail: this.random() < 0.1,
      id: 0,
      state: 'active',
    };
    const save = (tear: boolean) => (school === 'all' ? this.#office(told, tear) : this.#school(told, tear));
    const way = this.random();
    // A double click, or two tabs that hold one form session, beside a lost answer.
    const sent = way < 0.3 ? [save(false), save(way < 0.15)] : [save(way < 0.7)];
    if (sent.length > 1) this.counts.doubled += 1;
    const ids = new Set(await Promise.all(sent));
    const [id] = ids;
    if (ids.size !== 1 || id === undefined)
      throw new Error(`${title} was answered ${[...ids].join(' and ')}.`);
    told.id = id;
    this.told.push(told);
    this.counts.saved += 1;
    return told;
  }

  async #school({ title, formSession, grade, mail }: Told, tear: boolean): Promise<number> {
    const answer = await this.call(
      'create-notice',
      {
        school_id: 1,
        grade: String(grade),
        division: '0',
        title,
        description: 'x',
        share_date: '',
        due_date: '',
        due_date_mandatory: 0,
        notify_email: mail ? 1 : 0,
        isActive: 1,
        noticeSubmitType: 'add',
        noticeID: 0,
        noticeSendFor: 1,
        noticefiles: [],
        video_url: [],
        formSession,
      },
      tear,
    );
    return answer.data.id;
  }

  async #office({ title, formSession, mail }: Told, tear: boolean): Promise<number> {
    const answer = await this.call(
      'create-notice-by-admin',
      {
        country_id: '0',
        state_id: '0',
        schoolIds: '0',
        gradeIds: '0',
        notice_title: title,
        notice_description: 'x',
        noticeFor: 4,
        share_date: '',
        due_date: '',
        notify_email: mail ? 1 : 0,
        active_status: 1,
        noticeBoardFiles: [],
        video_url: [],
        notice_id: 0,
        noticeSubmitType: 'add',
        formSession,
      },
      tear,
    );
    return answer.data.id;
  }

  /** What the author does next with a notice: switches it, deletes it, brings it back, takes it back, reminds. */
  async change(told: Told): Promise<void> {
    const notices = [{ id: told.id, version: 0 }];
    const tear = this.random() < 0.4;
    this.counts.changed += 1;
    switch (told.state) {
      case 'active': {
        const way = this.random();
        if (way < 0.3) return this.#undo(told, tear);
        if (way < 0.5 && told.school === 'own') {
          await this.call('remind-notice', { notice_id: told.id }, tear);
          return;
        }
        await this.call('set-notice-status', { notices, isActive: 0 }, tear);
        told.state = 'inactive';
        return;
      }
      case 'inactive':
        if (this.random() < 0.5) {
          await this.call('set-notice-status', { notices, isActive: 1 }, tear);
          told.state = 'active';
          return;
        }
        await this.call('delete-faculty-notice', { notices }, tear);
        told.state = 'deleted';
        return;
      case 'deleted':
        await this.call('restore-notice', { notices }, tear);
        told.state = 'inactive';
        return;
      case 'undone':
    }
  }

  /** A repeat finds nothing any more: that is the answer that was lost. */
  async #undo(told: Told, tear: boolean): Promise<void> {
    try {
      await this.call('undo-notice', { notice_id: told.id, version: 1 }, tear);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // Changed since, or too late: it stays.
      if (error.status !== 404) return;
    }
    told.state = 'undone';
  }
}
