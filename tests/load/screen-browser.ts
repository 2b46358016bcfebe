import { setTimeout } from 'node:timers/promises';
import { build } from '../../tools/build.mjs';
import { type Browser, type Person, startBrowser, type Tab } from './browser-tabs.ts';
import { clockPage, clockReader, clockTitle } from './pixel-clock.ts';
import { signInByCookie } from './product-client.ts';
import { alsoStop, mailSent, type Program, query, startPostgres, startProduct } from './programs.ts';
import { percentile } from './report.ts';

/**
 * What a teacher and students in real browsers meet, by a clock in the pixels of the shared tab: `npm run bench:screen
 * -- --browser`. Browsers, server and database share this machine, so every figure is worse than a school's.
 */
const seconds = Number(process.env['SECONDS'] ?? 20);
/** Milliseconds, but the last: frames a second while the host's tab is hidden. */
const bars = {
  video: 500,
  pictures: 1500,
  lateJoiner: 1000,
  pause: 500,
  stop: 1000,
  killed: 5000,
  hiddenFrames: 5,
};

const button = (name: string) =>
  `[...document.querySelectorAll('button')].find((each) => (each.ariaLabel ?? each.textContent).trim() === '${name}')`;
const press = (tab: Tab, name: string) => tab.evaluate(`${button(name)}.click()`);
const has = (text: string) => `document.body.innerText.includes('${text}')`;
const sees = 'clockSeen.length > 0';

interface Seen {
  readonly age: number;
  readonly at: number;
}
const seenBy = async (tab: Tab): Promise<readonly Seen[]> => (await tab.evaluate('clockSeen')) as Seen[];
const forget = (tab: Tab) => tab.evaluate('clockSeen.length = 0');

interface Place {
  readonly grade: number;
  readonly division: number;
}

/** Of the class of S00039: where it is, and who else studies there. */
async function demoClass(databaseUrl: string): Promise<{ place: Place; students: string[] }> {
  const rows = await query<Place & { login: string }>(
    databaseUrl,
    `select m.grade_id as grade, m.division_id as division, other.login_name as login from people s
     join memberships m on m.person_id = s.id
     join memberships t on t.division_id = m.division_id
     join people f on f.id = t.person_id and f.login_name = 'F00001'
     join memberships o on o.division_id = m.division_id
     join people other on other.id = o.person_id and other.role = 3
     where s.login_name = 'S00039' order by other.login_name limit 5`,
  );
  const [place] = rows;
  if (!place) throw new Error('The demo class is not there.');
  return { place, students: rows.map(({ login }) => login) };
}

async function enter(browser: Browser, product: Program, login: string, script: string): Promise<Person> {
  const address = `http://127.0.0.1:${product.port}`;
  const cookie = { name: 'banyan_session', value: await signInByCookie(product, login), url: address };
  const mark = `if (location.origin === '${address}') localStorage.setItem('expiration', Date.now() + 8 * 3600000);`;
  return browser.person([cookie], `${mark}${script}`);
}

/** A student, who answers the offer with Later. */
async function student(
  browser: Browser,
  product: Program,
  login: string,
  takes: 'video' | 'pictures',
): Promise<Tab> {
  const without = takes === 'pictures' ? 'delete globalThis.VideoDecoder;' : '';
  const person = await enter(browser, product, login, without + clockReader);
  const tab = await person.open(`http://127.0.0.1:${product.port}/student`);
  await tab.until(`!!${button('Later')}`);
  await press(tab, 'Later');
  await tab.until(`!!${button('Rejoin Screen Share')} && !${button('Later')}`);
  return tab;
}

/** Milliseconds from the press to the first picture. */
async function join(tab: Tab): Promise<number> {
  const began = performance.now();
  await press(tab, 'Rejoin Screen Share');
  return tab.until(sees, began);
}

const found: boolean[] = [];
function say(what: string, figure: number, bar: number, unit = 'ms', isLeast = false): void {
  const holds = isLeast ? figure >= bar : figure <= bar;
  found.push(holds);
  const sign = isLeast ? '≥' : '≤';
  console.log(
    `${what}: ${figure.toFixed(unit === 'ms' ? 0 : 1)} ${unit}, bar ${sign} ${bar}: ${holds ? 'ok' : 'OVER'}`,
  );
}

async function ages(tab: Tab): Promise<{ p50: number; p95: number; rate: number }> {
  const seen = await seenBy(tab);
  const times = seen.map(({ age }) => age);
  const span = ((seen.at(-1)?.at ?? 0) - (seen[0]?.at ?? 0)) / 1000;
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), rate: (seen.length - 1) / span };
}

async function measure(browser: Browser, url: string, folder: string): Promise<void> {
  let product = await startProduct(url, folder);
  await mailSent(url);
  const { place, students } = await demoClass(url);
  const [first = '', second = '', late = ''] = students;
  const teacher = await enter(browser, product, 'F00001', '');
  const search = `grade=${place.grade}&division=${place.division}`;
  const host = await teacher.open(`http://127.0.0.1:${product.port}/myteaching/screen-share?${search}`);
  const lesson = await teacher.open(clockPage);
  await host.show();
  await host.until(`!!${button('Choose screen')}`);
  await press(host, 'Choose screen');
  await host.until(`!!${button('Pause')}`);
  await lesson.show();
  if ((await host.evaluate('document.visibilityState')) !== 'hidden')
    throw new Error('The host is not hidden.');

  const video = await student(browser, product, first, 'video');
  say('the first viewer, from the press to a picture', await join(video), bars.lateJoiner);
  await forget(video);
  await setTimeout(seconds * 1000);
  const byVideo = await ages(video);
  console.log(`video, half of the pictures: ${byVideo.p50.toFixed(0)} ms old`);
  say('video, glass to glass, p95', byVideo.p95, bars.video);
  say("frames while the host's tab is hidden", byVideo.rate, bars.hiddenFrames, 'a second', true);

  const pictures = await student(browser, product, second, 'pictures');
  await join(pictures);
  await forget(pictures);
  const joiner = await student(browser, product, late, 'video');
  say('a late joiner, from the press to a picture', await join(joiner), bars.lateJoiner);
  await setTimeout(seconds * 1000);
  say('pictures, glass to glass, p95', (await ages(pictures)).p95, bars.pictures);

  let began = performance.now();
  await press(host, 'Pause');
  say('pause', await video.until(has('Paused by the teacher'), began), bars.pause);
  await press(host, 'Go on');
  await video.until(`!${has('Paused by the teacher')}`);

  await forget(video);
  began = performance.now();
  process.kill(product.pid, 'SIGKILL');
  product = await startProduct(url, folder, product.port);
  console.log(`the server was killed, and answered again after ${(performance.now() - began).toFixed(0)} ms`);
  await video.until(has('Connecting'));
  await forget(video);
  say('killed server: a picture again, without a press', await video.until(sees, began), bars.killed);

  began = performance.now();
  await press(host, 'Stop sharing');
  say('stop', await video.until('!document.querySelector("[role=dialog]")', began), bars.stop);
  await product.stop();
}

/** true: every bar holds. */
export async function measureBrowsers(): Promise<boolean> {
  await build();
  const postgres = await startPostgres();
  const browser = await startBrowser([
    `--auto-select-tab-capture-source-by-title=${clockTitle}`,
    '--window-size=1280,800',
  ]);
  alsoStop(() => browser.stop());
  await measure(browser, postgres.url, postgres.folder);
  return found.every(Boolean);
}
