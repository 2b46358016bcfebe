import Download from 'lucide-react/icons/download';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import type { ExceptionResult } from '#contract/migration/exceptions.wire.ts';
import type { PlanChange } from '#machines/migration/migration/migration.types.ts';
import { alerts } from '#src/lib/alerts.ts';
import { formMessages } from '#src/lib/form/messages.en.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { FileDropZone } from '#src/ui/FileDropZone.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { scrolls, table } from './layout.ts';
import { migrationMessages as messages } from './messages.en.ts';
import { saveListTemplate, shelveList } from './send-list.ts';

interface ExceptionListProps {
  readonly result: ExceptionResult | null;
  readonly isBusy: boolean;
  readonly onSave: (change: PlanChange) => void;
}

/** Shown rows; with more, the admin corrects these and sends the list again. */
const shownRows = 50;

/** [QU-49] Many exceptions at once, from a list of the school. */
export function ExceptionList({ result, isBusy, onSave }: ExceptionListProps) {
  const texts = messages.list;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Stack>
      <div>
        <Button icon={<Upload />} busy={isBusy} onClick={() => setIsOpen(true)}>
          {texts.open}
        </Button>
      </div>
      {result && (
        <Banner
          tone={result.problems.length > 0 ? 'warning' : 'news'}
          announce="polite"
          title={texts.taken(result.taken)}
          {...(result.problems.length > 0 && { text: texts.left(result.problems.length) })}
        />
      )}
      {result && result.problems.length > 0 && <Problems problems={result.problems} />}
      {isOpen && (
        <Dialog
          open
          size="form"
          title={texts.title}
          description={texts.text}
          closeLabel={formMessages.close}
          onRequestClose={close}
          footer={<Button onClick={close}>{messages.decide.cancel}</Button>}
        >
          <Stack>
            <div>
              <Button
                icon={<Download />}
                onClick={() => {
                  saveListTemplate().catch(() =>
                    alerts.show({ tone: 'error', title: failureMessages.unexpected }),
                  );
                }}
              >
                {texts.template}
              </Button>
            </div>
            <FileDropZone
              accept=".xlsx,.csv"
              onFiles={([file]) => {
                if (!file) return;
                onSave({ list: shelveList(file) });
                close();
              }}
              texts={texts.file}
            />
          </Stack>
        </Dialog>
      )}
    </Stack>
  );
}

function Problems({ problems }: Pick<ExceptionResult, 'problems'>) {
  const texts = messages.list;
  const more = problems.length - shownRows;
  return (
    <div className={scrolls}>
      <table className={table}>
        <caption>
          <VisuallyHidden>{texts.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{texts.line}</th>
            <th scope="col">{texts.who}</th>
            <th scope="col">{texts.what}</th>
          </tr>
        </thead>
        <tbody>
          {problems.slice(0, shownRows).map(({ line, who, code, text }) => (
            <tr key={line}>
              <td>{formatNumber(line)}</td>
              <td>
                <bdi>{who}</bdi>
              </td>
              <td>{texts.problems[code](text)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p>{texts.more(more)}</p>}
    </div>
  );
}
