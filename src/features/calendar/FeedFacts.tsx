import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useRef, useState } from 'react';
import { formatDayOf, formatMoment } from '#src/lib/words/dates.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { messages } from './messages.en.ts';

export interface Feed {
  /** ISO instants; '' if it is off or was never read. */
  readonly madeAt: string;
  readonly readAt: string;
  /** Known only right after it was made. */
  readonly address: string | null;
}

const stack = css({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '4' });
const facts = css({ textStyle: 'small', color: 'text.muted' });
const heading = css({ textStyle: 'subsection' });

export function FeedFacts({ feed }: { readonly feed: Feed }) {
  if (feed.address !== null) return <NewAddress address={feed.address} />;
  if (feed.madeAt === '') return <p>{messages.offer}</p>;
  return (
    <div className={stack}>
      <div>
        <h3 className={heading}>{messages.isOn}</h3>
        <p className={facts}>
          {messages.madeOn(formatDayOf(feed.madeAt, 'long'))}{' '}
          {feed.readAt === '' ? messages.neverRead : messages.lastRead(formatMoment(feed.readAt))}
        </p>
      </div>
      <p>{messages.lost}</p>
    </div>
  );
}

function NewAddress({ address }: { readonly address: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = () => {
    // The page may have no clipboard, so the address is selected for copying by hand.
    field.current?.select();
    navigator.clipboard.writeText(address).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  };
  return (
    <div className={stack}>
      <TextField
        ref={field}
        label={messages.address}
        hint={messages.howTo}
        dir="ltr"
        readOnly
        value={address}
        onChange={() => undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div>
        <Button variant="primary" icon={copied === 'yes' ? <Check /> : <Copy />} onClick={copy}>
          {copied === 'yes' ? messages.copied : messages.copy}
        </Button>
        <VisuallyHidden>
          <output>{copied === 'yes' && messages.copied}</output>
        </VisuallyHidden>
      </div>
      {copied === 'no' && <output className={facts}>{messages.copyFailed}</output>}
      <Banner tone="warning" title={messages.once} />
    </div>
  );
}
