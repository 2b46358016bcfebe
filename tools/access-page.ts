import { readFile, writeFile } from 'node:fs/promises';
import type { Screen } from '../contract/core/screen.ts';
import { screens } from '../contract/screens.ts';

/**
 * `npx tsx tools/access-page.ts`: writes docs/who-may-go-where.md from the table the routes' guards ask. A test checks
 * that the page is current.
 */
export const accessPagePath = new URL('../docs/who-may-go-where.md', import.meta.url);

const roleNames = ['Super admin', 'School admin', 'Student', 'Faculty', 'Finance', 'Helpdesk'] as const;

function marksOf({ access }: Screen): string[] {
  if (access === 'everyone') return ['yes', ...roleNames.map(() => 'yes')];
  if (access === 'signed-out') return ['yes', ...roleNames.map(() => '')];
  return ['', ...roleNames.map((_, index) => (access.some((role) => role === index + 1) ? 'yes' : ''))];
}

/** The page, as Markdown. */
export function accessPage(): string {
  const header = ['Screen', 'Address', 'Signed out', ...roleNames];
  const rows = Object.entries<Screen>(screens).map(([path, screen]) => [
    screen.module === undefined ? screen.title : `${screen.title} *`,
    `\`${path}\``,
    ...marksOf(screen),
  ]);
  const table = [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return [
    '# Who may go where',
    '',
    'Made by `npx tsx tools/access-page.ts` from `contract/screens.ts` and the rooms’ screens, the table the routes’ guards ask.',
    '',
    ...table,
    '',
    '\\* Staff of the central office (a super admin’s role with another sub-role than 1) need this module on their list.',
    '',
    'What happens otherwise, silently [RT-14]: who is signed out goes to the login page and comes back to the address',
    'afterwards; who is signed in goes to the start, and from there to their own screen. Unknown addresses lead to the',
    'start as well [RT-02]. Staff without any module read "You don’t have any access!" and are signed out after two',
    'seconds [LD-03]. The guards are a comfort: at each call the server decides anew.',
    '',
  ].join('\n');
}

/** What the page says now. */
export const writtenAccessPage = () => readFile(accessPagePath, 'utf8');

if (process.argv[1]?.endsWith('access-page.ts')) await writeFile(accessPagePath, accessPage());
