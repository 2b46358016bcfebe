import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { readMail } from '../../tests/server/outbox.ts';
import { LoginPage } from './login.model.ts';

/** Everything about signing in beside name and password. */
export class SignInWays extends LoginPage {
  get dialog() {
    return this.page.getByRole('dialog');
  }

  async chooseCode(): Promise<void> {
    await this.#choose('One-time code');
    await expect(this.page.getByRole('group', { name: 'One-time code' })).toBeVisible();
  }

  async choosePassword(): Promise<void> {
    await this.#choose('Password');
  }

  /** The radio button itself lies under its words. */
  async #choose(way: string): Promise<void> {
    const radio = this.page.getByRole('radio', { name: way });
    await this.page.locator('label').filter({ has: radio }).click();
    await expect(radio).toBeChecked();
  }

  async typeCode(code: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Digit 1 of 6' }).click();
    await this.page.keyboard.type(code);
  }

  async openForgot(): Promise<void> {
    await this.page.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(this.dialog).toBeVisible();
  }

  async sayWho(who: 'School' | 'Faculty' | 'Student'): Promise<void> {
    await this.dialog.getByLabel('You are').click();
    await this.page.getByRole('option', { name: who }).click();
  }

  async askForMail(email: string): Promise<void> {
    await this.dialog.getByLabel('E-mail address').fill(email);
    await this.dialog.getByRole('button', { name: 'Send the mail' }).click();
  }

  async fillNewPassword(secret: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'New password', exact: true }).fill(secret);
    await this.page.getByRole('textbox', { name: 'New password again' }).fill(secret);
  }
}

/** The newest mail to this address that came since `known` was taken. */
export async function mailTo(address: string, known: ReadonlySet<string>): Promise<string> {
  let text = '';
  await expect
    .poll(async () => {
      for (const name of await outbox()) {
        if (known.has(name)) continue;
        const mail = readMail(await readFile(join(folder(), name), 'utf8'));
        if (mail.to === address) text = mail.text;
      }
      return text;
    })
    .not.toBe('');
  return text;
}

export async function outbox(): Promise<ReadonlySet<string>> {
  return new Set((await readdir(folder())).filter((name) => name.endsWith('.eml')));
}

const folder = () => join(process.env['BANYAN_DATA'] ?? '', 'outbox');
