import Check from 'lucide-react/icons/check';
import { useCallback, useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { hasKind } from '#contract/classes/classes.rules.ts';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import { UnsavedWork } from '#src/lib/form/UnsavedWork.tsx';
import { keepLastChoice, readLastChoice } from '#src/lib/last-choice.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { SegmentedChoice } from '#src/ui/SegmentedChoice.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { type GroupChoice, loadGroups } from './group-lists.ts';
import { hindrance, secureAddress } from './may-share.ts';
import { shareMessages as messages } from './messages.en.ts';
import { useAvailability } from './use-availability.ts';

const quiet = css({ textStyle: 'small', color: 'text.muted' });
const ownRow = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const fields = css({ display: 'grid', gridTemplateColumns: { base: '1fr', md: '[1fr 1fr]' }, gap: '4' });

interface ShareDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

const placeOf = (kind: GroupKind, group: string, part: string) =>
  kind === 'grade'
    ? { grade: Number(group), division: Number(part), club: 0, batch: 0 }
    : { grade: 0, division: 0, club: Number(group), batch: Number(part) };

/** [PF-13…19, C4-06, ST-27] Chooses the class; the share itself runs in its own tab. */
export function ShareDialog({ person, onClose }: ShareDialogProps) {
  const texts = messages.dialog;
  const { model } = person.school;
  const [last] = useState(() => lastClassOf(person));
  const [kind, setKind] = useState<GroupKind>(last?.kind ?? (hasKind(model, 'grade') ? 'grade' : 'club'));
  const [chosenGroup, setGroup] = useState(last?.group ?? '');
  const [chosenPart, setPart] = useState(last?.part ?? '');
  const [project, setProject] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const groups = useLoaded(
    useCallback((signal: AbortSignal) => loadGroups(person, kind, signal), [person, kind]),
  )[0];
  const known = groups.kind === 'loaded' ? groups.data : [];
  // Another teacher may have the last class by now.
  const { value: group = '', parts } = chosenOrOnly(known, chosenGroup) ?? {};
  const part = chosenOrOnly(parts ?? [], chosenPart)?.value ?? '';
  const own = ownClasses(known);
  const place = placeOf(kind, group, part);
  const { isAsking, nobody, students, projects } = useAvailability(place);
  const hasChosen =
    chosenGroup !== (last?.group ?? '') || chosenPart !== (last?.part ?? '') || project !== '';
  const choose = (nextGroup: string, nextPart: string) => {
    setGroup(nextGroup);
    setPart(nextPart);
    setProject('');
    setProblem(null);
  };
  const hindered = hindrance();
  const missing = missingText(kind, group, part);
  const start = () => {
    if (missing !== null || nobody !== '') {
      setProblem(missing);
      return;
    }
    const address = new URL('/myteaching/screen-share', location.href);
    for (const [key, value] of Object.entries({ ...place, project: Number(project) }))
      if (value > 0) address.searchParams.set(key, String(value));
    // Within the press, or the browser blocks it as a pop-up.
    if (!window.open(address, '_blank')) {
      setProblem(texts.blocked);
      return;
    }
    rememberClass(person, kind, group, part);
    onClose();
  };
  const warning = problem ?? (nobody || null);
  const listTexts = { placeholder: texts.choose, loading: messages.loading, empty: texts.empty };
  return (
    <Dialog
      open
      size="wide"
      title={texts.title}
      description={texts.text}
      closeLabel={texts.close}
      onRequestClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="primary"
            disabledReason={hindered ? texts[hindered] : undefined}
            busy={isAsking}
            onClick={start}
          >
            {texts.start}
          </Button>
        </>
      }
    >
      <Stack gap="4" above="4">
        <UnsavedWork isDirty={hasChosen} />
        {hindered && (
          <Banner
            tone="warning"
            title={texts[hindered]}
            text={hindered === 'notSecure' ? texts.notSecureText(secureAddress()) : texts.notAbleText}
          />
        )}
        {hasKind(model, 'grade') && hasKind(model, 'club') && (
          <SegmentedChoice
            name="share-kind"
            label={texts.kind}
            value={kind}
            options={[
              { value: 'grade', label: texts.grades },
              { value: 'club', label: texts.clubs },
            ]}
            onChange={(next) => {
              setKind(next);
              choose('', '');
            }}
          />
        )}
        {groups.kind === 'loaded' && known.length === 0 && (
          <Banner tone="warning" announce="polite" {...texts.none[kind]} />
        )}
        {own.length > 1 && own.length <= mostOwn && (
          <div role="group" aria-label={texts.own} className={ownRow}>
            {own.map((each) => {
              const isChosen = each.group === group && each.part === part;
              return (
                <Button
                  key={each.part}
                  size="sm"
                  icon={isChosen ? <Check /> : undefined}
                  aria-pressed={isChosen}
                  onClick={() => choose(each.group, each.part)}
                >
                  {messages.host.place(each.groupName, each.partName)}
                </Button>
              );
            })}
          </div>
        )}
        <div className={fields}>
          <Select
            label={kind === 'grade' ? texts.grade : texts.club}
            options={known}
            loading={groups.kind === 'loading'}
            value={group}
            texts={listTexts}
            onChange={(next) => choose(next, '')}
          />
          <Select
            label={kind === 'grade' ? texts.division : texts.batch}
            options={parts ?? []}
            value={part}
            texts={listTexts}
            onChange={(next) => choose(group, next)}
          />
          {projects.length > 0 && (
            <Select
              label={texts.project}
              options={projects.map(({ project_id, project_title }) => ({
                value: String(project_id),
                label: project_title,
              }))}
              value={project}
              texts={{ ...listTexts, placeholder: texts.noProject, clear: texts.noProject }}
              clearable
              onChange={setProject}
            />
          )}
        </div>
        {students > 0 && <p className={quiet}>{texts.students(students)}</p>}
        {warning && <Banner tone="warning" announce="assertive" title={warning} />}
      </Stack>
    </Dialog>
  );
}

const chosenOrOnly = <Each extends { readonly value: string }>(all: readonly Each[], chosen: string) =>
  all.length === 1 ? all[0] : all.find(({ value }) => value === chosen);

/** With more classes, the lists are faster. */
const mostOwn = 6;

const ownClasses = (groups: readonly GroupChoice[]) =>
  groups.flatMap(({ value, label, parts }) =>
    parts.map((part) => ({ group: value, groupName: label, part: part.value, partName: part.label })),
  );

/** The class of the person's last share in this browser, preselected. */
function lastClassOf({ id, school }: Person) {
  const last = readLastChoice(id, 'share');
  const [group] = last?.groups ?? [];
  if (!last || group === undefined || last.parts === 'all' || !hasKind(school.model, last.kind)) return null;
  return { kind: last.kind, group: String(group), part: String(last.parts[0]) };
}

/** Everybody uses the accounts of a demo school, so nothing of theirs is remembered. */
function rememberClass({ id, school }: Person, kind: GroupKind, group: string, part: string): void {
  if (school.isDemo) return;
  keepLastChoice(id, 'share', { kind, groups: [Number(group)], parts: [Number(part)] });
}

/** [PF-14…17] */
function missingText(kind: GroupKind, group: string, part: string): string | null {
  const { gradeFirst, divisionFirst, clubFirst, batchFirst } = messages.dialog;
  if (group === '') return kind === 'grade' ? gradeFirst : clubFirst;
  if (part === '') return kind === 'grade' ? divisionFirst : batchFirst;
  return null;
}
