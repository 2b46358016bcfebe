import DownloadIcon from 'lucide-react/icons/download';
import { useId } from 'react';
import type { Attachment } from '#contract/core/attachment.model.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { css } from '#styled/css';
import { attachmentMessages as messages } from './messages.en.ts';
import { useDownload } from './use-download.ts';

const root = css({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '1.5' });
const inBar = css({ display: 'contents', '& > p': { flexBasis: 'full' } });
const reason = css({ textStyle: 'caption', color: 'text.muted' });
const problem = css({ textStyle: 'small', color: 'danger.text' });

/** `demo`: people may look but not keep [RP-07]; `withheld`: for viewing only [VW-01], without a button. */
export type DownloadOffer = 'offered' | 'demo' | 'withheld';

export interface DownloadButtonProps {
  readonly file: Attachment;
  readonly offer: DownloadOffer;
  readonly compact?: boolean;
}

export function DownloadButton(props: DownloadButtonProps) {
  return props.offer === 'withheld' ? null : <OfferedDownload {...props} />;
}

function OfferedDownload({ file, offer, compact = false }: DownloadButtonProps) {
  const disabled = offer === 'demo';
  const reasonId = useId();
  const download = useDownload(file);
  const label = download.busy ? messages.downloading : messages.downloadOf(file.name);
  return (
    <div className={compact ? inBar : root}>
      {compact ? (
        <IconButton
          size="sm"
          icon={download.busy ? <Spinner /> : <DownloadIcon />}
          label={label}
          disabled={disabled || download.busy}
          onClick={download.start}
        />
      ) : (
        <Button
          icon={<DownloadIcon />}
          busy={download.busy}
          disabled={disabled}
          aria-label={label}
          aria-describedby={disabled ? reasonId : undefined}
          onClick={download.start}
        >
          {messages.download}
        </Button>
      )}
      {disabled && (
        <p id={reasonId} className={reason}>
          {messages.demoNoDownload}
        </p>
      )}
      {download.problem !== undefined && (
        <p role="alert" className={problem}>
          {download.problem}
        </p>
      )}
    </div>
  );
}
