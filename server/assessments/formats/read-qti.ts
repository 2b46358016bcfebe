import { numberIn } from '#contract/assessments/marking.rules.ts';
import { importLimits } from '#contract/assessments/question-import.rules.ts';
import { at, child, elements, parseXml, textOf, type XmlElement } from '#server/files/previews/xml.ts';
import {
  blankDraft,
  type DraftFields,
  type DraftQuestion,
  draftBlank,
  draftChoice,
  draftMatch,
  draftOf,
  FileNotTaken,
  NotTaken,
  plainOfHtml,
  tidied,
} from './draft.ts';

/** QTI, an XML format of test programs: 1.2 has all questions in one file, 2.1 has one file per question. */

/** Reads the questions of one file; `line` is the number of the first. Throws `FileNotTaken`. */
export function readQti(xml: string, line: number): DraftQuestion[] {
  const root = rootOf(xml);
  const items = itemsOf(root);
  if (line - 1 + items.length > importLimits.questions) throw new FileNotTaken('too_many_questions');
  return items.map((item, index) => {
    const prompt = item.attributes['title'] ?? '';
    const bank = bankOf(root);
    return draftOf({ line: line + index, bank, prompt }, () =>
      item.name === 'assessmentItem' ? fieldsOf2(item) : fieldsOf1(item),
    );
  });
}

function rootOf(xml: string): XmlElement {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new FileNotTaken('entities');
  try {
    return parseXml(xml);
  } catch {
    throw new FileNotTaken('damaged');
  }
}

const bankOf = (root: XmlElement): string =>
  root.name === 'questestinterop' ? (child(root, 'assessment')?.attributes['title'] ?? '') : '';

function itemsOf(root: XmlElement): readonly XmlElement[] {
  if (root.name === 'assessmentItem') return [root];
  return root.name === 'questestinterop' ? found(root, 'item') : [];
}

function found(of: XmlElement, name: string): XmlElement[] {
  const inside: XmlElement[] = [];
  const stack = elements(of).toReversed();
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (next.name === name) inside.push(next);
    stack.push(...elements(next).toReversed());
  }
  return inside;
}

const pictures = ['img', 'object', 'matimage', 'video', 'audio'];
const blocks = ['p', 'div', 'li', 'br'];

const wordsIn = (of: XmlElement | undefined, skip: readonly string[] = []): string =>
  of ? tidied(textIn(of, skip)) : '';

/** In 1.2 the text of an element is HTML unless its type says otherwise. It is decoded only once. */
function textIn(of: XmlElement, skip: readonly string[]): string {
  const isHtml = of.name === 'mattext' && of.attributes['texttype'] !== 'text/plain';
  if (isHtml && elements(of).length === 0) return plainOfHtml(textOf(of));
  return of.children
    .map((node) => {
      // Not an XML entity, but programs write it.
      if (typeof node === 'string') return node.replaceAll('&nbsp;', ' ');
      if (pictures.includes(node.name)) throw new NotTaken('pictures');
      if (skip.includes(node.name)) return '';
      return `${textIn(node, skip)}${blocks.includes(node.name) ? '\n' : ''}`;
    })
    .join('');
}

function fieldsOf1(item: XmlElement): DraftFields {
  const presentation = child(item, 'presentation');
  if (!presentation) throw new NotTaken('not_read');
  const lists = found(presentation, 'response_lid');
  const texts = found(presentation, 'response_str');
  const prompt = wordsIn(presentation, ['response_lid', 'response_str', 'response_grp', 'response_xy']);
  if (lists.length > 1 && texts.length === 0)
    return { ...blankDraft, prompt, type: 'match', ...match1(item, lists) };
  const [list] = lists;
  if (list && texts.length === 0) return { ...blankDraft, prompt, ...choice1(item, list) };
  if (texts.length === 1 && !list) return { ...blankDraft, prompt, ...text1(item) };
  throw new NotTaken('not_known');
}

interface Condition {
  readonly respident: string;
  readonly value: string;
}

/** Returns the answers that add to the score. Conditions inside `not` do not count. */
function rightOf1(item: XmlElement): readonly Condition[] {
  const right = found(item, 'respcondition').filter((condition) => {
    const score = child(condition, 'setvar');
    return score !== undefined && Number(wordsIn(score)) > 0;
  });
  return right.flatMap((condition) => {
    const variable = child(condition, 'conditionvar');
    const isNegated = new Set(found(variable ?? condition, 'not').flatMap((not) => found(not, 'varequal')));
    return found(variable ?? condition, 'varequal')
      .filter((equal) => !isNegated.has(equal))
      .map((equal) => ({ respident: equal.attributes['respident'] ?? '', value: wordsIn(equal) }));
  });
}

const labelsOf = (list: XmlElement) =>
  found(list, 'response_label').map((label) => ({
    ident: label.attributes['ident'] ?? '',
    text: wordsIn(label),
  }));

function choice1(item: XmlElement, list: XmlElement): Pick<DraftFields, 'type'> & Partial<DraftFields> {
  const labels = labelsOf(list);
  const right = rightOf1(item).map(({ value }) => value);
  const truth = truthOf(labels, right);
  if (truth !== null) return { type: 'true_false', isTrue: truth };
  const choices = labels.map(({ ident, text }) => draftChoice(text, right.includes(ident)));
  return { type: /multiple/i.test(list.attributes['rcardinality'] ?? '') ? 'multi' : 'mcq', choices };
}

/** Two choices named true and false become the true/false type. null: they are not. */
function truthOf(
  labels: readonly { readonly ident: string; readonly text: string }[],
  right: readonly string[],
): boolean | null {
  const names = labels.map(({ text }) => text.trim().toLowerCase());
  if (labels.length !== 2 || !names.includes('true') || !names.includes('false') || right.length !== 1)
    return null;
  return (
    labels
      .find(({ ident }) => ident === right[0])
      ?.text.trim()
      .toLowerCase() === 'true'
  );
}

function match1(item: XmlElement, lists: readonly XmlElement[]): Partial<DraftFields> {
  const right = rightOf1(item);
  const labels = lists.flatMap(labelsOf);
  const pairs = lists.map((list) => {
    const ident = right.find(({ respident }) => respident === list.attributes['ident'])?.value;
    const text = labelsOf(list).find((label) => label.ident === ident)?.text ?? '';
    return { left: wordsIn(list, ['render_choice']), right: text };
  });
  const used = new Set(pairs.map((pair) => pair.right));
  const others = [...new Set(labels.map(({ text }) => text))].filter((text) => !used.has(text));
  return draftMatch([...pairs, ...others.map((text) => ({ left: '', right: text }))]);
}

function text1(item: XmlElement): Pick<DraftFields, 'type'> & Partial<DraftFields> {
  const answers = [...new Set(rightOf1(item).map(({ value }) => value))].filter((text) => text !== '');
  return answers.length === 0 ? { type: 'subjective' } : { type: 'fill', blanks: [draftBlank(answers)] };
}

function fieldsOf2(item: XmlElement): DraftFields {
  const body = child(item, 'itemBody');
  if (!body) throw new NotTaken('not_read');
  const interactions = interactionsIn(body);
  const [interaction] = interactions;
  if (!interaction) throw new NotTaken('not_known');
  if (interactions.every(({ name }) => name === 'textEntryInteraction'))
    return {
      ...blankDraft,
      type: 'fill',
      prompt: gapped(body),
      blanks: interactions.map((each) => blank2(item, each)),
    };
  if (interactions.length > 1) throw new NotTaken('not_known', interaction.name);
  const prompt = [wordsIn(body, [interaction.name]), wordsIn(child(interaction, 'prompt'))]
    .filter((text) => text !== '')
    .join('\n');
  return { ...blankDraft, prompt, ...parts2(item, interaction) };
}

const interactionsIn = (body: XmlElement): XmlElement[] => {
  const inside: XmlElement[] = [];
  const stack = elements(body).toReversed();
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (next.name.endsWith('Interaction')) inside.push(next);
    else stack.push(...elements(next).toReversed());
  }
  return inside;
};

const gapped = (of: XmlElement): string => wordsIn(withGaps(of));

const withGaps = (of: XmlElement): XmlElement => ({
  ...of,
  children: of.children.map((node) => {
    if (typeof node === 'string') return node;
    return node.name === 'textEntryInteraction' ? ' ____ ' : withGaps(node);
  }),
});

function declared(item: XmlElement, interaction: XmlElement): XmlElement | undefined {
  const id = interaction.attributes['responseIdentifier'];
  return elements(item, 'responseDeclaration').find(({ attributes }) => attributes['identifier'] === id);
}

const rightOf2 = (item: XmlElement, interaction: XmlElement): readonly string[] =>
  elements(at(declared(item, interaction), 'correctResponse'), 'value').map((value) => wordsIn(value));

function blank2(item: XmlElement, interaction: XmlElement) {
  const declaration = declared(item, interaction);
  const mapped = found(declaration ?? item, 'mapEntry').map(({ attributes }) => attributes['mapKey'] ?? '');
  const right = [...new Set([...rightOf2(item, interaction), ...mapped])].filter((text) => text !== '');
  const isNumber = ['float', 'integer'].includes(declaration?.attributes['baseType'] ?? '');
  const [first = ''] = right;
  return isNumber && right.length === 1 ? draftBlank([], numberIn(first)) : draftBlank(right);
}

function parts2(item: XmlElement, interaction: XmlElement): Pick<DraftFields, 'type'> & Partial<DraftFields> {
  const right = rightOf2(item, interaction);
  if (interaction.name === 'extendedTextInteraction') return { type: 'subjective' };
  if (interaction.name === 'matchInteraction')
    return { type: 'match', ...draftMatch(pairs2(interaction, right)) };
  if (interaction.name !== 'choiceInteraction') throw new NotTaken('not_known', interaction.name);
  const labels = elements(interaction, 'simpleChoice').map((choice) => ({
    ident: choice.attributes['identifier'] ?? '',
    text: wordsIn(choice, ['feedbackInline']),
    isPinned: choice.attributes['fixed'] === 'true',
  }));
  const truth = truthOf(labels, right);
  if (truth !== null) return { type: 'true_false', isTrue: truth };
  const isMulti = declared(item, interaction)?.attributes['cardinality'] === 'multiple';
  const choices = labels.map(({ ident, text, isPinned }) => ({
    ...draftChoice(text, right.includes(ident)),
    isPinned,
  }));
  return { type: isMulti ? 'multi' : 'mcq', choices };
}

function pairs2(interaction: XmlElement, right: readonly string[]) {
  const [lefts = [], rights = []] = elements(interaction, 'simpleMatchSet').map((set) =>
    elements(set, 'simpleAssociableChoice').map((choice) => ({
      ident: choice.attributes['identifier'] ?? '',
      text: wordsIn(choice),
    })),
  );
  const of = new Map(right.map((pair) => pair.split(/\s+/, 2)).map(([left = '', to = '']) => [left, to]));
  const pairs = lefts.map(({ ident, text }) => ({
    left: text,
    right: rights.find((side) => side.ident === of.get(ident))?.text ?? '',
  }));
  const used = new Set(pairs.map((pair) => pair.right));
  const extras = rights.filter(({ text }) => !used.has(text)).map(({ text }) => ({ left: '', right: text }));
  return [...pairs, ...extras];
}
