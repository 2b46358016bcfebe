import { groupNames, nameKey } from '#contract/classes/classes.rules.ts';

/** Grades in Roman numbers: VI for 6. */
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
const ofRoman = new Map(romans.map((roman, at) => [roman, String(at + 1)]));

const word = '(?:grade|class|standard|std|year|कक्षा|جماعت)';
const number = `(\\d{1,2}|${romans.toReversed().join('|')})(?:st|nd|rd|th)?`;
const wordBeforeNumber = new RegExp(`^${word} ?(?=(?:\\d|(?:${romans.join('|')})(?:st|nd|rd|th)?(?: |$)))`);
const roman = new RegExp(`^(${romans.toReversed().join('|')})(?= |$)`);

/** Makes one key of "Grade 7 A", "7-A", "Class 07 a", "7A", "7th A", "VII A" and "7 (A)". */
export const groupKey = (name: string): string =>
  nameKey(name)
    .replaceAll(/[\s\-–_/.:()[\]]+/g, ' ')
    .trim()
    .replace(wordBeforeNumber, '')
    .replace(roman, (found) => ofRoman.get(found) ?? found)
    .replace(/^0+(?=\d)/, '')
    .replace(/^(\d+)(?:st|nd|rd|th)(?= |$)/, '$1')
    .replace(/^(\d+) ?([a-z])$/, '$1 $2')
    // "Grade 7 Section A", "7 Division A".
    .replace(/^(\d+) (?:section|division|sec|div) (?=\S)/, '$1 ');

interface Divided {
  readonly grade: string;
  /** '': none. */
  readonly division: string;
}

const numbered = new RegExp(`^(?:${word}[\\s.\\-–:]*)?${number}(?:[\\s\\-–_/.:]+(.*)|(\\p{L}))?$`, 'iu');
const brackets = /[()[\]]/g;

/** "(A)", "Section A" and "Div. A" become A. */
export const divisionName = (text: string): string =>
  text
    .trim()
    .replace(/^[([]\s*(.*?)\s*[)\]]$/, '$1')
    .replace(/^(?:section|division|sec|div)\.?[\s:-]+(?=\S)/i, '');

/** "Grade 7 A", "7A", "VII-A" and "7th A" become Grade 7 and A. */
export function divided(name: string): Divided {
  const found = numbered.exec(name.replace(brackets, ' ').trim());
  if (found) {
    const [, digits = '', rest, letter] = found;
    return { grade: gradeName(digits), division: divisionName(rest ?? letter ?? '') };
  }
  const last = Math.max(name.lastIndexOf(' '), name.lastIndexOf('-'));
  const [grade, division] = [name.slice(0, last).trim(), name.slice(last + 1).trim()];
  return last < 1 || /^\d+$/.test(division) ? { grade: name, division: '' } : { grade, division };
}

const bareGrade = new RegExp(`^(?:${word}[\\s.\\-–:]*)?${number}$`, 'i');

/** "6", "VI", "6th", "Class 6" and "Std. VI" become Grade 6. */
export function gradeName(text: string): string {
  const [, digits] = bareGrade.exec(text.trim()) ?? [];
  if (digits === undefined) return text.trim();
  return `Grade ${Number(ofRoman.get(digits.toLowerCase()) ?? digits)}`;
}

/** Splits a new club from its batch at the last dash, as in "Robotics – Batch 2". */
export function dividedClub(name: string): Divided {
  const [, club, batch] = /^(.+\S)\s+[-–:]\s+(\S.*)$/.exec(name) ?? [];
  return club === undefined || batch === undefined
    ? { grade: name, division: 'A' }
    : { grade: club, division: batch };
}

/** Cuts a name to what the forms allow. The step with the classes shows the result. */
export const shortened = (name: string): string =>
  Array.from(name).slice(0, groupNames.longest).join('').trim();
