import { expect, type Page } from '@playwright/test';
import type { RecordedState, RecordedStep, Recording } from '../../contract/diagnostics/recording.wire.ts';
import { LoginPage } from '../auth/login.model.ts';
import { sample } from '../fixtures.ts';
import { BoardPage } from '../notices/board.model.ts';
import { NoticeForm } from '../notices/notice-form.model.ts';

type Event = RecordedStep['event'];
/** What a person did to cause an event; whatever else a machine hears of is an answer, and is waited for. */
type Deeds = Readonly<Record<string, (event: Event) => Promise<void>>>;

interface Stage {
  readonly page: Page;
  readonly login: string;
  readonly password: string;
}

const text = (event: Event, field: string): string => {
  const value = event[field];
  return typeof value === 'string' ? value : '';
};
/** So often a save is tried by itself before its call counts as unanswered. */
const triesOfCall = 3;

/** Goes the way of a recording in the real app: the deeds of its person, through the page models. */
export class Replayer {
  readonly #stage: Stage;
  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Calls that had no answer then have none now. */
  async loseAnswers({ calls }: Recording, name: string): Promise<void> {
    const lost = calls.filter((call) => call.name === name && call.status === 0).length;
    if (lost > 0)
      await this.#stage.page.route(`**/${name}`, (route) => route.abort(), { times: lost * triesOfCall });
  }

  async perform(recording: Recording): Promise<void> {
    const machineOf = new Map(recording.actors.map(({ id, machine }) => [id, machine]));
    for (const [index, step] of recording.steps.entries()) {
      const machine = machineOf.get(step.actor) ?? '';
      if (step.kind === 'start') {
        if (machine === 'noticeForm') await this.#openForm();
        continue;
      }
      const deed = { session: this.#session, noticeForm: this.#form }[machine]?.[step.event.type];
      if (!deed) continue;
      await deed(step.event);
      await this.#seeResult(recording, index, machine);
    }
  }

  async #openForm(): Promise<void> {
    const board = new BoardPage(this.#stage.page);
    const add = this.#stage.page.getByRole('button', { name: 'Add notice' });
    if (!(await add.isVisible()))
      await this.#stage.page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await board.clickAdd();
  }

  /** A deed whose answer moved the form on is waited for: the next one belongs to what comes then. */
  async #seeResult({ steps }: Recording, index: number, machine: string): Promise<void> {
    const type = steps[index]?.event.type ?? '';
    if (machine !== 'noticeForm' || !['form.submit', 'form.retry'].includes(type)) return;
    const actor = steps[index]?.actor;
    const later = steps.slice(index).filter((step) => step.actor === actor);
    const form = new NoticeForm(this.#stage.page);
    if (later.some(({ state }) => workOf(state) === 'unsent') && type === 'form.submit')
      await expect(this.#retry).toBeVisible({ timeout: 20_000 });
    else if (later.some(({ status }) => status === 'done')) await form.dontSee();
  }

  get #retry() {
    return new NoticeForm(this.#stage.page).dialog.getByRole('button', { name: 'Try again' });
  }

  get #session(): Deeds {
    const { page, login, password } = this.#stage;
    return {
      'login.submit': async () => {
        await new LoginPage(page).signIn(login, password);
        await page.waitForURL((url) => url.pathname !== '/login');
      },
      'logout.submit': async () => {
        await page.getByRole('button', { name: 'Sign out' }).click();
        await new LoginPage(page).see();
      },
    };
  }

  get #form(): Deeds {
    const form = new NoticeForm(this.#stage.page);
    return {
      'edit.title': (event) => form.fillTitle(text(event, 'text')),
      'edit.description': (event) => form.fillDescription(text(event, 'text')),
      'edit.grades': ({ chosen }) => this.#choose('Grade', chosen),
      'edit.divisions': ({ chosen }) => this.#choose('Division', chosen),
      'edit.due_date': (event) => form.fillDate('Due date', text(event, 'day')),
      'files.add': async ({ files }) => {
        const names = (files as { name: string }[]).map(({ name }) => `notice.${name.split('.').at(-1)}`);
        await form.addFiles(...names.map(sample));
        await form.seeFilesSaved(names.length);
      },
      'form.submit': () => form.clickSubmit(),
      'form.retry': () => this.#retry.click(),
      'form.close': () => form.clickClose(),
    };
  }

  /** Lists hold numbers: their names are not in a recording. */
  async #choose(list: 'Grade' | 'Division', chosen: unknown): Promise<void> {
    const { page } = this.#stage;
    await new NoticeForm(page).dialog.getByRole('combobox', { name: new RegExp(`^${list}`) }).click();
    for (const id of chosen as number[]) {
      const option = page.locator(`[role=option][data-value="${id}"]`);
      if ((await option.getAttribute('aria-selected')) !== 'true') await option.click();
    }
    await page.getByRole('button', { name: 'Done' }).click();
  }
}

const workOf = (state: RecordedState): string => {
  if (typeof state === 'string') return state;
  const { open, ...others } = state;
  if (open === undefined || typeof open === 'string') return Object.keys(others)[0] ?? 'open';
  const { work } = open;
  return typeof work === 'string' ? work : (Object.keys(work ?? {})[0] ?? '');
};
const topOf = (state: RecordedState) => (typeof state === 'string' ? state : (Object.keys(state)[0] ?? ''));

/** The states a machine went through, each named once in a row: how long answers take does not show. */
export function pathOf({ actors, steps }: Recording, machine: 'session' | 'noticeForm'): string[] {
  const name = machine === 'session' ? topOf : workOf;
  const ids = new Set(actors.filter((actor) => actor.machine === machine).map(({ id }) => id));
  const names = steps.filter(({ actor }) => ids.has(actor)).map(({ state }) => name(state));
  return names.filter((each, index) => each !== names[index - 1]);
}

/** The first state in which two recordings part, in words; null: they went the same way. */
export function firstDivergence(one: Recording, other: Recording): string | null {
  for (const machine of ['session', 'noticeForm'] as const) {
    const [was, is] = [pathOf(one, machine), pathOf(other, machine)];
    for (let at = 0; at < Math.max(was.length, is.length); at += 1)
      if (was[at] !== is[at])
        return `${machine}: state ${at + 1} was ${was[at] ?? 'the end'}, now ${is[at] ?? 'the end'}`;
  }
  return null;
}
