import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { importLimits, questionFileEndings } from '#contract/assessments/question-import.rules.ts';
import { type QuestionLanguage, questionLanguages } from '#contract/assessments/question-types.rules.ts';
import type { QuestionChoices, QuestionFileVerdicts } from '#contract/assessments/questions.wire.ts';
import { questionFileProblem } from '#machines/assessments/question-import/question-import.rules.ts';
import type {
  ImportTarget,
  QuestionImportContext,
  QuestionImportEvent,
} from '#machines/assessments/question-import/question-import.types.ts';
import { questionImportPage } from '#machines/assessments/question-import/question-import.view.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { optionsOf } from '#src/lib/form/options-of.ts';
import { useRunningActor } from '#src/lib/running-actors.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { FileDropZone } from '#src/ui/FileDropZone.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { importMachine, shelfOfOne } from './import-actors.ts';
import { messages } from './question-bank-messages.en.ts';
import { importMessages as texts } from './question-import-messages.en.ts';

const quiet = css({ textStyle: 'small', color: 'text.muted' });
const lines = css({
  display: 'grid',
  gap: '1',
  listStyle: 'none',
  textStyle: 'small',
  overflowWrap: 'anywhere',
});

interface ImportQuestionsProps {
  readonly banks: QuestionChoices['banks'];
  readonly onClose: () => void;
  readonly onImported: () => void;
}

/** Shows a verdict for each row of a file; nothing is stored until it is applied. */
export function ImportQuestions({ banks, onClose, onImported }: ImportQuestionsProps) {
  const own = banks.filter(({ isOwn }) => isOwn);
  const [prepared] = useState(() => {
    const shelf = shelfOfOne();
    return { shelf, machine: importMachine(shelf) };
  });
  const actor = useRunningActor(prepared.machine, {
    input: { bankId: own[0]?.id ?? 0, language: 'en' },
  });
  const page = useSelector(actor, questionImportPage);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const send = (event: QuestionImportEvent) => actor.send(event);
  useEffect(
    () => prepared.shelf.hear((sentBytes) => actor.send({ type: 'upload.progressed', sentBytes })),
    [actor, prepared],
  );
  const choose = ([file]: File[]) => {
    if (!file) return;
    const { name, size } = file;
    // A file that is refused does not replace the one on the shelf, so that one can still be retried.
    const isFit = questionFileProblem({ name, size }) === null;
    send({ type: 'file.choose', file: { key: isFit ? prepared.shelf.put(file) : '', name, size } });
  };
  const close = () => {
    if (page === 'imported') onImported();
    onClose();
  };
  return (
    <Dialog
      open
      size="form"
      title={texts.title}
      closeLabel={texts.close}
      onRequestClose={close}
      footer={<Buttons page={page} context={context} send={send} onClose={close} />}
    >
      <Stack>
        {(page === 'choosing' || page === 'failed') && (
          <>
            <p className={quiet}>{texts.text}</p>
            <Target
              target={context.target}
              own={own}
              onChange={(target) => send({ type: 'target.change', target })}
            />
            <FileDropZone
              accept={questionFileEndings.map((ending) => `.${ending}`).join()}
              texts={{ title: texts.drop, hint: texts.hint, choose: texts.choose, over: texts.over }}
              onFiles={choose}
            />
          </>
        )}
        <div role="status">
          <Said page={page} context={context} />
        </div>
        {page === 'previewing' && context.reading && <Verdicts verdicts={context.reading.verdicts} />}
      </Stack>
    </Dialog>
  );
}

interface TargetProps {
  readonly target: ImportTarget;
  readonly own: QuestionChoices['banks'];
  readonly onChange: (target: ImportTarget) => void;
}

function Target({ target, own, onChange }: TargetProps) {
  const selectTexts = {
    placeholder: messages.choosePart,
    loading: messages.loading,
    empty: messages.nothing,
  };
  return (
    <>
      <Select
        label={texts.bank}
        options={own.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(target.bankId)}
        onChange={(value) => onChange({ ...target, bankId: Number(value) })}
        texts={selectTexts}
      />
      <Select
        label={texts.language}
        options={optionsOf(messages.languages, questionLanguages)}
        value={target.language}
        onChange={(value) => onChange({ ...target, language: languageOf(value) })}
        texts={selectTexts}
      />
    </>
  );
}

const languageOf = (value: string): QuestionLanguage =>
  questionLanguages.find((language) => language === value) ?? 'en';

interface PageProps {
  readonly page: ReturnType<typeof questionImportPage>;
  readonly context: QuestionImportContext;
}

function Said({ page, context }: PageProps) {
  const { file, sentBytes, problem, failure, saved } = context;
  if (page === 'reading')
    return (
      <Stack gap="2">
        <p>{texts.sending}</p>
        <ProgressBar label={texts.progress} value={Math.min(1, sentBytes / Math.max(1, file?.size ?? 1))} />
      </Stack>
    );
  if (page === 'importing') return <p>{texts.importing}</p>;
  if (page === 'imported') return <Banner tone="info" title={texts.done(saved)} />;
  if (problem !== null && page !== 'previewing') return <Banner tone="danger" title={texts.files[problem]} />;
  return failure === null ? null : <Banner tone="danger" title={failureText(failure, failureMessages)} />;
}

interface ButtonsProps extends PageProps {
  readonly send: (event: QuestionImportEvent) => void;
  readonly onClose: () => void;
}

function Buttons({ page, context, send, onClose }: ButtonsProps) {
  const cancel = <Button onClick={() => send({ type: 'import.cancel' })}>{texts.cancel}</Button>;
  switch (page) {
    case 'reading':
      return cancel;
    case 'failed':
      return <Button onClick={() => send({ type: 'import.retry' })}>{texts.retry}</Button>;
    case 'previewing':
    case 'importing': {
      const good = context.reading?.verdicts.good ?? 0;
      return (
        <>
          {page === 'previewing' && cancel}
          {good > 0 && (
            <Button
              variant="primary"
              busy={page === 'importing'}
              onClick={() => send({ type: 'import.apply' })}
            >
              {texts.apply(good)}
            </Button>
          )}
        </>
      );
    }
    case 'imported':
      return (
        <>
          <Button onClick={() => send({ type: 'import.again' })}>{texts.again}</Button>
          <Button variant="primary" onClick={onClose}>
            {texts.close}
          </Button>
        </>
      );
    case 'choosing':
      return null;
  }
}

function Verdicts({ verdicts: { rows, good, bad, newBanks } }: { readonly verdicts: QuestionFileVerdicts }) {
  const wrong = rows.flatMap((row) => (row.problem === '' ? [] : [{ ...row, problem: row.problem }]));
  return (
    <Stack>
      <Banner
        tone={bad > 0 ? 'warning' : 'info'}
        title={texts.good(good)}
        text={bad > 0 ? texts.bad(bad) : undefined}
      />
      {newBanks.length > 0 && (
        <p>
          {texts.newBanks} <bdi>{newBanks.join(', ')}</bdi>
        </p>
      )}
      {wrong.length > 0 && (
        <ul className={lines} aria-label={texts.list}>
          {wrong.map(({ line, prompt, problem, detail }) => (
            <li key={line}>
              <strong>{texts.line(line)}</strong> <bdi>{prompt || texts.untitled}</bdi>{' '}
              {texts.problems[problem]} <bdi>{detail}</bdi>
            </li>
          ))}
        </ul>
      )}
      {bad > importLimits.verdicts && <p>{texts.more(bad - importLimits.verdicts)}</p>}
    </Stack>
  );
}
