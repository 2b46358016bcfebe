import Printer from 'lucide-react/icons/printer';
import { lazy, Suspense, useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import type { Notice } from '#contract/notices/notice.model.ts';
import type { NoticeTranslation } from '#contract/notices/translation.rules.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { viewerMessages as messages } from '../messages.en.ts';

const NoticeSheet = lazy(async () => ({ default: (await import('./NoticeSheet.tsx')).NoticeSheet }));

export interface PrintButtonProps {
  readonly notice: Notice;
  readonly translation?: NoticeTranslation | null;
  readonly school: Person['school'];
}

export function PrintButton({ notice, translation = null, school }: PrintButtonProps) {
  /** A further press prints again, even where the browser never said that it was done. */
  const [round, setRound] = useState(0);
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <IconButton
        size="sm"
        variant="quiet"
        label={messages.print}
        icon={<Printer />}
        onClick={() => {
          setRound(round + 1);
          setPrinting(true);
        }}
      />
      <Suspense>
        {isPrinting && (
          <NoticeSheet
            key={round}
            notice={notice}
            text={translation ?? notice}
            lang={translation?.language}
            school={school}
            onPrinted={() => setPrinting(false)}
          />
        )}
      </Suspense>
    </>
  );
}
