import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type StoredQuestion, storedOf } from '#contract/assessments/question-fields.rules.ts';
import type { QuestionFields } from '#contract/assessments/question-fields.wire.ts';
import { importLimits, tableHeadings } from '#contract/assessments/question-import.rules.ts';
import { type DraftQuestion, FileNotTaken } from '#server/assessments/formats/draft.ts';
import { readGift } from '#server/assessments/formats/read-gift.ts';
import { readQti } from '#server/assessments/formats/read-qti.ts';
import { readTable, writeTable } from '#server/assessments/formats/table.ts';
import { writeGift } from '#server/assessments/formats/write-gift.ts';
import { mcqFields } from './question-rows.ts';

const storedOfDraft = ({ fields }: DraftQuestion): StoredQuestion =>
  storedOf({ ...(fields as QuestionFields), bankId: 1, language: 'en' });

/** A question without the ids of its parts, which are new in each reading: named by what they say. */
function plain({ prompt, marks, body, key, explanation }: StoredQuestion): unknown {
  const parts = [
    ...('choices' in body ? body.choices : []),
    ...(body.type === 'match' ? [...body.left, ...body.right] : []),
    ...(body.type === 'fill' ? body.blanks.map(({ id }, at) => ({ id, text: `gap ${at}` })) : []),
  ];
  const named = (value: unknown): unknown => {
    if (typeof value === 'string') return parts.find(({ id }) => id === value)?.text ?? value;
    if (Array.isArray(value)) return value.map(named);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, of]) => [String(named(name)), named(of)]));
  };
  const right = body.type === 'match' ? { right: body.right.map(({ text }) => text).toSorted() } : {};
  return { prompt, marks, explanation, body: named({ ...body, ...right }), key: named(key) };
}

const letters = fc.stringMatching(/^[A-Za-zक-ह0-9~=#{}:\\%<>"'.,?!*|/[\]$&;-]{1,12}$/u);
/** What questions of this school are about, and what a format could take for its own. */
const signs = [
  '<b>',
  '</p>',
  '<img src="x">',
  '//',
  '[html]',
  '$CATEGORY:',
  '&lt;',
  '::',
  '*',
  '**',
  '||',
  '\\*',
  '\\=',
  '\\|',
];
const word = fc.oneof(letters, fc.constantFrom(...signs));
const words = fc
  .array(word, { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join(' '))
  // GIFT has no other word for what these are.
  .filter((text) => !/_{3}|->|^%/.test(text) && text.trim() === text);
const distinct = (least: number, most: number) =>
  fc.uniqueArray(words, {
    minLength: least,
    maxLength: most,
    selector: (text) => text.toLowerCase().normalize('NFC'),
  });

const choicesOf = (texts: readonly string[], right: number): QuestionFields['choices'] =>
  texts.map((text, at) => ({
    id: `c${at}`.padEnd(8, 'x'),
    text,
    pictureId: '',
    pictureWords: '',
    isRight: at < right,
    isPinned: false,
  }));

const anyFields: fc.Arbitrary<QuestionFields> = fc
  .record({
    prompt: words,
    explanation: fc.oneof(fc.constant(''), words),
    texts: distinct(4, 6),
    quarter: fc.integer({ min: 1, max: 40 }),
    kind: fc.constantFrom(
      'mcq',
      'multi',
      'true_false',
      'fill',
      'number',
      'both',
      'match',
      'subjective',
      'practical',
    ),
  })
  .map(({ prompt, explanation, texts, quarter, kind }) => {
    const base = mcqFields({ prompt, explanation, marks: quarter / 4, choices: [] });
    if (kind === 'mcq') return { ...base, choices: choicesOf(texts, 1) };
    if (kind === 'multi') return { ...base, type: 'multi', choices: choicesOf(texts, 2) };
    if (kind === 'true_false') return { ...base, type: 'true_false', isTrue: quarter % 2 === 0 };
    if (kind === 'fill')
      return {
        ...base,
        type: 'fill',
        prompt: `${prompt} ____ end`,
        blanks: [{ id: 'blankone', answers: texts, number: null, tolerance: 0 }],
      };
    if (kind === 'both')
      return {
        ...base,
        type: 'fill',
        blanks: [{ id: 'blankone', answers: texts, number: quarter, tolerance: 0.5 }],
      };
    if (kind === 'number')
      return {
        ...base,
        type: 'fill',
        blanks: [{ id: 'blankone', answers: [], number: quarter, tolerance: 0.5 }],
      };
    if (kind === 'match') {
      const pairs = [0, 1].map((at) => ({
        id: `left000${at}`,
        left: texts[at] ?? '',
        rightId: `right00${at}`,
        right: texts[at + 2] ?? '',
      }));
      return { ...base, type: 'match', pairs, extras: [] };
    }
    return { ...base, type: kind === 'practical' ? 'practical' : 'subjective' };
  });

describe('GIFT', () => {
  it('reads each kind of question [CE-01, QU-37]', () => {
    const drafts = readGift(`// made by hand
$CATEGORY: $course$/top/ICT/Networks

::Q1:: Which device joins networks? {=Router#yes ~Keyboard ~Mouse####It knows the way.}

Two \\= more {T}

Earth is flat {FALSE#No}

RAM forgets { =when power is off =without power } at once.

Half of five {#2.5:0.1}

From one to three {#1..3}

Match them {=CPU -> thinks =RAM -> keeps = -> prints}

Which are input? {~%50%Mouse ~%50%Keyboard ~%-100%Printer}

// type: practical
// marks: 5
Build a lamp. {}

[html]<p>What is <b>HTML</b>?</p> {=A markup language ~A car}`);
    expect(drafts.map(({ problem }) => problem)).toEqual(drafts.map(() => ''));
    expect(drafts.map(({ fields }) => fields?.type)).toEqual([
      'mcq',
      'true_false',
      'true_false',
      'fill',
      'fill',
      'fill',
      'match',
      'multi',
      'practical',
      'mcq',
    ]);
    expect(drafts[0]).toMatchObject({
      line: 4,
      bank: 'Networks',
      fields: { explanation: 'It knows the way.' },
    });
    expect(drafts[1]?.prompt).toBe('Two = more');
    expect(drafts[3]?.prompt).toBe('RAM forgets ____ at once.');
    expect(drafts[5]?.fields?.blanks[0]).toMatchObject({ number: 2, tolerance: 1 });
    expect(drafts[6]?.fields?.extras).toMatchObject([{ text: 'prints' }]);
    expect(drafts[8]?.fields?.marks).toBe(5);
    expect(drafts[9]?.prompt).toBe('What is HTML?');
  });

  it('says of each question that it does not take why [CE-01]', () => {
    const drafts = readGift(`Only text

Half {=%50%a =b}

Shares {~%30%a ~%70%b ~c}

Open {=a ~b

No right {~a ~b}

<img src="x.png"> What? {=a ~b}

// marks: 0
Zero {=a ~b}

// language: fr
Quoi {=a ~b}

Same {=a ~A}`);
    expect(drafts.map(({ problem }) => problem)).toEqual([
      'not_known',
      'half_right',
      'half_right',
      'not_read',
      'no_right_choice',
      'pictures',
      'bad_marks',
      'bad_language',
      'same_choice',
    ]);
  });

  it('comes back as it was written [CE-01]', () => {
    fc.assert(
      fc.property(fc.array(anyFields, { minLength: 1, maxLength: 4 }), (all) => {
        // A gap that takes a word and a number has no form in GIFT: it is counted as left out.
        const hasForm = ({ blanks }: QuestionFields) =>
          !blanks.some(({ answers, number }) => answers.length > 0 && number !== null);
        const bank = 'I/O and // more';
        const questions = all
          .filter(hasForm)
          .map((fields) => ({ bank, language: 'hi', stored: storedOf(fields) }));
        const { text, written } = writeGift(questions);
        expect(written).toBe(questions.length);
        const drafts = readGift(text);
        expect(drafts.map(({ problem, detail }) => problem + detail)).toEqual(drafts.map(() => ''));
        expect(drafts.map((draft) => plain(storedOfDraft(draft)))).toEqual(
          questions.map(({ stored }) => plain(stored)),
        );
        expect(drafts.every((draft) => draft.bank === bank && draft.fields?.language === 'hi')).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('refuses a file with more questions than there may be as a whole [CE-01]', () => {
    const many = (count: number) => 'A {T}\n\n'.repeat(count);
    expect(readGift(many(importLimits.questions))).toHaveLength(importLimits.questions);
    expect(() => readGift(many(importLimits.questions + 1))).toThrow(new FileNotTaken('too_many_questions'));
  });
});

async function* lines(rows: readonly (readonly string[])[]) {
  for (const [at, cells] of rows.entries()) yield { line: at + 1, cells };
}

describe('a table of questions', () => {
  it('comes back as it was written [CE-01]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyFields, { minLength: 1, maxLength: 4 }), async (all) => {
        const questions = all.map((fields) => ({
          bank: 'Topic',
          language: 'en',
          stored: storedOf(fields),
        }));
        const drafts = await readTable(lines(writeTable(questions)));
        expect(drafts.map(({ problem }) => problem)).toEqual(drafts.map(() => ''));
        expect(drafts.map((draft) => plain(storedOfDraft(draft)))).toEqual(
          questions.map(({ stored }) => plain(stored)),
        );
      }),
    );
  });

  it('takes right choices by letter, number or words, and says of bad rows why [CE-01]', async () => {
    const rows = [
      [],
      ['Question', 'Type', 'Choices', 'Answer', 'Marks'],
      ['Q1', 'MCQ', 'a\nb', 'B', ''],
      ['Q2', 'multiple answers', 'x\ny\nz', '1, 3', '2'],
      ['Q3', 'mcq', 'red car\nblue car', 'blue car', '1'],
      ['Q4', 'mcq', 'a\nb', 'D', '1'],
      ['Q5', 'puzzle', '', '', '1'],
      ['Q6', 'True/False', '', 'सही', '१'],
      ['Q7', 'true_false', '', 'maybe', '1'],
      ['', 'mcq', '* a\nb', '', '1'],
      ['Q9 ___ and ___', 'fill', '', 'one', '1'],
      ['Q10', 'mcq', '* a\nb', '', '-1'],
    ];
    const drafts = await readTable(lines(rows));
    expect(drafts.map(({ line, problem, detail }) => [line, problem, detail])).toEqual([
      [3, '', ''],
      [4, '', ''],
      [5, '', ''],
      [6, 'right_unknown', 'D'],
      [7, 'bad_type', 'puzzle'],
      [8, '', ''],
      [9, 'right_unknown', 'maybe'],
      [10, 'no_prompt', ''],
      [11, 'gaps_differ', ''],
      [12, 'bad_marks', ''],
    ]);
    expect(drafts[1]?.fields?.choices.map(({ isRight }) => isRight)).toEqual([true, false, true]);
    await expect(readTable(lines([[...tableHeadings].slice(3)]))).rejects.toMatchObject({
      why: { missing: 'Type' },
    });
  });
});

const item1 = (inside: string, right: string) =>
  `<item ident="i" title="T"><presentation>${inside}</presentation><resprocessing>${right}</resprocessing></item>`;
const material = (text: string) => `<material><mattext texttype="text/html">${text}</mattext></material>`;
const label = (ident: string, text: string) =>
  `<response_label ident="${ident}">${material(text)}</response_label>`;
const right1 = (ident: string, value: string) =>
  `<respcondition><conditionvar><varequal respident="${ident}">${value}</varequal></conditionvar><setvar action="Set">100</setvar></respcondition>`;
const list = (ident: string, kind: string, labels: string, of = '') =>
  `<response_lid ident="${ident}" rcardinality="${kind}">${of}<render_choice>${labels}</render_choice></response_lid>`;

describe('QTI', () => {
  it('reads version 1.2 [CE-01]', () => {
    const two = label('1', 'Router') + label('2', '&lt;p&gt;Mouse&lt;/p&gt;');
    const xml = `<?xml version="1.0"?><questestinterop><assessment title="Networks"><section>
      ${item1(material('Which?') + list('r', 'Single', two), right1('r', '1'))}
      ${item1(material('Both?') + list('r', 'Multiple', two), `<respcondition><conditionvar><and><varequal respident="r">1</varequal><varequal respident="r">2</varequal></and></conditionvar><setvar>100</setvar></respcondition>`)}
      ${item1(material('Flat?') + list('r', 'Single', label('t', 'True') + label('f', 'False')), right1('r', 'f'))}
      ${item1(`${material('RAM is')}<response_str ident="r"><render_fib/></response_str>`, right1('r', 'memory') + right1('r', 'fast'))}
      ${item1(`${material('Tell')}<response_str ident="r"><render_fib/></response_str>`, '')}
      ${item1(material('Match') + list('a', 'Single', two, material('joins')) + list('b', 'Single', two, material('points')), right1('a', '1') + right1('b', '2'))}
      ${item1('<material><matimage uri="x.png"/></material>', '')}
    </section></assessment></questestinterop>`;
    const drafts = readQti(xml, 1);
    expect(drafts.map(({ problem, fields }) => problem || fields?.type)).toEqual([
      'mcq',
      'multi',
      'true_false',
      'fill',
      'subjective',
      'match',
      'pictures',
    ]);
    expect(drafts[0]).toMatchObject({ line: 1, bank: 'Networks', prompt: 'Which?' });
    expect(drafts[0]?.fields?.choices.map(({ text, isRight }) => [text, isRight])).toEqual([
      ['Router', true],
      ['Mouse', false],
    ]);
    expect(drafts[2]?.fields?.isTrue).toBe(false);
    expect(drafts[5]?.fields?.pairs.map(({ left, right }) => [left, right])).toEqual([
      ['joins', 'Router'],
      ['points', 'Mouse'],
    ]);
  });

  it('reads version 2.1 [CE-01]', () => {
    const item = (declared: string, body: string) =>
      `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="T">${declared}<itemBody>${body}</itemBody></assessmentItem>`;
    const declared = (kind: string, values: readonly string[], type = 'identifier') =>
      `<responseDeclaration identifier="R" cardinality="${kind}" baseType="${type}"><correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse></responseDeclaration>`;
    const one = readQti(
      item(
        declared('single', ['B']),
        '<p>Which?</p><choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>Choose</prompt><simpleChoice identifier="A" fixed="true">Mouse</simpleChoice><simpleChoice identifier="B">Router</simpleChoice></choiceInteraction>',
      ),
      1,
    );
    expect(one[0]).toMatchObject({ problem: '', prompt: 'Which?\nChoose', fields: { type: 'mcq' } });
    expect(one[0]?.fields?.choices.map(({ isRight, isPinned }) => [isRight, isPinned])).toEqual([
      [false, true],
      [true, false],
    ]);
    const gap = readQti(
      item(
        declared('single', ['8'], 'integer'),
        '<p>A byte has <textEntryInteraction responseIdentifier="R"/> bits.</p>',
      ),
      1,
    );
    expect(gap[0]).toMatchObject({ problem: '', prompt: 'A byte has ____ bits.', fields: { type: 'fill' } });
    expect(gap[0]?.fields?.blanks[0]).toMatchObject({ number: 8 });
    const pairs =
      '<matchInteraction responseIdentifier="R"><simpleMatchSet><simpleAssociableChoice identifier="A">CPU</simpleAssociableChoice><simpleAssociableChoice identifier="B">RAM</simpleAssociableChoice></simpleMatchSet><simpleMatchSet><simpleAssociableChoice identifier="X">keeps</simpleAssociableChoice><simpleAssociableChoice identifier="Y">thinks</simpleAssociableChoice></simpleMatchSet></matchInteraction>';
    const match = readQti(
      item(declared('multiple', ['A Y', 'B X'], 'directedPair'), `<p>Match</p>${pairs}`),
      1,
    );
    expect(match[0]?.fields?.pairs.map(({ left, right }) => [left, right])).toEqual([
      ['CPU', 'thinks'],
      ['RAM', 'keeps'],
    ]);
    expect(readQti(item('', '<p>x</p><hotspotInteraction responseIdentifier="R"/>'), 1)[0]?.problem).toBe(
      'not_known',
    );
    expect(
      readQti(item('', '<p>Tell</p><extendedTextInteraction responseIdentifier="R"/>'), 1)[0]?.fields?.type,
    ).toBe('subjective');
  });

  it('refuses entities and what is no XML as a whole [CE-01]', () => {
    const bomb =
      '<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]><questestinterop>&lol2;</questestinterop>';
    expect(() => readQti(bomb, 1)).toThrow(new FileNotTaken('entities'));
    expect(() => readQti('<questestinterop><item>', 1)).toThrow(new FileNotTaken('damaged'));
    const many = `<questestinterop>${'<item/>'.repeat(importLimits.questions + 1)}</questestinterop>`;
    expect(() => readQti(many, 1)).toThrow(new FileNotTaken('too_many_questions'));
  });
});

describe('the demo questions', () => {
  it('are 120 of all types, in English and in Hindi [CE-01, QU-37]', () => {
    const folder = new URL('../../../server/seeds/data/questions/', import.meta.url);
    const files = readdirSync(folder).map((name) => readGift(readFileSync(new URL(name, folder), 'utf8')));
    const drafts = files.flat();
    expect(
      drafts.flatMap(({ line, problem, prompt }) => (problem === '' ? [] : [{ line, problem, prompt }])),
    ).toEqual([]);
    expect(drafts).toHaveLength(120);
    expect(new Set(drafts.map(({ fields }) => fields?.type)).size).toBe(7);
    expect(drafts.filter(({ fields }) => fields?.language === 'hi').length).toBeGreaterThan(40);
    expect(files.every((all) => new Set(all.map(({ bank }) => bank)).size === 1)).toBe(true);
  });
});
