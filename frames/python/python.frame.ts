import { python } from '@codemirror/lang-python';
import { indentUnit } from '@codemirror/language';
import { endingOf, type FileRules } from '../shared/code/program-files.ts';
import { startTextFrame } from '../shared/code/text-frame.ts';
import { PythonRunner } from './python-runner.ts';

const rules: FileRules = {
  first: 'main.py',
  endings: ['py', 'txt', 'csv', 'json', 'md'],
  start: [{ name: 'main.py', text: "name = input('What is your name? ')\nprint('Hello,', name)\n" }],
};

startTextFrame({
  title: 'page.python',
  rules,
  languageOf: (name) => (endingOf(name) === 'py' ? [python(), indentUnit.of('    ')] : []),
  runner: (send) => new PythonRunner(send),
});
