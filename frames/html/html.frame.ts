import { css } from '@codemirror/lang-css';
import { html } from '@codemirror/lang-html';
import { javascript } from '@codemirror/lang-javascript';
import { OutputPane } from '../shared/code/output-pane.ts';
import { endingOf, type FileRules } from '../shared/code/program-files.ts';
import { startTextFrame } from '../shared/code/text-frame.ts';
import { el } from '../shared/dom.ts';
import { PreviewFrame } from './preview-frame.ts';

const rules: FileRules = {
  first: 'index.html',
  endings: ['html', 'css', 'js', 'json', 'svg', 'txt', 'md'],
  start: [
    {
      name: 'index.html',
      text: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>My page</title>
    <link rel="stylesheet" href="style.css">
  </head>
  <body>
    <h1>Hello!</h1>
    <script src="script.js"></script>
  </body>
</html>
`,
    },
    { name: 'style.css', text: 'body {\n  font-family: sans-serif;\n}\n' },
    { name: 'script.js', text: "console.log('Hello!');\n" },
  ],
};

function languageOf(name: string) {
  switch (endingOf(name)) {
    case 'html':
    case 'svg':
      return html();
    case 'css':
      return css();
    case 'js':
    case 'json':
      return javascript();
    default:
      return [];
  }
}

startTextFrame({
  title: 'page.html',
  rules,
  languageOf,
  runner: (send) => {
    const output = new OutputPane();
    const preview = new PreviewFrame('../preview/', output, send);
    return {
      element: el('section', { class: 'showing' }, [preview.element, output.element]),
      relabel: () => {
        output.relabel();
        preview.relabel();
      },
      run: (files, assets) => preview.run(files, assets),
      stop: () => preview.stop(),
    };
  },
});
