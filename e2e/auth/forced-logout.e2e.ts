import { expect, expectAccessible, password, people, test } from '../fixtures.ts';
import { SessionWatch } from './session.model.ts';
import { SignOutPage } from './sign-out.model.ts';

test.describe('signing people out', () => {
  test('of a division tells its pupils at once, and leaves the others alone [ST-32, RP-19, QU-09]', async ({
    openAs,
  }) => {
    const [rudra, vivaan, principal] = [
      await openAs('rudra'),
      await openAs('vivaan'),
      await openAs('principal'),
    ];
    const place = async (page: typeof rudra.page) => {
      const answer = page.waitForResponse(/resume-session/);
      await page.reload();
      return (await answer).ok();
    };
    expect([await place(rudra.page), await place(vivaan.page)]).toEqual([true, true]);
    const signOut = new SignOutPage(principal.page);
    await signOut.open();
    await expectAccessible(principal.page);
    await signOut.submit();
    await expect(principal.page.getByText('Choose who is to be signed out.')).toBeVisible();
    await signOut.chooseDivision('Grade 10 C');
    await signOut.submit();
    await expect(signOut.question).toContainText('Sign the students of Grade 10 C out?');
    await expectAccessible(principal.page);
    await signOut.confirm();

    await new SessionWatch(rudra.page).seeLocked('Your school has signed you out.');
    await expect(signOut.leaver(people.rudra.name)).toContainText('Signed out');
    await expectAccessible(principal.page);
    await expect(new SessionWatch(vivaan.page).dialog).toHaveCount(0);
    await vivaan.page.reload();
    await vivaan.seeCard();

    await new SessionWatch(rudra.page).signInAgain(password);
    await new SessionWatch(rudra.page).seeUnlocked();
    // The message is still within its five seconds: the new session lives on.
    await rudra.seeCard();
    await expect(signOut.leaver(people.rudra.name)).toContainText('Signed in again');
    await principal.page.getByRole('button', { name: 'Sign others out' }).click();
    await expect(
      principal.page.getByRole('button', { name: /Students of Grade 10 C/ }).first(),
    ).toBeVisible();
  });

  test('is heard by the realtime database alone, where no socket gets through [QU-09, CC-12]', {
    tag: '@long',
  }, async ({ openAs }) => {
    const [vivaan, principal] = [await openAs('vivaan'), await openAs('principal')];
    await vivaan.page.routeWebSocket(/\/socket\//, (socket) => socket.close());
    await vivaan.page.route(/\/socket\//, (route) => route.abort());
    const listens = new Promise<void>((resolve) => {
      vivaan.page.on('websocket', (socket) => {
        if (!socket.url().includes('/.ws')) return;
        // What stands at a place comes once the server listens to it for the page.
        socket.on('framereceived', ({ payload }) => {
          if (String(payload).includes('_DIVISION_')) resolve();
        });
      });
    });
    await vivaan.page.reload();
    await vivaan.seeCard();
    await listens;
    const signOut = new SignOutPage(principal.page);
    await signOut.open();
    await signOut.chooseDivision('Grade 9 A');
    await signOut.submit();
    await signOut.confirm();
    await new SessionWatch(vivaan.page).seeLocked('Your school has signed you out.');
  });

  test('of one person leaves their class mates alone, by keyboard alone [RP-19]', async ({ openAs }) => {
    const [nisha, principal] = [await openAs('nisha'), await openAs('principal')];
    const signOut = new SignOutPage(principal.page);
    await signOut.open();
    await principal.page.getByRole('combobox', { name: 'Person' }).focus();
    await principal.page.keyboard.type(people.nisha.name);
    await expect(principal.page.getByRole('option', { name: people.nisha.name })).toBeVisible();
    await principal.page.keyboard.press('ArrowDown');
    await principal.page.keyboard.press('Enter');
    await expect(principal.page.getByText('Signed in on')).toBeVisible();
    await principal.page.getByRole('button', { name: 'Sign out…' }).focus();
    await principal.page.keyboard.press('Enter');
    await expect(signOut.question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await principal.page.keyboard.press('Tab');
    await principal.page.keyboard.press('Enter');
    await expect(
      principal.page.getByRole('heading', { name: `${people.nisha.name} was signed out` }),
    ).toBeFocused();
    await new SessionWatch(nisha.page).seeLocked('Your school has signed you out.');
  });
});
