import { useState } from 'react';
import type { CallOutput } from '#contract/core/define-call.ts';
import type { getSessionDetailsCall } from '#contract/teaching/calls/get-session-details.call.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Link } from '#src/ui/Link.tsx';
import { css } from '#styled/css';
import { projectMessages } from './project-messages.en.ts';
import { StudyFile } from './StudyFile.tsx';

type Reference = CallOutput<typeof getSessionDetailsCall>['data']['references'][number];

const list = css({ display: 'flex', flexDirection: 'column', gap: '2', alignItems: 'flex-start' });

interface ReferenceListProps {
  readonly references: readonly Reference[];
  readonly isDemo: boolean;
}

/** [VW-01] A file opens here, an address in a new tab. */
export function ReferenceList({ references, isDemo }: ReferenceListProps) {
  const [open, setOpen] = useState<Reference | null>(null);
  return (
    <>
      <ul className={list}>
        {references.map((each) => (
          <li key={each.title}>
            {each.file && (
              <Button size="sm" aria-label={projectMessages.openOf(each.title)} onClick={() => setOpen(each)}>
                <bdi>{each.title}</bdi>
              </Button>
            )}
            {!each.file && each.url !== '' && (
              <Link href={each.url} newTab={projectMessages.newTab}>
                <bdi>{each.title}</bdi>
              </Link>
            )}
            {!each.file && each.url === '' && <bdi>{each.title}</bdi>}
          </li>
        ))}
      </ul>
      {open?.file && (
        <Dialog
          open
          size="wide"
          title={open.title}
          closeLabel={projectMessages.close}
          onRequestClose={() => setOpen(null)}
        >
          <StudyFile file={open.file} isDemo={isDemo} />
        </Dialog>
      )}
    </>
  );
}
