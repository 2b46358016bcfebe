import type { Person } from '#contract/auth/session.model.ts';
import { saveHelpArticleCall } from '#contract/helpdesk/calls/save-help-article.call.ts';
import type { Article } from '#contract/helpdesk/helpdesk.model.ts';
import { call } from '#src/lib/api-client.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useForm } from '#src/lib/form/use-form.ts';
import { tellDone } from '#src/lib/resource/tell-done.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ArticleFields } from './ArticleFields.tsx';
import { ArticleReset } from './ArticleReset.tsx';
import { articleForm, loadArticle, storedArticle } from './article-form.ts';
import { messages } from './messages.en.ts';

interface ArticleDialogProps {
  /** Left out for a new one. */
  readonly article: Article | undefined;
  readonly person: Person;
  /** false while the session is over and the page waits for a new sign-in. */
  readonly sessionLive: boolean;
  readonly onSaved: () => void;
  readonly onOpen: (key: string) => void;
  readonly onClose: () => void;
}

/** One article: its draft, or else the public text [QU-30]. */
export function ArticleDialog({
  article,
  person,
  sessionLive,
  onSaved,
  onOpen,
  onClose,
}: ArticleDialogProps) {
  const texts = messages.editor;
  const key = article?.key ?? '';
  const done = () => {
    onSaved();
    onClose();
  };
  const form = useForm({
    definition: articleForm,
    personId: person.id,
    sessionLive,
    of: key || 'new',
    stored: article ? storedArticle(article) : null,
    labels: texts.fields,
    issueTexts: { 'roles.required': texts.rolesRequired },
    save: async ({ values, version, intent }, signal) => {
      const action = intent === 'draft' ? 'draft' : 'publish';
      const input = { key, version, action, text: values } as const;
      const { article: kept } = await call(saveHelpArticleCall, input, { signal });
      return { action, key: kept.key };
    },
    ...(article && { loadStored: (signal: AbortSignal) => loadArticle(key, signal) }),
    onSaved: (saved) => {
      const told = saved?.action === 'draft' ? texts.savedDraft : texts.published;
      const kept = saved?.key ?? key;
      tellDone(told, form.values.title, kept === '' ? undefined : () => onOpen(kept));
      done();
    },
    onClosed: onClose,
  });
  const isSavingDraft = form.view.stage === 'busy' && form.view.intent === 'draft';
  return (
    <ResourceForm
      form={form}
      size="wide"
      title={article ? texts.title : texts.newTitle}
      submit={{ label: texts.publish, intent: 'publish', byEnter: false }}
      buttons={
        <>
          {article && (
            <ArticleReset
              article={article}
              onDone={() => {
                form.send({ type: 'form.reset' });
                done();
              }}
            />
          )}
          <Button busy={isSavingDraft} onClick={() => form.submit('draft')}>
            {texts.saveDraft}
          </Button>
        </>
      }
    >
      {article?.draft && article.published && <Banner title={texts.draftShown} />}
      <ArticleFields form={form} />
    </ResourceForm>
  );
}
