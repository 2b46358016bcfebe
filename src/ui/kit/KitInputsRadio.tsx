import BookOpen from 'lucide-react/icons/book-open';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Trophy from 'lucide-react/icons/trophy';
import { useState } from 'react';
import { css } from '#styled/css';
import { Link } from '../Link.tsx';
import { OtpField } from '../OtpField.tsx';
import { RadioGroup } from '../RadioGroup.tsx';
import { Grid, Row } from './KitSection.tsx';

const flipped = css({ _rtl: { transform: '[scaleX(-1)]' } });
const sentence = css({ textStyle: 'body', maxWidth: 'prose' });

const texts = {
  before: 'The folder is due on Friday. Read ',
  guide: 'how to hand in a project',
  middle: ' first, or look at ',
  site: 'the museum’s page',
  after: ' for ideas.',
  newTab: '(opens in a new tab)',
  all: 'All notices',
  back: 'School calendar',
  kind: 'Kind of notice',
  kindHint: 'It decides what pupils hand in.',
  kindError: 'Choose a kind of notice.',
  order: 'Order',
  newest: 'Newest first',
  oldest: 'Oldest first',
  locked: 'Late work',
  yes: 'Taken',
  no: 'Not taken',
  code: 'One-time code',
  codeHint: 'We sent it to the school’s e-mail address.',
  codeError: 'This code is wrong or too old. Ask for a new one.',
  shortCode: 'Class code',
} as const;

const kinds = [
  { value: 'notice', label: 'Notice', hint: 'Only to be read.', icon: <ClipboardList /> },
  { value: 'homework', label: 'Homework', hint: 'Handed in by a day you set.', icon: <BookOpen /> },
  {
    value: 'contest',
    label: 'अंतर-विद्यालय प्रतियोगिता',
    hint: 'بین المدارس مقابلہ',
    icon: <Trophy />,
  },
  { value: 'exam', label: 'Examination', hint: 'Not switched on at your school.', disabled: true },
];
const orders = [
  { value: 'new', label: texts.newest },
  { value: 'old', label: texts.oldest },
];
const answers = [
  { value: 'yes', label: texts.yes },
  { value: 'no', label: texts.no },
];

export function KitLinks() {
  return (
    <>
      <p className={sentence}>
        {texts.before}
        <Link href="#main">{texts.guide}</Link>
        {texts.middle}
        <Link href="https://example.org/" newTab={texts.newTab}>
          {texts.site}
        </Link>
        {texts.after}
      </p>
      <Row>
        <Link look="standalone" href="#main">
          {texts.all}
          <ChevronRight className={flipped} />
        </Link>
        <Link look="standalone" href="https://example.org/" icon={<BookOpen />} newTab={texts.newTab}>
          {texts.back}
        </Link>
      </Row>
    </>
  );
}

export function KitRadios() {
  const [kind, setKind] = useState('homework');
  const [order, setOrder] = useState('new');
  return (
    <>
      <RadioGroup
        layout="cards"
        label={texts.kind}
        hint={texts.kindHint}
        required
        options={kinds}
        value={kind}
        onChange={setKind}
      />
      <Grid>
        <RadioGroup label={texts.kind} options={kinds} value={kind} onChange={setKind} />
        <RadioGroup
          label={texts.kind}
          required
          error={texts.kindError}
          options={kinds.slice(0, 2)}
          value=""
          onChange={setKind}
        />
        <RadioGroup label={texts.order} layout="row" options={orders} value={order} onChange={setOrder} />
        <RadioGroup label={texts.locked} disabled options={answers} value="no" onChange={setOrder} />
      </Grid>
    </>
  );
}

const digit = { digit: (position: number, length: number) => `Digit ${position} of ${length}` };

export function KitCodes() {
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState('4821');
  const [short, setShort] = useState('');
  return (
    <Grid>
      <OtpField
        label={texts.code}
        hint={texts.codeHint}
        required
        value={code}
        onChange={setCode}
        texts={digit}
      />
      <OtpField label={texts.code} error={texts.codeError} value={wrong} onChange={setWrong} texts={digit} />
      <OtpField label={texts.shortCode} length={4} value={short} onChange={setShort} texts={digit} />
      <OtpField label={texts.code} disabled value="123456" onChange={setCode} texts={digit} />
    </Grid>
  );
}
