import { type Counts, type FaultClient, Refused } from './fault-client.ts';

/** Whom an author writes to: a division of the own school, or everybody's admins from the central office. */
export type Place = { readonly gradeId: number; readonly divisionId: number } | 'office';

/** What a notice's author was told, to be compared with what is stored when everything has calmed down. */
export interface Told {
  readonly name: string;
  readonly place: Place;
  readonly mail: boolean;
  readonly id: number;
  /** As last acknowledged. */
  title: string;
  version: number;
  /** The title of each version that is mailed. */
  readonly titles: Map<number, string>;
  state: 'active' | 'inactive' | 'deleted' | 'undone';
}

/** A save as one form sends it. */
interface Form {
  readonly mode: 'add' | 'edit' | 'editReshare';
  readonly place: Place;
  readonly mail: boolean;
  readonly title: string;
  /** The notice it edits or shares again, and the version that was open. */
  readonly id: number;
  readonly version: number;
  readonly formSession: string;
}

interface Saved {
  readonly id: number;
  readonly version: number;
}

/** One author at their forms: everything is sent until it is answered, as a browser's person would. */
export class Author {
  readonly told: Told[] = [];

  constructor(
    private readonly client: FaultClient,
    private readonly counts: Counts,
    private readonly random: () => number,
  ) {}

  /** Saves a new notice: once, twice at the same moment, or with its answer lost. */
  async share(name: string, place: Place, again?: Told): Promise<Told> {
    const formSession = await this.client.formSession();
    // Mails are many: some notices make enough of them.
    const mail = again?.mail ?? this.random() < (place === 'office' ? 0.3 : 0.08);
    const mode = again ? 'editReshare' : 'add';
    const { id = 0, version = 0 } = again ?? {};
    const form: Form = { mode, place, mail, title: name, id, version, formSession };
    const saved = await this.#saveOnce(form);
    if (saved.version !== 1) throw new Error(`${name} is new and of version ${saved.version}.`);
    const titles = new Map([[1, name]]);
    const told: Told = { name, place, mail, id: saved.id, title: name, version: 1, titles, state: 'active' };
    this.told.push(told);
    this.counts.saved += 1;
    if (again) this.counts.reshared += 1;
    return told;
  }

  /** What the author does next with a notice. */
  async change(told: Told): Promise<void> {
    const tear = this.random() < 0.4;
    const way = this.random();
    switch (told.state) {
      case 'active':
        if (way < 0.35) return this.#edit(told);
        if (way < 0.5) return this.#undo(told, tear);
        if (way < 0.6) {
          await this.share(`${told.name} again ${this.told.length}`, told.place, told);
          return;
        }
        if (way < 0.7 && told.place !== 'office') return this.#remind(told, tear);
        return this.#switch(told, 0, tear);
      case 'inactive':
        return way < 0.6 ? this.#switch(told, 1, tear) : this.#delete(told, tear);
      case 'deleted':
        return this.#restore(told, tear);
      case 'undone':
    }
  }

  /** Once, by a double click, or from two tabs that opened the same version: then one is refused. */
  async #edit(told: Told): Promise<void> {
    const { place, mail, id, version } = told;
    const formOf = async (title: string): Promise<Form> => ({
      mode: 'edit',
      place,
      mail,
      title,
      id,
      version,
      formSession: await this.client.formSession(),
    });
    const title = `${told.name} edit ${version}`;
    const forms =
      this.random() < 0.4
        ? [await formOf(title), await formOf(`${title} of another tab`)]
        : [await formOf(title)];
    const saves = await Promise.all(
      forms.map((form) =>
        this.#saveOnce(form).then(
          (saved) => ({ saved, title: form.title }),
          (error: unknown) => {
            if (!(error instanceof Refused) || error.status !== 409) throw error;
            return null;
          },
        ),
      ),
    );
    const [edit, another] = saves.filter((save) => save !== null);
    if (!edit || another)
      throw new Error(`Of two edits of ${told.name}, ${saves.length} or none were saved.`);
    if (edit.saved.id !== id || edit.saved.version !== version + 1)
      throw new Error(`${told.name}: version ${version} was edited and is ${JSON.stringify(edit.saved)}.`);
    told.title = edit.title;
    told.version = edit.saved.version;
    told.titles.set(told.version, told.title);
    this.counts.edited += 1;
    this.counts.stale += forms.length - 1;
  }

  /** A double click sends one form twice, and both are told the same. */
  async #saveOnce(form: Form): Promise<Saved> {
    const way = this.random();
    if (way >= 0.3) return this.#send(form, way < 0.7);
    this.counts.doubled += 1;
    const outcomes = await Promise.allSettled([this.#send(form, false), this.#send(form, way < 0.15)]);
    const told = new Set(
      outcomes.map((each) =>
        each.status === 'fulfilled' ? JSON.stringify(each.value) : String(each.reason),
      ),
    );
    if (told.size > 1) throw new Error(`${form.title} was answered ${[...told].join(' and ')}.`);
    const [first] = outcomes;
    if (first.status === 'rejected') throw first.reason;
    return first.value;
  }

  async #send({ place, mail, title, ...form }: Form, tear: boolean): Promise<Saved> {
    const common = {
      share_date: '',
      due_date: '',
      notify_email: mail ? (1 as const) : (0 as const),
      noticeSubmitType: form.mode,
      noticeVersion: form.mode === 'edit' ? form.version : 0,
      video_url: [],
      formSession: form.formSession,
    };
    const answer =
      place === 'office'
        ? await this.client.change(
            'create-notice-by-admin',
            {
              ...common,
              country_id: '0',
              state_id: '0',
              schoolIds: '0',
              gradeIds: '0',
              notice_title: title,
              notice_description: 'x',
              noticeFor: 4,
              active_status: 1,
              noticeBoardFiles: [],
              notice_id: form.id,
            },
            tear,
          )
        : await this.client.change(
            'create-notice',
            {
              ...common,
              school_id: 1,
              grade: String(place.gradeId),
              division: String(place.divisionId),
              title,
              description: 'x',
              due_date_mandatory: 0,
              isActive: 1,
              noticeID: form.id,
              noticeSendFor: 1,
              noticefiles: [],
            },
            tear,
          );
    return answer.data;
  }

  async #remind(told: Told, tear: boolean): Promise<void> {
    this.counts.changed += 1;
    await this.client.change('remind-notice', { notice_id: told.id }, tear);
  }

  async #switch(told: Told, isActive: 0 | 1, tear: boolean): Promise<void> {
    const notices = [{ id: told.id, version: told.version }];
    this.#noteChange(told, await this.client.change('set-notice-status', { notices, isActive }, tear));
    told.state = isActive === 1 ? 'active' : 'inactive';
  }

  async #delete(told: Told, tear: boolean): Promise<void> {
    const notices = [{ id: told.id, version: told.version }];
    this.#noteChange(told, await this.client.change('delete-faculty-notice', { notices }, tear));
    told.state = 'deleted';
  }

  async #restore(told: Told, tear: boolean): Promise<void> {
    const notices = [{ id: told.id, version: told.version }];
    this.#noteChange(told, await this.client.change('restore-notice', { notices }, tear));
    told.state = 'inactive';
  }

  /** A change is one version more, however often it was sent. */
  #noteChange(told: Told, { data }: { readonly data: { readonly done: readonly Saved[] } }): void {
    const version = data.done[0]?.version;
    if (version !== told.version + 1)
      throw new Error(`${told.name}: version ${told.version} was changed and is ${version}.`);
    told.version = version;
    this.counts.changed += 1;
  }

  /** A repeat finds nothing any more: that is the answer that was lost. */
  async #undo(told: Told, tear: boolean): Promise<void> {
    this.counts.changed += 1;
    try {
      await this.client.change('undo-notice', { notice_id: told.id, version: 1 }, tear);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // Changed since, or too late: it stays.
      if (error.status !== 404) return;
    }
    told.state = 'undone';
  }
}
