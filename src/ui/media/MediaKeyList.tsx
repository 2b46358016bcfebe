import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef } from 'react';
import { css } from '#styled/css';
import { IconButton } from '../IconButton.tsx';
import { useEscape } from './use-escape.ts';

const panel = css({
  width: '[min(24rem, calc(100vw - 2rem))]',
  maxHeight: '[calc(100dvh - 2rem)]',
  margin: '[auto]',
  padding: '0',
  overflow: 'auto',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'lg',
  bg: 'surface.raised',
  color: 'text',
  boxShadow: 'raised',
  _backdrop: { bg: 'scrim' },
});
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineStart: '4',
  paddingInlineEnd: '2',
  py: '1.5',
  borderBlockEndWidth: 'thin',
  borderBlockEndStyle: 'solid',
  borderBlockEndColor: 'line',
});
const title = css({ textStyle: 'subsection' });
const list = css({ display: 'grid', rowGap: '1.5', px: '4', py: '3', margin: '0', textStyle: 'small' });
const row = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4' });
const keysOf = css({ display: 'flex', flexShrink: '0', gap: '1', margin: '0', direction: 'ltr' });
const cap = css({
  minWidth: '6',
  px: '1.5',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line.strong',
  borderRadius: 'xs',
  bg: 'surface.sunken',
  fontFamily: 'body',
  fontSize: 'xs',
  fontWeight: 'medium',
  textAlign: 'center',
});

export interface MediaKeyTexts {
  readonly title: string;
  readonly close: string;
}

export interface MediaKey {
  /** As printed on the keys, e.g. "Space", "→". */
  readonly keys: readonly string[];
  readonly text: string;
}

export interface MediaKeyListProps {
  readonly keys: readonly MediaKey[];
  readonly texts: MediaKeyTexts;
  readonly onClose: () => void;
}

/** The list of keys in a browser dialog, which stands above everything, also in full screen. */
export function MediaKeyList({ keys, texts, onClose }: MediaKeyListProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // A closed dialog returns the focus; a removed one does not.
  const close = () => dialog.current?.close();
  useEscape(true, close);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={panel} aria-labelledby={titleId} onClose={onClose}>
      <div className={head}>
        <h2 id={titleId} className={title}>
          {texts.title}
        </h2>
        <IconButton size="sm" icon={<X />} label={texts.close} onClick={close} />
      </div>
      <dl className={list}>
        {keys.map((key) => (
          <div key={key.text} className={row}>
            <dt>{key.text}</dt>
            <dd className={keysOf}>
              {key.keys.map((each) => (
                <kbd key={each} className={cap}>
                  {each}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
