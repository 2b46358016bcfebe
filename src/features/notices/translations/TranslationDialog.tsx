import Trash from 'lucide-react/icons/trash-2';
import Undo from 'lucide-react/icons/undo-2';
import { type SyntheticEvent, useId } from 'react';
import { noticeLimits } from '#contract/notices/notice.rules.ts';
import {
  directionOf,
  type NoticeText,
  type NoticeTranslation,
  type TranslationLanguage,
  translationLanguages,
} from '#contract/notices/translation.rules.ts';
import type { NoticeTranslationOutput } from '#machines/notices/notice-translation/notice-translation.types.ts';
import type { NoticeTranslationView } from '#machines/notices/notice-translation/notice-translation.view.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { nameHere, ownName } from './language-name.ts';
import { translationMessages as messages } from './messages.en.ts';
import { ChangedPane, TextPane } from './OriginalPane.tsx';
import { TranslationQuestions } from './TranslationQuestions.tsx';
import { type TranslationTools, translationToolsFor } from './translation-tools.ts';
import { readTyped } from './typed-translation.ts';
import { useTranslation } from './use-translation.ts';

const body = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const sides = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 1fr) minmax(0, 1fr)]' },
  gap: { base: '4', md: '6' },
  alignItems: 'start',
});
const footer = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '2',
  width: 'full',
});
const away = css({ marginInlineEnd: 'auto' });

export interface TranslationDialogProps {
  readonly personId: number;
  readonly noticeId: number;
  readonly original: NoticeText;
  readonly translations: readonly NoticeTranslation[];
  readonly language: TranslationLanguage | null;
  /** The screen's language; a new translation begins with another one if possible. */
  readonly spoken: string;
  readonly tools?: TranslationTools;
  readonly onEnd: (output: NoticeTranslationOutput) => void;
}

/** A new translation's language: one with unsaved text, else the first missing one. */
function beginWith({ personId, noticeId, translations, spoken }: TranslationDialogProps) {
  const missing = translationLanguages.filter(
    (each) => !translations.some(({ language }) => language === each),
  );
  const begun = missing.find((language) => readTyped({ personId, noticeId, language }) !== null);
  return begun ?? missing.find((each) => each !== spoken) ?? missing[0] ?? 'en';
}

/** A translation beside the original: write it, check it after a change of the original, or delete it. */
export function TranslationDialog(props: TranslationDialogProps) {
  const { personId, noticeId, original, translations, onEnd } = props;
  const language = props.language ?? beginWith(props);
  const { view, send } = useTranslation({
    personId,
    noticeId,
    original,
    language,
    existing: translations.find((each) => each.language === language) ?? null,
    tools: props.tools ?? translationToolsFor(personId),
    onEnd,
  });
  const formId = useId();
  const isBusy = view.stage === 'busy';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (view.stage === 'editing') send({ type: 'form.submit' });
  };
  return (
    <Dialog
      open={view.stage !== 'ended'}
      size="wide"
      title={view.isAdding ? messages.addTitle : messages.editTitle(nameHere(view.language))}
      closeLabel={messages.close}
      onRequestClose={() => send({ type: 'form.close' })}
      footer={
        <div className={footer}>
          {!view.isAdding && (
            <span className={away}>
              <Button
                variant="quiet"
                icon={<Trash />}
                disabled={isBusy}
                onClick={() => send({ type: 'translation.delete' })}
              >
                {messages.remove}
              </Button>
            </span>
          )}
          {view.canRestoreMine && (
            <Button icon={<Undo />} disabled={isBusy} onClick={() => send({ type: 'mine.restore' })}>
              {messages.restoreMine}
            </Button>
          )}
          <Button form={formId} type="submit" variant="primary" busy={isBusy}>
            {view.changed && !view.hasUnsavedChanges ? messages.stillRight : messages.save}
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate className={body} onSubmit={submit}>
        {view.failure && <Failed code={view.failure.code} information={view.failure.information} />}
        <div className={sides}>
          {view.changed ? (
            <ChangedPane before={view.changed} now={view.original} />
          ) : (
            <TextPane heading={messages.originalHeading} {...view.original} />
          )}
          <Fields
            view={view}
            taken={translations.map((each) => each.language)}
            onLanguage={(next) => send({ type: 'edit.language', language: next })}
            onTitle={(text) => send({ type: 'edit.title', text })}
            onDescription={(text) => send({ type: 'edit.description', text })}
          />
        </div>
      </form>
      <TranslationQuestions view={view} send={send} />
    </Dialog>
  );
}

function Failed({ code, information }: { readonly code: string; readonly information: string | null }) {
  const known = code === 'unauthorized' ? messages.signedOut : messages.offline;
  return <Banner tone="danger" announce="assertive" title={messages.failed} text={information ?? known} />;
}

interface FieldsProps {
  readonly view: NoticeTranslationView;
  readonly taken: readonly TranslationLanguage[];
  readonly onLanguage: (language: TranslationLanguage) => void;
  readonly onTitle: (text: string) => void;
  readonly onDescription: (text: string) => void;
}

function Fields({ view, taken, onLanguage, onTitle, onDescription }: FieldsProps) {
  const { language, values, errors } = view;
  const isBusy = view.stage === 'busy';
  const written = {
    lang: language,
    dir: directionOf(language),
    readOnly: isBusy,
    autoComplete: 'off',
  } as const;
  const errorOf = (field: 'title' | 'description') => {
    const code = errors[field];
    return code && messages.errors[code];
  };
  return (
    <Stack gap="4">
      {view.isAdding && (
        <Select
          label={messages.into}
          options={translationLanguages
            .filter((each) => !taken.includes(each))
            .map((each) => ({ value: each, label: nameHere(each), hint: ownName(each) }))}
          value={language}
          onChange={(chosen) => {
            const next = translationLanguages.find((each) => each === chosen);
            if (next) onLanguage(next);
          }}
          texts={{ placeholder: messages.choose, loading: '', empty: messages.noLanguages }}
          readOnly={isBusy}
        />
      )}
      <TextField
        {...written}
        label={messages.title}
        required
        error={errorOf('title')}
        value={values.title}
        onChange={onTitle}
      />
      <TextArea
        {...written}
        label={messages.description}
        required
        rows={8}
        limit={{ max: noticeLimits.descriptionCharacters, text: messages.characters }}
        error={errorOf('description')}
        value={values.description}
        onChange={onDescription}
      />
    </Stack>
  );
}
