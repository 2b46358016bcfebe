import { useCallback } from 'react';
import { readLastChoice } from '#src/lib/last-choice.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { type ChoicesScreenProps, loadGroups, rememberGroup } from './choices-props.ts';
import { GroupScreen } from './GroupScreen.tsx';
import { choiceMessages as messages } from './messages.en.ts';
import { OpenProject } from './OpenProject.tsx';
import { pickers, selectTexts } from './pickers.ts';

/** [PR-04, CA-01, CA-02] What a school teaches in a class or club and year. */
export function CurriculumScreen({ app }: { readonly app: ChoicesScreenProps }) {
  const { person, search, onSearch } = app;
  const load = useCallback((signal: AbortSignal) => loadGroups(person.school.id, signal), [person.school.id]);
  const [places, , retry] = useLoaded(load);
  if (places.kind !== 'loaded')
    return (
      <>
        <PageHeader title={messages.title} text={messages.text} />
        {places.kind === 'loading' ? (
          <Skeleton label={messages.loading} shape="rows" count={6} />
        ) : (
          <ErrorState
            title={messages.failed}
            text={places.information || undefined}
            retry={{ label: messages.retry, onRetry: retry }}
          />
        )}
      </>
    );
  const { groups, years } = places.data;
  const wanted = search.group ?? readLastChoice(person.id, 'assign')?.groups[0];
  const group = groups.length === 1 ? groups[0] : groups.find(({ id }) => id === wanted);
  const year = years.find((each) => each === search.year) ?? years[0] ?? '';
  const go = (next: { readonly group?: number; readonly year?: string }) =>
    onSearch(
      { ...(search.tab && { tab: search.tab }), ...(group && { group: group.id }), year, ...next },
      { replace: false },
    );
  const fields = (
    <div className={pickers}>
      <Select
        label={messages.group}
        options={groups.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={group ? String(group.id) : ''}
        onChange={(id) => {
          rememberGroup(
            person,
            groups.find((each) => String(each.id) === id),
          );
          go({ group: Number(id) });
        }}
        texts={selectTexts()}
      />
      <Select
        label={messages.year}
        options={years.map((each) => ({ value: each, label: each }))}
        value={year}
        onChange={(next) => go({ year: next })}
        texts={selectTexts()}
      />
    </div>
  );
  if (!group)
    return (
      <Stack>
        <PageHeader title={messages.title} text={messages.text} />
        {fields}
        <EmptyState title={messages.chooseGroup} text={messages.chooseGroupText} />
        <OpenProject app={app} />
      </Stack>
    );
  return <GroupScreen key={`${group.id} ${year}`} app={app} group={group} year={year} pickers={fields} />;
}
