import type { Page } from '@playwright/test';
import { client, type OutsideProvider, startProvider } from '../../tests/oidc/provider.ts';
import { expect, expectAccessible, password, test } from '../fixtures.ts';
import { type OwnProduct, startOwnProduct } from '../own-product.ts';
import { lakeside, openLakeside, sql } from './lakeside.ts';

let outside: OutsideProvider;
let product: OwnProduct | undefined;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  outside = await startProvider();
  product = await startOwnProduct({
    OIDC_PROVIDERS: `school=${outside.issuer}`,
    OIDC_LOOPBACK: 'on',
    OIDC_SCHOOL_CLIENT_ID: client.id,
    OIDC_SCHOOL_CLIENT_SECRET: client.secret,
    OIDC_SCHOOL_LABEL: 'Meadow',
  });
  outside.register(process.env['BANYAN_URL'] ?? '');
  await openLakeside();
});
test.afterAll(async () => {
  await product?.close();
  await outside.close();
});
test.beforeEach(async () => {
  outside.accounts.clear();
  for (const { email } of [lakeside.meena, lakeside.omar])
    outside.accounts.set(email, { id: email, email, isVerified: true });
  await sql('delete from linked_accounts');
});

const offered = () =>
  sql(
    `insert into school_providers (school_id, provider, is_on, domains) values (90, 'school', true, '{lakeside.example}')
     on conflict (school_id, provider) do update set is_on = true`,
  );
const openLogin = async (page: Page) => {
  await page.goto(`${process.env['BANYAN_URL']}/login`);
  await page.getByRole('link', { name: 'Sign in with Meadow' }).waitFor();
};
const goThrough = async (page: Page, email: string) => {
  await page.getByRole('link', { name: 'Sign in with Meadow' }).click();
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor();
  await page.getByRole('button', { name: email }).click();
};
const landed = (page: Page) => page.waitForURL((url) => url.pathname === '/schedule/faculty');
const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out' }).first().click();

test('an admin allows the accounts of a provider for the school', { tag: '@long' }, async ({ page }) => {
  await sql('delete from school_providers');
  await openLogin(page);
  await page.getByRole('textbox', { name: 'Username' }).fill(lakeside.principal.login);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/admin\/dashboard/);
  await page.goto(`${process.env['BANYAN_URL']}/admin/settings`);
  const form = page.locator('form').filter({ hasText: 'E-mail domains of your school' });
  await form
    .getByRole('switch', { name: 'Allow it' })
    .or(form.getByRole('checkbox', { name: 'Allow it' }))
    .check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Write at least one e-mail domain of your school.')).toBeVisible();
  await form.getByRole('textbox').fill('lakeside');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('“lakeside” is not how an e-mail address ends.')).toBeVisible();
  await form.getByRole('textbox').fill('@Lakeside.example');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(form.getByRole('textbox')).toHaveValue('lakeside.example');
  expect(await sql('select school_id, is_on, domains from school_providers')).toEqual([
    { school_id: 90, is_on: true, domains: ['lakeside.example'] },
  ]);
  await expectAccessible(page);
});

test('a first sign-in connects the account; the next needs no password; signing out is offered there too', async ({
  page,
}) => {
  await offered();
  await openLogin(page);
  await expectAccessible(page);
  await goThrough(page, lakeside.meena.email);
  await expect(page.getByRole('heading', { name: 'Connect your Meadow account' })).toBeVisible();
  await expect(page.getByText(`Go on only if ${lakeside.meena.email} is yours.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Connect and sign in' }).click();
  await expect(page.getByText('Please enter your password')).toBeVisible();
  await page.getByRole('textbox', { name: 'Username' }).fill(lakeside.meena.login);
  await page.getByRole('textbox', { name: 'Password' }).fill('Wrong@123');
  await page.getByRole('button', { name: 'Connect and sign in' }).click();
  await expect(page.getByText('Invalid username or password.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Connect and sign in' }).click();
  await landed(page);

  await signOut(page);
  await expect(page.getByText('maybe still signed in to Meadow')).toBeVisible();
  await goThrough(page, lakeside.meena.email);
  await landed(page);

  await signOut(page);
  await page.getByRole('link', { name: 'Sign out of Meadow too' }).click();
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await page.waitForURL(/\/login/);
  await expect(page.getByText('maybe still signed in')).toHaveCount(0);
});

test('somebody connects an account from the menu, and takes it away again', { tag: '@long' }, async ({
  page,
}) => {
  await offered();
  await openLogin(page);
  await page.getByRole('textbox', { name: 'Username' }).fill(lakeside.omar.login);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await landed(page);
  const dialog = page.getByRole('dialog', { name: 'Connected accounts' });
  const openDialog = () => page.getByRole('button', { name: 'Connected accounts' }).click();
  await openDialog();
  await dialog.getByRole('button', { name: 'Connect Meadow account' }).click();
  await dialog.getByRole('button', { name: 'Go on to Meadow' }).click();
  await expect(dialog.getByText('Please enter your password')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Your password here' }).fill('Wrong@123');
  await dialog.getByRole('button', { name: 'Go on to Meadow' }).click();
  await expect(dialog.getByText('Current password is incorrect.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Your password here' }).fill(password);
  await dialog.getByRole('button', { name: 'Go on to Meadow' }).click();
  await page.getByRole('button', { name: lakeside.omar.email }).click();
  await expect(page.getByRole('heading', { name: 'Account connected' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go on' }).click();
  await landed(page);
  await openDialog();
  await expect(dialog.getByText(`${lakeside.omar.email}, connected on`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Disconnect your Meadow account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(dialog.getByText('Not connected')).toBeVisible();
});

test('who gives up, vanished there or is switched off here reads it beside the button', {
  tag: '@long',
}, async ({ page }) => {
  await offered();
  await openLogin(page);
  await page.getByRole('link', { name: 'Sign in with Meadow' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You did not go on at Meadow.')).toBeVisible();
  await expect(page.getByText('You can sign in with your username and password as ever.')).toBeVisible();
  await expectAccessible(page);
  // Said once.
  await page.reload();
  await page.getByRole('link', { name: 'Sign in with Meadow' }).waitFor();
  await expect(page.getByText('You did not go on at Meadow.')).toHaveCount(0);

  await sql(
    `insert into linked_accounts (school_id, person_id, provider, issuer, subject, account, connected_at)
     select school_id, id, 'school', $1, $2, $2, now() from people where login_name = $3`,
    [outside.issuer, lakeside.meena.email, lakeside.meena.login],
  );
  await sql('update people set is_active = false where login_name = $1', [lakeside.meena.login]);
  await goThrough(page, lakeside.meena.email);
  await expect(page.getByText('Your account is not active.')).toBeVisible();
  await sql('update people set is_active = true where login_name = $1', [lakeside.meena.login]);
});

test('a sign-out at the provider ends the page here, which says so and waits', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await offered();
  await openLogin(page);
  await goThrough(page, lakeside.meena.email);
  await page.getByRole('textbox', { name: 'Username' }).fill(lakeside.meena.login);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Connect and sign in' }).click();
  await landed(page);

  const there = await context.newPage();
  await there.goto(`${outside.issuer}/session/end`);
  await there.getByRole('button', { name: 'Yes, sign me out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog.getByText('You were signed out with the account of your school')).toBeVisible();
  await expectAccessible(page);
});

test('an admin takes an account from somebody, who is signed out and told', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  await offered();
  const elsewhere = await browser.newContext({ reducedMotion: 'reduce' });
  const theirs = await elsewhere.newPage();
  await openLogin(theirs);
  await goThrough(theirs, lakeside.omar.email);
  await theirs.getByRole('textbox', { name: 'Username' }).fill(lakeside.omar.login);
  await theirs.getByRole('textbox', { name: 'Password' }).fill(password);
  await theirs.getByRole('button', { name: 'Connect and sign in' }).click();
  await landed(theirs);

  await openLogin(page);
  await page.getByRole('textbox', { name: 'Username' }).fill(lakeside.principal.login);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/admin\/dashboard/);
  await page.goto(`${process.env['BANYAN_URL']}/admin/faculty?q=${lakeside.omar.login}`);
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Connected accounts' }).click();
  const dialog = page.getByRole('dialog', { name: /^Connected accounts of/ });
  await expect(dialog.getByText(`${lakeside.omar.email}, connected on`)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Disconnect the Meadow account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(dialog.getByText('No account is connected.')).toBeVisible();
  await expect(theirs.getByText('Your school has signed you out.')).toBeVisible();
  await elsewhere.close();
});
