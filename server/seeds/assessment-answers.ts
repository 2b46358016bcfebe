import {
  type QuestionAnswer,
  type QuestionBody,
  type QuestionKey,
} from '#contract/assessments/question.model.ts';

interface Way {
  readonly isRight: boolean;
  readonly random: () => number;
}

/** What students wrote about `=` and `==`, from thin to good. */
const sentences = [
  'They are the same, you can use both.',
  '= is for numbers and == is for text.',
  '= puts a value into a variable. I do not remember the other one.',
  'With == you compare. Example: if age == 12.',
  '= gives a value to a name, == asks whether two values are equal.',
  'x = 5 stores 5 in x. x == 5 is True or False, for example in an if.',
  'A single = is an assignment: score = 0. A double == is a question: if score == 10: print("You win"). If I write if score = 10, Python shows a syntax error.',
];

/** An answer that fits the question. */
export function demoAnswer(
  body: QuestionBody,
  key: QuestionKey,
  { isRight, random }: Way,
): QuestionAnswer | null {
  const pick = <Of>(list: readonly Of[]): Of | undefined => list[Math.floor(random() * list.length)];
  if ((body.type === 'mcq' && key.type === 'mcq') || (body.type === 'multi' && key.type === 'multi')) {
    const wrong = body.choices.map(({ id }) => id).filter((id) => !key.right.includes(id));
    const other = pick(wrong);
    const half = key.right.slice(0, body.type === 'multi' ? 1 : 0);
    return { type: body.type, chosen: isRight || !other ? [...key.right] : [...half, other] };
  }
  if (key.type === 'true_false') return { type: 'true_false', chosen: isRight ? key.right : !key.right };
  if (body.type === 'fill' && key.type === 'fill') {
    const right = (id: string) => {
      const { texts, number } = key.blanks[id] ?? { texts: [], number: null };
      return number ? String(number.value) : (texts[0] ?? '');
    };
    const wrong = (isNumber: boolean) => (isNumber ? String(Math.floor(random() * 20) + 100) : 'not sure');
    return {
      type: 'fill',
      blanks: Object.fromEntries(
        body.blanks.map(({ id, isNumber }) => [id, isRight ? right(id) : wrong(isNumber)]),
      ),
    };
  }
  if (body.type === 'match' && key.type === 'match') {
    const pairs = Object.entries(key.pairs);
    const [first, second] = pairs;
    // Who is wrong takes two for each other.
    const swapped = first && second ? { [first[0]]: second[1], [second[0]]: first[1] } : {};
    return { type: 'match', pairs: { ...key.pairs, ...(isRight ? {} : swapped) } };
  }
  if (body.type !== 'subjective') return null;
  const better = sentences.slice(isRight ? 3 : 0, isRight ? undefined : 4);
  return { type: 'subjective', text: pick(better) ?? '' };
}
