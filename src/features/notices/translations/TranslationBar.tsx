import Languages from 'lucide-react/icons/languages';
import Pencil from 'lucide-react/icons/pencil';
import { lazy, Suspense, useState } from 'react';
import type { Notice } from '#contract/notices/notice.model.ts';
import {
  type NoticeTranslation,
  type TranslationLanguage,
  translationLanguages,
} from '#contract/notices/translation.rules.ts';
import type { NoticeTranslationOutput } from '#machines/notices/notice-translation/notice-translation.types.ts';
import { alerts } from '#src/lib/alerts.ts';
import { currentLanguage } from '#src/lib/words/language.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { QuietSelect } from '#src/ui/QuietSelect.tsx';
import { SegmentedChoice } from '#src/ui/SegmentedChoice.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { nameHere, ownName } from './language-name.ts';
import { translationMessages as messages } from './messages.en.ts';
import type { TranslationTools } from './translation-tools.ts';
import type { ShownText } from './use-shown-text.ts';

const TranslationDialog = lazy(async () => ({
  default: (await import('./TranslationDialog.tsx')).TranslationDialog,
}));

const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' });

/** More languages become a list instead of a row. */
const mostSegments = 3;

export interface TranslationBarProps {
  readonly notice: Notice;
  readonly personId: number;
  readonly shown: ShownText;
  readonly onChoose: (language: TranslationLanguage | 'original') => void;
  readonly onTranslations: (translations: readonly NoticeTranslation[]) => void;
  readonly tools?: TranslationTools;
}

type Writing = { readonly language: TranslationLanguage | null } | null;

export function TranslationBar({
  notice,
  personId,
  shown,
  onChoose,
  onTranslations,
  tools,
}: TranslationBarProps) {
  const [writing, setWriting] = useState<Writing>(null);
  const { translations = [], mayTranslate = false } = notice;
  const { translation } = shown;
  if (translations.length === 0 && !mayTranslate) return null;
  const end = (output: NoticeTranslationOutput) => {
    setWriting(null);
    if (output.kind === 'closed') return;
    onTranslations(withOutcome(translations, output));
    onChoose(output.kind === 'saved' ? output.translation.language : 'original');
    alerts.show({
      tone: 'success',
      title: output.kind === 'saved' ? messages.saved : messages.deleted,
    });
  };
  return (
    <Stack gap="3">
      <div className={line}>
        {translations.length > 0 && (
          <LanguageSwitch
            noticeId={notice.id}
            languages={translations.map(({ language }) => language)}
            value={translation?.language ?? 'original'}
            onChange={onChoose}
          />
        )}
        {mayTranslate && translation && (
          <Button
            size="sm"
            variant="quiet"
            icon={<Pencil />}
            aria-label={messages.edit(nameHere(translation.language))}
            onClick={() => setWriting({ language: translation.language })}
          >
            {messages.editShort}
          </Button>
        )}
        {mayTranslate && translations.length < translationLanguages.length && (
          <Button
            size="sm"
            variant="quiet"
            icon={<Languages />}
            onClick={() => setWriting({ language: null })}
          >
            {messages.add}
          </Button>
        )}
      </div>
      {translation?.isStale && (
        <Banner
          tone="warning"
          title={messages.stale}
          text={messages.staleText}
          action={
            <>
              <Button size="sm" onClick={() => onChoose('original')}>
                {messages.showOriginal}
              </Button>
              {mayTranslate && (
                <Button
                  size="sm"
                  variant="primary"
                  onClick={() => setWriting({ language: translation.language })}
                >
                  {messages.review}
                </Button>
              )}
            </>
          }
        />
      )}
      <Suspense>
        {writing && (
          <TranslationDialog
            personId={personId}
            noticeId={notice.id}
            original={{ title: notice.title, description: notice.description }}
            translations={translations}
            language={writing.language}
            spoken={currentLanguage()}
            onEnd={end}
            {...(tools && { tools })}
          />
        )}
      </Suspense>
    </Stack>
  );
}

function withOutcome(
  before: readonly NoticeTranslation[],
  output: Exclude<NoticeTranslationOutput, { kind: 'closed' }>,
): readonly NoticeTranslation[] {
  const changed = output.kind === 'saved' ? output.translation.language : output.language;
  const others = before.filter(({ language }) => language !== changed);
  if (output.kind === 'deleted') return others;
  return [...others, output.translation].toSorted((a, b) => a.language.localeCompare(b.language));
}

interface LanguageSwitchProps {
  readonly noticeId: number;
  readonly languages: readonly TranslationLanguage[];
  readonly value: TranslationLanguage | 'original';
  readonly onChange: (language: TranslationLanguage | 'original') => void;
}

function LanguageSwitch({ noticeId, languages, value, onChange }: LanguageSwitchProps) {
  const options = [
    { value: 'original' as const, label: messages.original },
    ...languages.map((language) => ({ value: language, label: ownName(language), lang: language })),
  ];
  const props = { label: messages.language, value, options, onChange };
  return options.length > mostSegments ? (
    <QuietSelect<TranslationLanguage | 'original'> {...props} />
  ) : (
    <SegmentedChoice<TranslationLanguage | 'original'> name={`translation-${noticeId}`} {...props} />
  );
}
