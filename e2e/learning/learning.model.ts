import { expect, type Page } from '@playwright/test';
import { getDigitalBookCall } from '../../contract/books/calls/get-digital-book.call.ts';
import { getDivisionAssignedCall } from '../../contract/books/calls/get-division-assigned.call.ts';
import { getProjectSessionListCall } from '../../contract/teaching/calls/get-project-session-list.call.ts';
import type { CallsAs } from './calls-as.ts';

/** A student's projects and sessions. */
export class LearningPage {
  constructor(readonly page: Page) {}

  /** From the list; returns its number. */
  async openProject(title: string): Promise<number> {
    await this.page.goto('/mylearning/Classroom');
    await this.page
      .getByRole('heading', { name: new RegExp(`^${title}`) })
      .getByRole('link')
      .click();
    await expect(this.sessions.first()).toBeVisible();
    return Number(/project\/(\d+)$/.exec(new URL(this.page.url()).pathname)?.[1]);
  }

  get sessions() {
    return this.page.getByRole('region', { name: 'Sessions' }).getByRole('listitem');
  }

  async openSession(title: string): Promise<void> {
    await this.sessions.filter({ hasText: title }).getByRole('link').click();
    await expect(this.page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(this.page.getByRole('heading', { name: 'Presentation' })).toBeVisible();
  }

  /** What a teacher shares: the first session of the project, with the class of the demo's student. */
  async firstSession(teacher: CallsAs, project_id: number) {
    const { data: books } = await teacher.call(getDigitalBookCall, {});
    const { data: classes } = await teacher.call(getDivisionAssignedCall, {
      book_id: books.find(({ class_name }) => class_name === 'Grade 10')?.book_id ?? 0,
    });
    const own = classes.find(({ division_name }) => division_name === 'C');
    const at = { grade: own?.grade_id ?? 0, division: own?.division_id ?? 0 };
    const { data } = await teacher.call(getProjectSessionListCall, { project_id, ...at });
    return { project_id, session_id: data.sessions[0]?.session_id ?? 0, ...at };
  }

  private get film() {
    return this.page.locator('video');
  }

  filmPlace(): Promise<number> {
    return this.film.evaluate((film: HTMLVideoElement) => film.currentTime);
  }

  async startFilm(): Promise<void> {
    // The player begins to look after its film when it is in view.
    await this.film.scrollIntoViewIfNeeded();
    await expect(this.page.getByRole('button', { name: /^Play/ }).first()).toBeVisible();
    await expect
      .poll(() => this.film.evaluate((film: HTMLVideoElement) => film.readyState))
      .toBeGreaterThan(1);
    await this.film.evaluate(async (film: HTMLVideoElement) => {
      film.muted = true;
      await film.play();
    });
  }

  /** Plays fast until this second, and waits until the server has the place. */
  async playTo(second: number): Promise<void> {
    const saved = this.page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/save-learning-bookmark') && answer.request().postDataJSON().seconds >= second,
      { timeout: 45_000 },
    );
    await this.startFilm();
    await this.film.evaluate((film: HTMLVideoElement) => {
      film.playbackRate = 4;
    });
    await expect.poll(() => this.filmPlace(), { timeout: 45_000 }).toBeGreaterThanOrEqual(second);
    await this.film.evaluate((film: HTMLVideoElement) => film.pause());
    expect((await saved).status()).toBe(200);
  }
}
