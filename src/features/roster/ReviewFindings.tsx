import { twiceAnswers } from '#contract/roster/roster.rules.ts';
import type { ImportDetail } from '#contract/roster/roster.wire.ts';
import { changesAnything } from '#machines/roster/roster-import/roster-import.rules.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { optionsOf } from './MapColumns.tsx';
import { rosterMessages as messages } from './messages.en.ts';
import { reasonsText } from './problem-text.ts';
import { TemplateOffer } from './TemplateOffer.tsx';
import type { Importing } from './use-import.ts';

interface ReviewFindingsProps {
  readonly importing: Importing;
  readonly job: ImportDetail;
  readonly schoolId: number;
}

export function ReviewFindings({ importing: { view, send }, job, schoolId }: ReviewFindingsProps) {
  const texts = messages.review;
  const { told, counts, unknown } = job;
  const { left_out_places: places, left_out_classes: classes, further_places: further } = told;
  const created = unknown.filter(({ choice }) => choice === 0 || choice === 'club').length;
  const taken = told.reasons['login_taken'] ?? 0;
  const give = (on: boolean) =>
    send({ type: 'check.submit', options: { ...optionsOf(job), new_logins: on ? 1 : 0 } });
  const answer = (value: string) => {
    const twice = twiceAnswers.find((each) => each === value);
    if (twice) send({ type: 'check.submit', options: { ...optionsOf(job), twice } });
  };
  return (
    <>
      {counts.problem > 0 && (
        <Banner
          tone="warning"
          title={texts.refused(counts.problem)}
          text={reasonsText(told.reasons)}
          announce="polite"
        />
      )}
      {counts.problem > 0 && !changesAnything(job) && <TemplateOffer kind={job.kind} schoolId={schoolId} />}
      {taken > 0 && job.new_logins === 0 && (
        <Banner
          tone="info"
          title={texts.newLoginsTitle(taken)}
          text={texts.newLoginsText}
          action={
            <Button busy={view.isSending} onClick={() => give(true)}>
              {texts.newLogins(taken)}
            </Button>
          }
        />
      )}
      {job.new_logins === 1 && (
        <Switch
          label={texts.newLoginsGiven(told.new_logins)}
          hint={texts.newLoginsHint}
          checked
          disabled={view.isSending}
          onChange={give}
        />
      )}
      {(told.twice > 0 || job.twice !== 'ask') && (
        <RadioGroup
          label={told.twice > 0 ? texts.twiceTitle(told.twice) : texts.twiceSaid(counts.left_out)}
          hint={texts.twiceHint}
          options={twiceAnswers.map((value) => ({ value, label: texts.twice[value] }))}
          value={job.twice}
          disabled={view.isSending}
          onChange={answer}
        />
      )}
      {told.removed_places > 0 && <Banner tone="warning" title={texts.removed(told.removed_places)} />}
      {created > 0 && <p>{messages.classes.madeCount(created)}</p>}
      {places > 0 && <p>{messages.classes.leftOut(places, classes)}</p>}
      {further > 0 && <p>{messages.classes.further(further)}</p>}
    </>
  );
}
