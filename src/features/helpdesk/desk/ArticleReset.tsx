import { useState } from 'react';
import { resetHelpArticleCall } from '#contract/helpdesk/calls/reset-help-article.call.ts';
import type { Article } from '#contract/helpdesk/helpdesk.model.ts';
import { call } from '#src/lib/api-client.ts';
import { tellDone } from '#src/lib/resource/tell-done.ts';
import { tellFailure } from '#src/lib/tell-failure.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { messages } from './messages.en.ts';

type Reset = 'restore' | 'discard' | 'remove';

interface ArticleResetProps {
  readonly article: Article;
  readonly onDone: () => void;
}

/** Resets to the published or shipped text, or deletes the article; each asks first [QU-30]. */
export function ArticleReset({ article, onDone }: ArticleResetProps) {
  const texts = messages.editor;
  const [asked, setAsked] = useState<Reset | null>(null);
  const resets: readonly Reset[] = [
    ...(article.draft ? (['discard'] as const) : []),
    ...(article.shipped && article.isChanged ? (['restore'] as const) : []),
    ...(article.shipped ? [] : (['remove'] as const)),
  ];
  const reset = async (action: Reset) => {
    const { key, version, draft, published } = article;
    try {
      await call(resetHelpArticleCall, { key, version, action });
      const done = { restore: texts.restored, discard: texts.discarded, remove: texts.removed }[action];
      tellDone(done, (published ?? draft)?.title ?? key);
      onDone();
    } catch (error) {
      tellFailure(error);
    }
  };
  return (
    <>
      {resets.map((each) => (
        <Button key={each} onClick={() => setAsked(each)}>
          {texts[each]}
        </Button>
      ))}
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
            if (answer === 'yes') void reset(asked);
          }}
          onCancel={() => setAsked(null)}
        >
          {texts.ask[`${asked}Text`]}
        </AlertDialog>
      )}
    </>
  );
}
