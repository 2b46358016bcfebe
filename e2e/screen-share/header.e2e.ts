import { SignInWays } from '../auth/sign-in-ways.model.ts';
import { expect, test } from '../fixtures.ts';
import { ProfilePage } from '../profile/profile.model.ts';
import { SearchPage } from '../search/search.model.ts';

const icons = /^(Share Screen|Stop Share Screen|Rejoin Screen Share)$/;

test('the header has what a role does with screens, and nothing of it for the office [ML-04, ML-05]', async ({
  openAs,
}) => {
  const teacher = await openAs('zara');
  await expect(teacher.page.getByRole('button', { name: icons })).toHaveAccessibleName('Share Screen');
  // Nothing is shared with them now.
  const student = await openAs('vivaan');
  await expect(student.page.getByRole('button', { name: /^Profile of / })).toBeVisible();
  await expect(student.page.getByRole('button', { name: icons })).toHaveCount(0);
  const office = await openAs('superAdmin');
  await expect(office.page.getByRole('button', { name: /^Profile of / })).toBeVisible();
  await expect(office.page.getByRole('button', { name: icons })).toHaveCount(0);
});

test('every dialog of the frame can be reached: a forgotten password, search, sharing, the own profile, a new password [LG-10]', async ({
  page,
  openAs,
}) => {
  const login = new SignInWays(page);
  await login.open();
  await login.openForgot();

  const { page: teacher } = await openAs('zara');
  const search = new SearchPage(teacher);
  await search.openByButton();
  await teacher.keyboard.press('Escape');
  await expect(search.dialog).toHaveCount(0);
  await teacher.getByRole('button', { name: 'Share Screen', exact: true }).click();
  const share = teacher.getByRole('dialog', { name: 'Share your screen' });
  await share.getByRole('button', { name: 'Cancel' }).click();
  await expect(share).toHaveCount(0);
  await new ProfilePage(teacher).openChangePassword();

  const { page: student } = await openAs('vivaan');
  await new ProfilePage(student).open();
});
