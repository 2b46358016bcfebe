import { openAt } from '../classes/hillview.ts';
import { expect, test } from '../fixtures.ts';
import { type OwnProduct, startOwnProduct } from '../own-product.ts';
import { openSeaside } from './seaside.ts';
import { captures, seeMoving, share } from './sharing.ts';

test.use(captures);
test.describe.configure({ mode: 'serial' });

let product: OwnProduct;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await startOwnProduct();
  await openSeaside(99);
});
test.afterAll(() => product.close());

test('a server that is killed while a screen is shared shows it again, without a press [ST-28, ST-30, EN-44]', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const student = await openAt(browser, 'S99001', '/student');
  const teacher = await openAt(browser, 'F99001', '/myteaching/dashboard');
  const host = await share(teacher);
  await host.getByRole('button', { name: 'Choose screen' }).click();
  await expect(host.getByText('Live', { exact: true })).toBeVisible();
  await student.getByRole('alertdialog').getByRole('button', { name: 'Join' }).click();
  await seeMoving(student);
  await student.getByRole('button', { name: 'Raise hand' }).click();
  await expect(host.getByText('1 hand is raised')).toBeVisible();

  await product.kill();
  await expect(student.getByText('Connecting')).toBeVisible();
  await expect(host.getByText('Connecting')).toBeVisible();
  await product.startAgain();
  await expect(host.getByText('Live', { exact: true })).toBeVisible();
  await expect(student.getByText('Connecting')).toBeHidden();
  await seeMoving(student);
  // What was up is up, and the share is the same.
  await expect(host.getByText('1 hand is raised')).toBeVisible();
  await host.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(student.getByRole('dialog')).toBeHidden();
});
