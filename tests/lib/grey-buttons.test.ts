import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Work under way explains itself: the button that was pressed spins. */
const underWay =
  /^(?:\w+\.)?(?:isBusy|busy|is(?:Asking|Clearing|Making|Revoking|Running|Saving|Sending)|work === '\w+')$/;

/** Grey buttons whose reason is on the screen in another way, and which. */
const explained: Readonly<Record<string, string>> = {
  'assessments/attempt/AttemptPaper':
    'the heading says which question of how many it is, a banner that the answers are written elsewhere',
  'auth/components/LoginForm': 'empty fields above it, as the specification has it',
  'notices/delivery/ReachFrame': 'the count beside it says that it is not counted yet',
  'notices/form/components/FormFooter': 'the banner above the form says it',
  'notices/viewer/NoticeActions': 'the line above the buttons says it',
  'teaching/GiveDialog': 'the line above the buttons says it',
  'teaching/SessionScreen': 'the line beside them says which session of how many it is',
  'teaching/ShareDialog': 'the line above the buttons says it',
  'timetable/WeeksPart': 'the empty field before it',
  'choices/TemplatesDialog': 'the line beside it says that all are chosen',
};

const buttons = (text: string) => text.match(/<Button\b(?:[^<>]|=>|<\w+ \/>)*>/g) ?? [];
const conditions = (button: string) =>
  [...button.matchAll(/\sdisabled=\{([^}]+)\}/g)].flatMap(([, condition = '']) => condition.split(' || '));

it('says in sight why a button is grey', () => {
  const silent = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .filter((name) =>
      buttons(readFileSync(`src/features/${name}`, 'utf8'))
        .flatMap(conditions)
        .some((condition) => !underWay.test(condition)),
    )
    .map((name) => name.replace(/\.tsx$/, ''));
  expect(silent.filter((name) => explained[name] === undefined)).toEqual([]);
  expect(Object.keys(explained).filter((name) => !silent.includes(name))).toEqual([]);
});
