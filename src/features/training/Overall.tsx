import Play from 'lucide-react/icons/play';
import type { CallOutput } from '#contract/core/define-call.ts';
import type { getFacultyModulesListCall } from '#contract/training/calls/get-faculty-modules-list.call.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { ProgressRing } from '#src/ui/ProgressRing.tsx';
import { css } from '#styled/css';
import { trainingMessages as messages } from './messages.en.ts';

const box = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '5',
  rowGap: { base: '3', sm: '4' },
});
const words = css({ flexGrow: '1', flexBasis: '48', minWidth: '0' });
const heading = css({ textStyle: 'section' });
const quiet = css({ color: 'text.muted', textStyle: 'small' });
// One line on a phone, so that the modules below stay visible.
const next = css({
  display: 'flex',
  flexWrap: { sm: 'wrap' },
  justifyContent: { base: 'space-between', sm: 'flex-start' },
  alignItems: 'center',
  gap: '3',
  px: { sm: '4' },
  py: { sm: '3' },
  borderRadius: 'md',
  bg: { sm: 'brand.subtle' },
  width: { base: 'full', sm: 'auto' },
  maxWidth: 'full',
});
const goOn = css({ minWidth: '0', '& + *': { flexShrink: '0' } });
const where = css({
  display: 'block',
  color: 'text.muted',
  textStyle: 'small',
  lineClamp: { base: '1', sm: 'none' },
});
const title = css({
  display: 'block',
  fontWeight: 'medium',
  overflowWrap: 'anywhere',
  lineClamp: { base: '1', sm: 'none' },
});

type Answer = CallOutput<typeof getFacultyModulesListCall>;

interface OverallProps {
  readonly modules: Answer['data'];
  readonly resume: Answer['resume'];
  readonly onOpen: (moduleId: number, item?: number) => void;
}

export function Overall({ modules, resume, onOpen }: OverallProps) {
  const sum = (pick: (module: Answer['data'][number]) => number) =>
    modules.reduce((all, module) => all + pick(module), 0);
  const total = sum((module) => module.total);
  const done = sum((module) => module.completed);
  const left = sum((module) => module.minutes_left);
  const text = messages.overallText(done, total);
  return (
    <Card>
      <div className={box}>
        <ProgressRing
          size="lg"
          label={messages.overall}
          value={total === 0 ? 0 : (done / total) * 100}
          valueText={text}
          tone={done === total ? 'success' : 'brand'}
        />
        <div className={words}>
          <h2 className={heading}>{messages.overall}</h2>
          <p>{done === total ? messages.allDone : text}</p>
          {left > 0 && <p className={quiet}>{messages.minutesLeft(left)}</p>}
        </div>
        {resume && (
          <div className={next}>
            <div className={goOn}>
              <bdi className={title}>{resume.title}</bdi>
              <span className={where}>{messages.goOnText(resume.module_name, resume.percent)}</span>
            </div>
            <Button
              variant="primary"
              icon={<Play />}
              aria-label={messages.goOnWith(resume.title)}
              onClick={() => onOpen(resume.module_id, resume.content_id)}
            >
              {messages.goOn}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
