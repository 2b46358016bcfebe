import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  type LanguageSupport,
  syntaxHighlighting,
} from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, openSearchPanel, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import {
  crosshairCursor,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  rectangularSelection,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { editorPhrases } from './phrases.ts';

export interface EditorOptions {
  readonly parent: HTMLElement;
  readonly languageOf: (name: string) => Extension | LanguageSupport;
  /** Whether this many characters may be added; otherwise none of the text is. */
  readonly mayGrow: (characters: number) => boolean;
  readonly onChange: (name: string, text: string) => void;
  /** The editor's name for screen readers. */
  readonly labelOf: (name: string) => string;
  readonly keys: readonly { readonly key: string; readonly run: () => boolean }[];
}

/** One editor for all files of a program. Each file keeps its undo, cursor and scroll position. */
export class CodeEditor {
  private readonly view: EditorView;
  private readonly states = new Map<string, EditorState>();
  private isReadOnly = false;
  private shown = '';

  constructor(private readonly options: EditorOptions) {
    this.view = new EditorView({ parent: options.parent });
  }

  reset(isReadOnly: boolean): void {
    this.states.clear();
    this.shown = '';
    this.isReadOnly = isReadOnly;
  }

  show(name: string, text: string): void {
    if (this.shown !== '') this.states.set(this.shown, this.view.state);
    this.shown = name;
    this.view.setState(this.states.get(name) ?? this.stateOf(name, text));
  }

  forget(name: string): void {
    this.states.delete(name);
    if (this.shown === name) this.shown = '';
  }

  focus(): void {
    this.view.focus();
  }

  /** Another font size moves the lines. */
  measure(): void {
    this.view.requestMeasure();
  }

  openSearch(): void {
    openSearchPanel(this.view);
  }

  goTo(line: number): void {
    const { doc } = this.view.state;
    const { from } = doc.line(Math.min(Math.max(line, 1), doc.lines));
    this.view.dispatch({ selection: { anchor: from }, scrollIntoView: true });
    this.view.focus();
  }

  private stateOf(name: string, text: string): EditorState {
    const { languageOf, labelOf, onChange, mayGrow, keys } = this.options;
    return EditorState.create({
      doc: text,
      extensions: [
        // The language comes first, so that its indent width takes precedence.
        languageOf(name),
        basics,
        EditorState.phrases.of(editorPhrases()),
        EditorState.readOnly.of(this.isReadOnly),
        EditorView.contentAttributes.of({
          'aria-label': labelOf(name),
          'aria-describedby': 'leave-hint',
          dir: 'ltr',
          spellcheck: 'false',
        }),
        EditorState.changeFilter.of(({ newDoc, startState }) => {
          const grows = newDoc.length - startState.doc.length;
          return grows <= 0 || mayGrow(grows);
        }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange(name, state.doc.toString());
        }),
        keymap.of([...keys, indentWithTab]),
      ],
    });
  }
}

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string), tags.attributeValue], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--code-number)' },
  { tag: [tags.comment, tags.meta], color: 'var(--code-comment)', fontStyle: 'italic' },
  { tag: [tags.tagName, tags.typeName, tags.className], color: 'var(--code-type)' },
  { tag: [tags.attributeName, tags.propertyName], color: 'var(--code-name)' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: 'var(--code-call)' },
  { tag: tags.invalid, color: 'var(--danger-text)' },
]);

const basics: Extension = [
  lineNumbers(),
  highlightActiveLineGutter(),
  highlightSpecialChars(),
  history(),
  foldGutter(),
  drawSelection(),
  indentOnInput(),
  indentUnit.of('  '),
  syntaxHighlighting(colours),
  bracketMatching(),
  closeBrackets(),
  autocompletion(),
  rectangularSelection(),
  crosshairCursor(),
  highlightActiveLine(),
  highlightSelectionMatches(),
  search({ top: true }),
  EditorView.lineWrapping,
  keymap.of([
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...searchKeymap,
    ...historyKeymap,
    ...foldKeymap,
    ...completionKeymap,
    ...lintKeymap,
  ]),
];
