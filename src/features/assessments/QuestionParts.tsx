import { questionLimits as most, newPartId } from '#contract/assessments/question-types.rules.ts';
import type { ShownFile } from '#contract/files/shown-file.wire.ts';
import type { Form } from '#src/lib/form/use-form.ts';
import { LookupField } from '#src/lib/lookup/LookupField.tsx';
import type { LookupSource } from '#src/lib/lookup/lookup-source.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { PartLines } from './PartLines.tsx';
import { PictureField } from './PictureField.tsx';
import { messages } from './question-bank-messages.en.ts';
import { newBlank, newChoice, newPair, type QuestionValues } from './question-values.ts';

interface QuestionPartsProps {
  readonly form: Form<QuestionValues>;
  readonly files: readonly ShownFile[];
  readonly rubrics: LookupSource;
  readonly tools: LookupSource;
}

export function QuestionParts({ form, files, rubrics, tools }: QuestionPartsProps) {
  const { values } = form;
  switch (values.type) {
    case 'mcq':
    case 'multi':
      return <Choices form={form} files={files} />;
    case 'true_false':
      return (
        <RadioGroup
          {...form.group('isTrue')}
          required
          layout="row"
          options={[
            { value: 'true', label: messages.truths.true },
            { value: 'false', label: messages.truths.false },
          ]}
          value={values.isTrue === null ? '' : String(values.isTrue)}
          onChange={(value) => form.set('isTrue', value === 'true')}
        />
      );
    case 'fill':
      return <Blanks form={form} />;
    case 'match':
      return <Pairs form={form} />;
    case 'subjective':
    case 'practical':
      return (
        <>
          <TextArea {...form.text('modelAnswer')} rows={4} />
          <LookupField {...form.lookup('rubricId')} source={rubrics} />
          {values.type === 'practical' ? (
            <LookupField {...form.lookup('toolId')} source={tools} />
          ) : (
            <TextField
              {...form.group('wordsMost')}
              hint={messages.hints.wordsMost}
              type="number"
              inputMode="numeric"
              min={0}
              max={most.wordsMost}
              value={String(values.wordsMost)}
              onChange={(text) => form.set('wordsMost', Number(text))}
            />
          )}
        </>
      );
  }
}

type Choice = QuestionValues['choices'][number];

function Choices({ form, files }: Pick<QuestionPartsProps, 'form' | 'files'>) {
  const { choices, type } = form.values;
  const { parts } = messages;
  const mark = (id: string, isRight: boolean) =>
    form.set(
      'choices',
      choices.map((choice) => {
        if (choice.id === id) return { ...choice, isRight };
        return type === 'mcq' && isRight ? { ...choice, isRight: false } : choice;
      }),
    );
  return (
    <PartLines<Choice>
      {...form.group('choices')}
      required
      parts={choices}
      most={most.choices}
      addLabel={parts.addChoice}
      removeLabel={parts.removeChoice}
      make={newChoice}
      onChange={(changed) => form.set('choices', changed)}
    >
      {(choice, at, onChange) => (
        <>
          <TextField
            label={parts.choice(at)}
            maxLength={most.choice}
            value={choice.text}
            onChange={(text) => onChange({ ...choice, text })}
          />
          <Checkbox
            label={parts.right(at)}
            checked={choice.isRight}
            onChange={(isRight) => mark(choice.id, isRight)}
          />
          <Disclosure summary={parts.choicePicture(at)}>
            <PictureField
              label={parts.choicePicture(at)}
              value={choice.pictureId}
              words={choice.pictureWords}
              known={files}
              onChange={(pictureId, pictureWords) => onChange({ ...choice, pictureId, pictureWords })}
            />
            <Checkbox
              label={parts.pinned}
              checked={choice.isPinned}
              onChange={(isPinned) => onChange({ ...choice, isPinned })}
            />
          </Disclosure>
        </>
      )}
    </PartLines>
  );
}

function Blanks({ form }: Pick<QuestionPartsProps, 'form'>) {
  const { parts } = messages;
  return (
    <PartLines
      {...form.group('blanks')}
      hint={messages.hints.blanks}
      required
      parts={form.values.blanks}
      most={most.blanks}
      addLabel={parts.addGap}
      removeLabel={parts.removeGap}
      make={newBlank}
      onChange={(changed) => form.set('blanks', changed)}
    >
      {(blank, at, onChange) => (
        <>
          <TextArea
            label={parts.gap(at)}
            rows={2}
            value={blank.answers}
            onChange={(answers) => onChange({ ...blank, answers })}
          />
          <TextField
            label={parts.number(at)}
            inputMode="decimal"
            value={blank.number}
            onChange={(number) => onChange({ ...blank, number })}
          />
          {blank.number !== '' && (
            <TextField
              label={parts.tolerance(at)}
              inputMode="decimal"
              value={blank.tolerance}
              onChange={(tolerance) => onChange({ ...blank, tolerance })}
            />
          )}
        </>
      )}
    </PartLines>
  );
}

function Pairs({ form }: Pick<QuestionPartsProps, 'form'>) {
  const { parts } = messages;
  const { pairs, extras } = form.values;
  return (
    <>
      <PartLines
        {...form.group('pairs')}
        required
        parts={pairs}
        most={most.pairs}
        addLabel={parts.addPair}
        removeLabel={parts.removePair}
        make={newPair}
        onChange={(changed) => form.set('pairs', changed)}
      >
        {(pair, at, onChange) => (
          <>
            <TextField
              label={parts.left(at)}
              maxLength={most.choice}
              value={pair.left}
              onChange={(left) => onChange({ ...pair, left })}
            />
            <TextField
              label={parts.rightSide(at)}
              maxLength={most.choice}
              value={pair.right}
              onChange={(right) => onChange({ ...pair, right })}
            />
          </>
        )}
      </PartLines>
      <PartLines
        {...form.group('extras')}
        hint={messages.hints.extras}
        parts={extras}
        most={most.extras}
        addLabel={parts.addExtra}
        removeLabel={parts.removeExtra}
        make={() => ({ id: newPartId(), text: '' })}
        onChange={(changed) => form.set('extras', changed)}
      >
        {(extra, at, onChange) => (
          <TextField
            label={parts.extra(at)}
            maxLength={most.choice}
            value={extra.text}
            onChange={(text) => onChange({ ...extra, text })}
          />
        )}
      </PartLines>
    </>
  );
}
