import { expect, type Locator, type Page } from '@playwright/test';

/** The first screen of a teacher, a project of a class and its sessions. */
export class TeachingPage {
  constructor(readonly page: Page) {}

  /** What runs now, with its session. */
  get now(): Locator {
    return this.page.getByRole('region', { name: 'Now' });
  }

  async openFirst(): Promise<this> {
    await this.page.goto('/schedule/faculty');
    await expect(this.now).toBeVisible();
    return this;
  }

  async openProject({ projectId, grade, division }: Place): Promise<this> {
    await this.page.goto(`/myteaching/Classroom/project/${projectId}/${grade}/${division}`);
    await expect(this.page.getByRole('heading', { name: 'Sessions', level: 2 })).toBeVisible();
    return this;
  }

  /** A session of the project that is open. */
  session(title: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('link', { name: title }) });
  }

  present(title: string, within: Locator | Page = this.now): Locator {
    return within.getByRole('link', { name: new RegExp(`^Present .*${title}`) });
  }

  share(title: string, within: Locator | Page = this.now): Locator {
    return within.getByRole('button', { name: new RegExp(`^Share .*${title}`) });
  }

  unshare(title: string, within: Locator | Page = this.now): Locator {
    return within.getByRole('button', { name: new RegExp(`^Stop sharing .*${title}`) });
  }

  done(title: string, within: Locator | Page = this.now): Locator {
    return within.getByRole('button', { name: new RegExp(`^Mark as done: .*${title}`) });
  }

  get stage(): Locator {
    return this.page.getByRole('dialog', { name: /^Presenting/ });
  }

  async seePresenting(title: string): Promise<void> {
    await expect(this.stage).toBeVisible();
    await expect(this.stage).toContainText(title);
    await expect(this.stage.locator('iframe, canvas, img').first()).toBeVisible({ timeout: 30_000 });
  }

  async endPresenting(): Promise<void> {
    await this.stage.getByRole('button', { name: 'End' }).click();
    await expect(this.stage).toHaveCount(0);
  }

  async seeMessage(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text).first()).toBeVisible();
  }

  async undo(): Promise<void> {
    await this.page.getByRole('button', { name: 'Undo' }).last().click();
  }

  async act(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'More', exact: true }).click();
    await this.page.getByRole('menuitem', { name, exact: true }).click();
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }
}

interface Place {
  readonly projectId: number;
  readonly grade: number;
  readonly division: number;
}
