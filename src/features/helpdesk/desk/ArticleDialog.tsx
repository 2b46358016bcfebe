import { useState } from 'react';
import { helpdeskCalls } from '#contract/calls/helpdesk.ts';
import {
  type Article,
  type ArticleText,
  helpdeskLimits,
  helpTopics,
} from '#contract/helpdesk/helpdesk.model.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { css } from '#styled/css';
import { ArticleFields, type ArticleProblems } from './ArticleFields.tsx';
import { messages } from './messages.ts';

const column = css({ display: 'flex', flexDirection: 'column', gap: '4' });

const blank: ArticleText = {
  topic: helpTopics[0],
  title: '',
  roles: [2, 3, 4],
  questions: '',
  body: '',
  link: '',
  linkLabel: '',
};

type Reset = 'restore' | 'discard' | 'remove';

interface ArticleDialogProps {
  /** Absent for a new one. */
  readonly article: Article | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

function problemsOf(text: ArticleText): ArticleProblems {
  const texts = messages.editor;
  return {
    ...(text.title.trim().length < 3 && { title: texts.titleRequired }),
    ...(text.roles.length === 0 && { roles: texts.rolesRequired }),
    ...(text.body.trim() === '' && { body: texts.bodyRequired }),
  };
}

/** One article: its draft, or else the text in force. Saving tells when a colleague was quicker [QU-30]. */
export function ArticleDialog({ article, onSaved, onClose }: ArticleDialogProps) {
  const texts = messages.editor;
  const [start] = useState(() => article?.draft ?? article?.published ?? blank);
  const [text, setText] = useState(start);
  const [problems, setProblems] = useState<ArticleProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState<'draft' | 'publish' | 'reset' | null>(null);
  const [asked, setAsked] = useState<Reset | null>(null);

  const run = async (what: NonNullable<typeof busy>, done: string, act: () => Promise<unknown>) => {
    setBusy(what);
    setFailure(null);
    try {
      await act();
      alerts.show({ tone: 'success', title: done });
      onSaved();
      onClose();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      if (error.fields) setProblems(error.fields);
      setFailure(error.code === 'stale' ? texts.stale : error.information);
    } finally {
      setBusy(null);
    }
  };
  const version = article?.version ?? 0;
  const save = (action: 'draft' | 'publish') => {
    const found = problemsOf(text);
    setProblems(found);
    if (Object.keys(found).length > 0 || text.body.length > helpdeskLimits.articleCharacters) return;
    const input = { key: article?.key ?? '', version, action, text };
    void run(action, action === 'draft' ? texts.savedDraft : texts.published, () =>
      call(helpdeskCalls['save-help-article'], input),
    );
  };
  const reset = (action: Reset) => {
    if (!article) return;
    const done = { restore: texts.restored, discard: texts.discarded, remove: texts.removed }[action];
    void run('reset', done, () =>
      call(helpdeskCalls['reset-help-article'], { key: article.key, version, action }),
    );
  };

  return (
    <Dialog
      open
      size="wide"
      title={article ? texts.title : texts.newTitle}
      closeLabel={texts.close}
      onRequestClose={onClose}
      unsaved={{ isDirty: busy === null && !isSame(text, start), texts: texts.unsaved }}
      footer={
        <>
          {article?.draft && <Button onClick={() => setAsked('discard')}>{texts.discard}</Button>}
          {article?.shipped && article.isChanged && (
            <Button onClick={() => setAsked('restore')}>{texts.restore}</Button>
          )}
          {article && !article.shipped && <Button onClick={() => setAsked('remove')}>{texts.remove}</Button>}
          <Button busy={busy === 'draft'} onClick={() => save('draft')}>
            {texts.saveDraft}
          </Button>
          <Button variant="primary" busy={busy === 'publish'} onClick={() => save('publish')}>
            {texts.publish}
          </Button>
        </>
      }
    >
      <div className={column}>
        {failure !== null && (
          <Banner tone="danger" announce="assertive" title={texts.notSaved} text={failure} />
        )}
        {article?.draft && article.published && <Banner title={texts.draftShown} />}
        <ArticleFields text={text} problems={problems} onChange={setText} />
      </div>
      {asked && (
        <AlertDialog
          open
          tone="warning"
          title={texts.ask[asked]}
          answers={[
            { value: 'no', label: texts.ask.no },
            { value: 'yes', label: texts.ask.yes, tone: 'danger' },
          ]}
          onAnswer={(answer) => {
            setAsked(null);
            if (answer === 'yes') reset(asked);
          }}
          onCancel={() => setAsked(null)}
        >
          {texts.ask[`${asked}Text`]}
        </AlertDialog>
      )}
    </Dialog>
  );
}
