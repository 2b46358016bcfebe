import { useState } from 'react';
import { plainText } from '#contract/core/plain-text.ts';
import { type ImportKind, importKinds } from '#contract/roster/roster.rules.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { FileDropZone } from '#src/ui/FileDropZone.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { rosterMessages as messages } from './messages.en.ts';
import { fileProblemText } from './problem-text.ts';
import { shelve } from './send-file.ts';
import { TemplateOffer } from './TemplateOffer.tsx';
import type { Importing } from './use-import.ts';

interface ChooseFileProps {
  readonly importing: Importing;
  readonly schoolId: number;
}

export function ChooseFile({ importing: { context, send }, schoolId }: ChooseFileProps) {
  const [kind, setKind] = useState<ImportKind>('students');
  const texts = messages.choose;
  const isSchool = kind === 'school';
  const onFiles = (files: File[]) => {
    const [first] = files;
    if (!first) return;
    const key = shelve(files);
    const size = files.reduce((sum, file) => sum + file.size, 0);
    if (files.length === 1) send({ type: 'file.choose', file: { key, name: first.name, size, kind } });
    else
      send({
        type: 'file.choose',
        file: {
          key,
          name: `${plainText(texts.bundle(files.length))}.zip`,
          size,
          kind,
          several: files.map(({ name }) => name),
        },
      });
  };
  return (
    <Stack>
      <RadioGroup
        label={texts.what}
        layout="row"
        options={importKinds.map((value) => ({ value, label: messages.kinds[value] }))}
        value={kind}
        onChange={(value) => setKind(importKinds.find((each) => each === value) ?? 'students')}
      />
      <TemplateOffer kind={kind} schoolId={schoolId} />
      {context.problem && (
        <Banner tone="danger" title={fileProblemText(context.problem)} announce="assertive" />
      )}
      <FileDropZone
        accept={isSchool ? '.zip,.csv,.txt,.tsv,.xlsx' : '.xlsx,.csv,.txt,.tsv,.zip'}
        multiple
        onFiles={onFiles}
        texts={{
          title: texts.drop,
          hint: isSchool ? texts.hintZip : texts.hint,
          choose: texts.button,
          over: texts.over,
        }}
      />
      <p>{texts.text}</p>
    </Stack>
  );
}
