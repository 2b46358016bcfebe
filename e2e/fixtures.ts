import { test as base, expect, type Page } from '@playwright/test';
import { demoPassword } from '../server/seeds/demo-logins.ts';
import { LoginPage } from './auth/login.model.ts';
import { endContexts, isKept, openContext, useOptions } from './contexts.ts';
import { BoardPage } from './notices/board.model.ts';
import { draftsHere, outlivesTests, signedInPage } from './signed-in.ts';

/** Demo people by what they are in the stories. Sunrise: Zoya and Zara both teach 10C, Nisha other grades. */
export const people = {
  zoya: { login: 'F00001', name: 'Zoya Tiwari', dashboard: '/myteaching/dashboard' },
  zara: { login: 'F00007', name: 'Zara Nair', dashboard: '/myteaching/dashboard' },
  nisha: { login: 'F00003', name: 'Nisha Pandey', dashboard: '/myteaching/dashboard' },
  principal: { login: 'A00001', name: 'Anita Rao', dashboard: '/admin/dashboard' },
  rudra: { login: 'S00039', name: 'Rudra Kumar', dashboard: '/student' },
  vivaan: { login: 'S00033', name: 'Vivaan Khan', dashboard: '/student' },
  coder: { login: 'S00024', name: 'Tara Jain', dashboard: '/student' },
  /** Of the coder’s division: a journey’s second try. */
  coderMate: { login: 'S00072', name: 'Naina Sinha', dashboard: '/student' },
  coderTwo: { login: 'S00023', name: 'Aditi Müller', dashboard: '/student' },
  blocksStudent: { login: 'S00015', name: 'Mohammed Patil', dashboard: '/student' },
  blocksMate: { login: 'S00063', name: 'Siddharth Desai', dashboard: '/student' },
  /** Whose damaged program is of no other journey. */
  blocksThird: { login: 'S00111', name: 'Harsh Ghosh', dashboard: '/student' },
  pythonStudent: { login: 'S00040', name: 'Veer Rao', dashboard: '/student' },
  pythonMate: { login: 'S00088', name: 'Farhan Nair', dashboard: '/student' },
  coderTeacher: { login: 'F00006', name: "Parth D'Souza", dashboard: '/myteaching/dashboard' },
  painter: { login: 'S00099', name: 'Ishita Saxena', dashboard: '/student' },
  painterMate: { login: 'S00147', name: 'Kabir Gandhi', dashboard: '/student' },
  painterTeacher: { login: 'F00012', name: 'Samir Kapoor', dashboard: '/myteaching/dashboard' },
  demoTeacher: { login: 'F00951', name: 'Demo Teacher', dashboard: '/myteaching/dashboard' },
  clubTeacher: { login: 'F00901', name: 'Leela Menon', dashboard: '/myteaching/dashboard' },
  chessTeacher: { login: 'F00902', name: 'Gurpreet Singh', dashboard: '/myteaching/dashboard' },
  clubStudent: { login: 'S09001', name: 'Aman Gill', dashboard: '/student/club' },
  chessStudent: { login: 'S09006', name: 'Tara Fernandes', dashboard: '/student/club' },
  mixedAdmin: { login: 'A00301', name: 'Sunita Pillai', dashboard: '/admin/dashboard' },
  mixedStudent: { login: 'S09301', name: 'Ira Kapoor', dashboard: '/student' },
  newTeacher: { login: 'F00303', name: 'Peter Rozario', dashboard: '/myteaching/dashboard' },
  superAdmin: { login: 'X00001', name: 'Meera Krishnan', dashboard: '/dashboard' },
} as const;
export type Who = keyof typeof people;

export const password = demoPassword;

interface Fixtures {
  /** Signs this person in, in a new browser context. The page is still empty. */
  pageAs: (who: Who) => Promise<Page>;
  /** A browser of its own, signed in as this person, on the page with their Task Genie card. */
  openAs: (who: Who, options?: { readonly carriesDrafts: boolean }) => Promise<BoardPage>;
  login: LoginPage;
  nothingStaysOpen: undefined;
}

export const test = base.extend<Fixtures>({
  context: async ({ browser, baseURL }, use) =>
    use(await openContext(browser, { ...(baseURL && { baseURL }) }, draftsHere)),
  baseURL: async ({ baseURL: _unset }, use) => use(process.env.BANYAN_URL),
  pageAs: async ({ browser, baseURL }, use) =>
    use((who) => signedInPage(browser, baseURL, people[who].login)),
  openAs: async ({ browser, baseURL }, use) => {
    await use(async (who, { carriesDrafts } = { carriesDrafts: false }) => {
      const page = await signedInPage(browser, baseURL, people[who].login, carriesDrafts);
      const board = new BoardPage(page);
      // Early in a month the current one, which a card begins with, holds next to nothing.
      await page.goto(`${people[who].dashboard}?month=all`);
      await board.seeCard();
      return board;
    });
  },
  login: async ({ page }, use) => use(new LoginPage(page)),
  // A page that a test leaves open receives every hint of the tests after it and draws again each time.
  nothingStaysOpen: [
    async ({ browser, viewport, locale, timezoneId, serviceWorkers, contextOptions }, use, test) => {
      const earlier = new Set(browser.contexts());
      useOptions({
        viewport,
        serviceWorkers,
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
        ...contextOptions,
      });
      await use(undefined);
      useOptions(undefined);
      await endContexts(test.status === test.expectedStatus, (context) => outlivesTests.has(context));
      for (const context of browser.contexts())
        if (!earlier.has(context) && !outlivesTests.has(context) && !isKept(context)) await context.close();
    },
    { auto: true },
  ],
});

export { expectAccessible } from './axe.ts';
export { sample } from './sample.ts';
export { expect };
