import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { formMessages } from '../form/messages.en.ts';
import { resourceMessages } from '../resource/messages.en.ts';
import { useThingTitle } from '../screen-title.ts';
import { detailMessages as messages } from './messages.en.ts';
import type { Detail } from './use-detail.ts';

const back = css({ marginInlineStart: '-4' });

interface DetailFrameProps<Tree> {
  readonly detail: Detail<Tree>;
  readonly onBack: () => void;
  readonly nameOf: (tree: Tree) => string;
  readonly children: (tree: Tree) => ReactNode;
}

export function DetailFrame<Tree>({ detail, onBack, nameOf, children }: DetailFrameProps<Tree>) {
  const { fetched, reload, refresh } = detail;
  useThingTitle(fetched.kind === 'loaded' ? nameOf(fetched.data) : '');
  const retry = { label: formMessages.retry, onRetry: refresh };
  return (
    <Stack>
      <div className={back}>
        <Button variant="quiet" icon={<ArrowLeft className="rtl-flip" />} onClick={onBack}>
          {messages.back}
        </Button>
      </div>
      {fetched.kind === 'loading' && <Skeleton label={formMessages.loading} shape="rows" count={6} />}
      {fetched.kind === 'failed' && (
        <ErrorState title={resourceMessages.grid.errorTitle} text={fetched.information} retry={retry} />
      )}
      {fetched.kind === 'loaded' && reload === 'failed' && (
        <Banner
          tone="warning"
          announce="polite"
          title={messages.outdated}
          text={messages.outdatedText}
          action={
            <Button size="sm" onClick={refresh}>
              {formMessages.retry}
            </Button>
          }
        />
      )}
      {fetched.kind === 'loaded' && children(fetched.data)}
    </Stack>
  );
}
