import { questionImportMachine } from '#machines/assessments/question-import/question-import.machine.ts';
import { questionFileProblem } from '#machines/assessments/question-import/question-import.rules.ts';
import type {
  ApplyInput,
  QuestionsReading,
} from '#machines/assessments/question-import/question-import.types.ts';
import { done, failed, type Walk } from '../../paths.ts';
import { silentPromise } from '../../stand-ins.ts';
import { begins, inputOf, walked } from '../../walked-machine.ts';

export const file = { key: 'a', name: 'questions.gift', size: 2_000 } as const;
export const target = { bankId: 3, language: 'en' } as const;

/** What the server makes of a file. */
export const readingOf = (good = 2, bad = 1): QuestionsReading => ({
  uploadId: 'u',
  formSession: 'f',
  verdicts: { format: 'gift', rows: [], good, bad, newBanks: [], saved: 0 },
});

export const machine = questionImportMachine.provide({
  actors: { readFile: silentPromise(), applyFile: silentPromise() },
});

const walk: Walk<typeof machine> = {
  input: target,
  events: [
    { type: 'target.change', target: { bankId: 4, language: 'hi' } },
    { type: 'file.choose', file },
    { type: 'file.choose', file: { ...file, name: 'questions.pdf' } },
    { type: 'upload.progressed', sentBytes: 1_000 },
    { type: 'import.cancel' },
    { type: 'import.apply' },
    { type: 'import.retry' },
    { type: 'import.again' },
    done('readFile', readingOf()),
    done('readFile', readingOf(0, 3)),
    failed('readFile', { kind: 'unreachable' }),
    done('applyFile', 2),
    failed('applyFile', { kind: 'unreachable' }),
  ],
  project: ({ context }) => [
    context.problem,
    context.failure?.code,
    context.reading?.verdicts.good,
    context.target.bankId,
  ],
};

export const questionImport = walked({
  machine,
  walks: { file: walk },
  invariants: [
    {
      name: 'only a file that fits is sent',
      holds: ({ value, context }) =>
        value !== 'reading' || (context.file !== null && questionFileProblem(context.file) === null),
    },
    {
      name: 'nothing is added that was not looked at',
      holds: (after, before, event) =>
        !begins('applyFile', after, before) ||
        (event?.type === 'import.apply' && before?.value === 'previewing'),
    },
    {
      name: 'a file without a good row is not applied',
      holds: (after) => after.value !== 'importing' || (after.context.reading?.verdicts.good ?? 0) > 0,
    },
    {
      name: 'what is applied is what was read, and where it goes does not change in between',
      holds: (after, before) =>
        !begins('applyFile', after, before) ||
        ((inputOf(after, 'applyFile') as ApplyInput).reading === before?.context.reading &&
          (inputOf(after, 'applyFile') as ApplyInput).target === before?.context.target),
    },
    {
      name: 'a lost answer to applying keeps the reading, so that it is asked for again by the same key',
      holds: (after, before, event) =>
        event?.type !== 'xstate.error.actor.applyFile' || after.context.reading === before?.context.reading,
    },
  ],
});
