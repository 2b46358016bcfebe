import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A part of the interface that people type or choose in. */
const field =
  /<(?:TextField|TextArea|DateField|Select|Combobox|MultiSelect|RadioGroup|Checkbox|PasswordField|PasswordInputs|FileDropZone)\b/;
/** A file that keeps what is typed, or draws what is sent in one. */
const keeps = /\buse(?:State|Reducer)\b|<(?:Dialog|Drawer|form)\b/;
const asks =
  /<UnsavedWork\b|<ResourceForm\b|<FormPage\b|\bunsaved=|\buseLeaveGuard\b|\buseNoticeLeave\b|\buseTranslation\b/;

/** Forms that lose nothing when people leave, and why. */
const needNotAsk: Readonly<Record<string, string>> = {
  'auth/accounts/ConfirmPassword': 'one password, sent at once',
  'auth/accounts/ConnectForm': 'a sign-in page',
  'auth/components/ForgotPassword': 'one name, on the sign-in page',
  'auth/components/LoginForm': 'the sign-in page',
  'auth/forced-logout/components/DepartureCard': 'a search',
  'auth/screens/UpdatePasswordScreen': 'the page of a link, without a menu',
  'auth/sign-in-help/MadeHelpCard': 'shows a code',
  'auth/watch/LockedDialog': 'only signing in or out leads out of it',
  'assessments/attempt/AssessmentGate': 'one code, sent at once',
  'assessments/marking/DeskOrder': 'chooses what is shown',
  'assessments/schedule/BankPicker': 'a field of a FormPage',
  'assessments/ImportQuestions': 'one file, sent at once',
  'assessments/PictureField': 'a field of a ResourceForm',
  'assessments/SuggestDialog': 'chooses what is shown',
  'assessments/sheets/SheetsDialog': 'chooses what is printed',
  'assessments/practical/PracticalTask': 'chooses a tool; what is written is saved by the attempt',
  'books/BookScreen': 'a search',
  'books/ClassProgress': 'chooses what is shown',
  'calendar/FeedFacts': 'shows an address',
  'content/FileField': 'a field of a ResourceForm',
  'content/ImportDialog': 'one file, sent at once',
  'choices/MyCurriculumScreen': 'chooses what is shown',
  'diagnostics/inspector/components/EventLog': 'a search',
  'diagnostics/inspector/components/OfficialForm': 'a tool of developers',
  'diagnostics/inspector/components/RecordingInspector': 'a tool of developers',
  'diagnostics/inspector/components/SendEvent': 'a tool of developers',
  'diagnostics/recorder/components/ReportDialog': 'ReportProblem keeps the text and asks',
  'helpdesk/components/Composer': 'the draft comes back',
  'helpdesk/desk/ArticlesTab': 'a search',
  'learning/LearningScreen': 'a search',
  'learning/TaskPanel': 'chooses what is shown',
  'migration/ExceptionList': 'one file, sent at once',
  'notices/form/components/Attachments': 'a field of the notice form',
  'notices/form/merge/MergeDialog': 'the notice form below it asks',
  'notifications/PreferencesForm': 'NotificationsDialog asks for it',
  'profile/components/ProfileBody': 'ProfileDialog asks for it',
  'review/ZipDialog': 'chooses what is fetched',
  'wall/WallScreen': 'a search',
  'workspace/AssetsDialog': 'one file, sent at once',
  'workspace/ClassProgramsDialog': 'chooses what is fetched',
  'workspace/GlobalCompilerScreen': 'nothing is kept, which its first line says',
  'roster/ChooseFile': 'one file, sent at once',
  'roster/ConfirmApply': 'a question, which types a number once more',
  'shell/DisplayDialog': 'each choice holds at once',
  'teaching/PlanScreen': 'chooses what is shown',
  'teaching/SessionScreen': 'each choice holds at once',
  'teaching/TeachingScreen': 'a search',
  'timetable/ImportDialog': 'one file, sent at once',
  'training/ItemDialog': 'each choice holds at once',
};

const nameOf = (path: string) => path.replace(/^src\/features\//, '').replace(/\.tsx$/, '');

const screens = () =>
  ['src/features', 'src/lib/resource', 'src/routes'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => `${folder}/${name}`),
  );

it('has no form that Back, a link or the menu takes away half-filled and unasked', () => {
  const unasked = screens().filter((path) => {
    const text = readFileSync(path, 'utf8');
    return field.test(text) && keeps.test(text) && !asks.test(text);
  });
  expect(unasked.map(nameOf).filter((name) => needNotAsk[name] === undefined)).toEqual([]);
  expect(Object.keys(needNotAsk).filter((name) => !unasked.map(nameOf).includes(name))).toEqual([]);
});

it('a day in a form is bound as one: text that is no day is refused by the form, not dropped', () => {
  const bound = screens().filter((path) =>
    /<(?:Form)?DateField\s[^>]*\bform\.text\(/.test(readFileSync(path, 'utf8')),
  );
  expect(bound.map(nameOf)).toEqual([]);
});
