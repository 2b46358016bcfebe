import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { Avatar } from '../Avatar.tsx';
import { Badge, type BadgeTone } from '../Badge.tsx';
import { Banner } from '../Banner.tsx';
import { Button } from '../Button.tsx';
import { ProgressBar } from '../ProgressBar.tsx';
import { ProgressRing } from '../ProgressRing.tsx';
import { Spinner } from '../Spinner.tsx';
import { Truncate } from '../Truncate.tsx';
import { Grid, Row } from './KitSection.tsx';

const texts = {
  person: 'Asha Devi Rao',
  other: 'मीरा शर्मा',
  loading: 'Loading notices',
  upload: 'Uploading',
  handedIn: 'Handed in',
  handedInText: '7 of 10',
  attendance: 'Attendance',
  overdue: 'Overdue',
  checking: 'Checking the file',
  long: 'Shared with Grade 8, Divisions A, B and C of the Robotics Club',
  infoTitle: 'The school year ends on Friday',
  infoText: 'Projects can be handed in until 18:00.',
  warningTitle: 'Two pupils have no division yet',
  dangerTitle: 'The notice was not saved',
  dangerText: 'Two fields need your attention.',
  sessionTitle: 'You will be signed out in',
  sessionText: 'What you write is kept.',
  sessionLeft: '0:42',
  extend: 'Extend',
  newsTitle: 'A new version of Banyan is ready',
  newsText: 'Reload when it suits you; what you write is kept.',
  reload: 'Reload',
  offlineTitle: 'No internet',
  offlineText: 'What you write is kept and sent when you are back.',
  close: 'Close',
} as const;

const badges: readonly (readonly [BadgeTone, string])[] = [
  ['neutral', 'Inactive'],
  ['brand', 'Active'],
  ['success', 'Approved'],
  ['warning', 'Due in 2 days'],
  ['danger', 'Overdue'],
  ['info', 'New'],
];
const icons: Partial<Record<BadgeTone, ReactNode>> = {
  success: <CircleCheck />,
  warning: <CalendarClock />,
};

function Progress() {
  return (
    <>
      <Grid>
        <ProgressBar label={texts.upload} value={64} />
        <ProgressBar
          label={texts.handedIn}
          value={70}
          valueText={texts.handedInText}
          tone="success"
          showsText
          animated
        />
        <ProgressBar label={texts.checking} showsText />
      </Grid>
      <Row>
        <ProgressRing label={texts.attendance} value={92} size="lg" />
        <ProgressRing label={texts.handedIn} value={70} valueText={texts.handedInText} tone="success" />
        <ProgressRing label={texts.overdue} value={100} tone="danger" />
        <ProgressRing label={texts.overdue} value={0} />
        <ProgressRing label={texts.upload} value={40} size="sm" animated={false} />
        <ProgressRing label={texts.checking} size="sm" />
        <Spinner label={texts.loading} />
      </Row>
    </>
  );
}

function Banners() {
  const nothing = () => undefined;
  return (
    <>
      <Banner
        title={texts.infoTitle}
        text={texts.infoText}
        close={{ label: texts.close, onClose: nothing }}
      />
      <Banner tone="warning" title={texts.warningTitle} />
      <Banner tone="danger" title={texts.dangerTitle} text={texts.dangerText} />
      <Banner
        tone="session"
        title={texts.sessionTitle}
        countdown={texts.sessionLeft}
        text={texts.sessionText}
        announce="assertive"
        action={
          <Button size="sm" variant="primary">
            {texts.extend}
          </Button>
        }
      />
      <Banner
        tone="news"
        title={texts.newsTitle}
        text={texts.newsText}
        announce="polite"
        action={<Button size="sm">{texts.reload}</Button>}
        close={{ label: texts.close, onClose: nothing }}
      />
      <Banner tone="offline" title={texts.offlineTitle} text={texts.offlineText} announce="polite" />
    </>
  );
}

export function KitStatusDemo() {
  return (
    <>
      <Row>
        {badges.map(([tone, words]) => (
          <Badge key={tone} tone={tone} icon={icons[tone]}>
            {words}
          </Badge>
        ))}
        <Truncate text={texts.long} max={15} />
      </Row>
      <Row>
        <Avatar name={texts.person} size="sm" />
        <Avatar name={texts.other} />
        <Avatar name={texts.person} size="lg" />
        <Avatar name={texts.person} src="/picture.png" size="lg" />
        <Avatar name={texts.other} src="/no-such-picture.png" size="lg" />
      </Row>
      <Progress />
      <Banners />
    </>
  );
}
