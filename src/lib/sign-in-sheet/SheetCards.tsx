import { lazy, Suspense, useId } from 'react';
import type { SheetCard, SignInSheet } from '#contract/people/sign-in-sheet.wire.ts';
import { css } from '#styled/css';
import { signInSheetMessages } from './messages.en.ts';

const loadQr = () => import('#src/ui/QrCopies.tsx');
const QrSource = lazy(async () => ({ default: (await loadQr()).QrSource }));
const QrCopy = lazy(async () => ({ default: (await loadQr()).QrCopy }));

const list = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '[1fr 1fr]' },
  gap: '3',
  '@media print': { gridTemplateColumns: '[1fr 1fr]', gap: '0' },
});
// Dashed for scissors; touching cards share one cut.
const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  padding: '4',
  borderWidth: 'thin',
  borderStyle: 'dashed',
  borderColor: 'line.strong',
  borderRadius: 'md',
  breakInside: 'avoid',
  minWidth: '0',
  '@media print': { borderRadius: 'none' },
});
const head = css({ display: 'flex', justifyContent: 'space-between', gap: '3', alignItems: 'start' });
// Fixed colours: paper is white and ink is black in every theme.
const small = css({ textStyle: 'caption', overflowWrap: 'anywhere' });
const who = css({ textStyle: 'subsection', overflowWrap: 'anywhere' });
const terms = css({
  display: 'grid',
  gridTemplateColumns: '[max-content 1fr]',
  columnGap: '3',
  rowGap: '1',
  alignItems: 'baseline',
});
const secret = css({ fontFamily: 'mono', fontSize: 'lg', fontWeight: 'semibold', overflowWrap: 'anywhere' });
const qr = css({ flexShrink: '0', width: '16', height: '16' });

export function SheetCards({ sheet }: { readonly sheet: SignInSheet }) {
  const id = useId();
  return (
    <>
      <Suspense>
        <QrSource value={sheet.address} id={id} />
      </Suspense>
      <ul className={list}>
        {sheet.cards.map((each) => (
          <Card key={each.id} card={each} sheet={sheet} qrId={id} />
        ))}
      </ul>
    </>
  );
}

interface CardProps {
  readonly card: SheetCard;
  readonly sheet: Pick<SignInSheet, 'school_name' | 'address'>;
  readonly qrId: string;
}

function Card({ card: { student_name, place, user_id, code }, sheet, qrId }: CardProps) {
  const texts = signInSheetMessages;
  return (
    <li className={card}>
      <div className={head}>
        <div>
          <p className={small}>
            <bdi>{sheet.school_name}</bdi>
          </p>
          <p className={who}>
            <bdi>{student_name}</bdi>
          </p>
          <p className={small}>
            <bdi>{place}</bdi>
          </p>
        </div>
        <span className={qr}>
          <Suspense>
            <QrCopy of={qrId} />
          </Suspense>
        </span>
      </div>
      <dl className={terms}>
        <dt className={small}>{texts.username}</dt>
        <dd className={secret} dir="ltr">
          {user_id}
        </dd>
        <dt className={small}>{texts.code}</dt>
        {code === '' ? (
          <dd>{texts.chosen}</dd>
        ) : (
          <dd className={secret} dir="ltr">
            {code}
          </dd>
        )}
      </dl>
      <p className={small}>
        {texts.address} <bdi dir="ltr">{sheet.address}</bdi>
      </p>
    </li>
  );
}
