import ExternalLink from 'lucide-react/icons/external-link';
import { parseVideoLink } from '#contract/notices/notice.rules.ts';
import type { TrainingItem } from '#contract/training/training.wire.ts';
import { AttachmentView } from '#src/lib/attachment/AttachmentView.tsx';
import { type AttachmentItem, fileItems } from '#src/lib/attachment/attachment-item.ts';
import { button } from '#src/ui/button.recipe.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { FilmView } from './FilmView.tsx';
import { trainingMessages as messages } from './messages.en.ts';
import type { TrainingProps } from './training-props.ts';

const quiet = css({ textStyle: 'small', color: 'text.muted' });

interface ItemDialogProps {
  readonly item: TrainingItem;
  readonly projectId?: number;
  readonly app: Pick<TrainingProps, 'person' | 'sessionLive'>;
  readonly onMark: (item: TrainingItem, isDone: boolean) => void;
  readonly onCompleted: () => void;
  readonly onClose: () => void;
}

export function ItemDialog({ item, projectId = 0, app, onMark, onCompleted, onClose }: ItemDialogProps) {
  return (
    <Dialog open size="project" title={item.title} closeLabel={messages.close} onRequestClose={onClose}>
      <Stack>
        {item.film ? (
          <FilmView item={item} projectId={projectId} app={app} onCompleted={onCompleted} />
        ) : (
          <OtherPart item={item} />
        )}
        <Checkbox
          label={messages.done}
          checked={item.status === 1}
          disabled={app.person.school.isDemo}
          onChange={(isDone) => onMark(item, isDone)}
        />
      </Stack>
    </Dialog>
  );
}

function OtherPart({ item }: { readonly item: TrainingItem }) {
  const { file, url, title, can_download } = item;
  const video = parseVideoLink(url);
  const [shown] = file ? fileItems([{ ...attachmentOf(file) }]) : [];
  const embedded = video && embeddedItem(title, video);
  const view = shown ?? embedded;
  if (!view) return url === '' ? null : <PageLink url={url} />;
  return (
    <>
      <AttachmentView item={view} inView download={can_download === 1 ? 'offered' : 'withheld'} />
      {embedded && <p className={quiet}>{messages.byHand}</p>}
    </>
  );
}

const attachmentOf = ({ id, ...file }: NonNullable<TrainingItem['file']>) => ({
  fileId: id,
  ...file,
  cover: null,
  captions: [],
  resolutions: [],
});

function embeddedItem(
  label: string,
  { url, kind }: NonNullable<ReturnType<typeof parseVideoLink>>,
): AttachmentItem {
  if (kind === 'link') return { kind: 'video-link', id: url, label, url };
  const service = new URL(url).hostname === 'player.vimeo.com' ? 'Vimeo' : 'YouTube';
  return { kind: 'embedded-video', id: url, label, url, service };
}

/** Only a whole https address becomes a link, whatever the server sends. */
function PageLink({ url }: { readonly url: string }) {
  if (!url.startsWith('https://')) return null;
  return (
    <p>
      <a className={button({ variant: 'primary' })} href={url} target="_blank" rel="noopener noreferrer">
        <ExternalLink />
        {messages.openLink}
        <VisuallyHidden>{messages.newTab}</VisuallyHidden>
      </a>
    </p>
  );
}
