import { useCallback } from 'react';
import { hasKind } from '#contract/classes/classes.rules.ts';
import { SchoolFirst } from '#src/lib/school-choice/SchoolFirst.tsx';
import { useThingTitle } from '#src/lib/screen-title.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { Breadcrumb } from '#src/ui/Breadcrumb.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { GroupsScreen } from './GroupsScreen.tsx';
import { loadSchoolGroups, type SchoolGroup, type SchoolGroups } from './kinds.ts';
import { messages } from './messages.en.ts';
import { PartsScreen } from './PartsScreen.tsx';
import { PupilsScreen } from './PupilsScreen.tsx';
import type { ClassesProps, MembershipsProps } from './places-props.ts';

/** [PR-04] A school's classes or clubs, their parts and their students, all in one address. */
export function ClassesScreen(app: ClassesProps) {
  const { schoolId, kind } = app;
  if (schoolId === 0) return <SchoolFirst title={messages[kind].title} picker={app.picker} />;
  return (
    <Stack>
      {app.picker}
      {/* One box, because its parts set the gaps between them. */}
      <div key={schoolId}>
        <OneSchool app={app} schoolId={schoolId} />
      </div>
    </Stack>
  );
}

function OneSchool({ app, schoolId }: { readonly app: ClassesProps; readonly schoolId: number }) {
  const { kind, listen } = app;
  const { round, refresh } = useRefresh(listen);
  const load = useCallback((signal: AbortSignal) => loadSchoolGroups(schoolId, signal), [schoolId]);
  const [fetched, , retry] = useLoaded(load, round);
  const words = messages[kind];
  if (fetched.kind === 'loaded' && hasKind(fetched.data.school.model, kind))
    return <Places app={app} places={fetched.data} refresh={refresh} />;
  return (
    <>
      <PageHeader title={words.title} />
      {fetched.kind === 'loaded' && <EmptyState title={words.unsupported} text={words.unsupportedText} />}
      {fetched.kind === 'loading' && <Skeleton label={messages.loading} shape="rows" count={8} />}
      {fetched.kind === 'failed' && (
        <ErrorState
          title={messages.failed}
          text={fetched.information || undefined}
          retry={{ label: messages.retry, onRetry: retry }}
        />
      )}
    </>
  );
}

interface PlacesProps {
  readonly app: ClassesProps;
  readonly places: SchoolGroups;
  readonly refresh: () => void;
}

function Places({ app, places, refresh }: PlacesProps) {
  const { kind, person, sessionLive, listen, search, onSearch } = app;
  const ofSchool = search.school === undefined ? {} : { school: search.school };
  const here = {
    ...ofSchool,
    ...(search.group !== undefined && { group: search.group }),
    ...(search.part !== undefined && { part: search.part }),
  };
  const inside: MembershipsProps = {
    kind,
    person,
    sessionLive,
    listen,
    words: messages[kind],
    schoolId: places.school.id,
    places,
    refresh,
    address: {
      search,
      onSearch: (next, options) => onSearch({ ...next, ...here }, options),
    },
    go: (to) => onSearch({ ...ofSchool, ...to }, { replace: false }),
  };
  const group = places.data.find((each) => each.kind === kind && each.id === search.group);
  const part = group?.parts.find(({ id }) => id === search.part);
  useThingTitle(group === undefined ? '' : nameOf(group, part, search.part));
  const isThere = group !== undefined && (part !== undefined || !search.part);
  if (search.group === undefined) return <GroupsScreen key={kind} app={inside} />;
  return (
    <Stack gap="2">
      <Way
        app={app}
        group={search.part === undefined ? undefined : group}
        current={nameOf(group, part, search.part)}
      />
      <div>
        {!isThere && <EmptyState title={messages.gone} text={messages.goneText} />}
        {isThere &&
          (search.part === undefined ? (
            <PartsScreen key={group.id} app={inside} group={group} />
          ) : (
            <PupilsScreen key={`${group.id}.${search.part}`} app={inside} group={group} part={part} />
          ))}
      </div>
    </Stack>
  );
}

const nameOf = (
  group: SchoolGroup | undefined,
  part: { readonly name: string } | undefined,
  partId?: number,
) => (partId === undefined ? group?.name : partId === 0 ? messages.students : part?.name) ?? messages.gone;

interface WayProps {
  readonly app: ClassesProps;
  readonly group: SchoolGroup | undefined;
  readonly current: string;
}

function Way({ app, group, current }: WayProps) {
  const { kind, search, renderLink } = app;
  const ofSchool = search.school === undefined ? {} : { school: search.school };
  const top = { key: 'all', link: renderLink(ofSchool, messages[kind].title) };
  const above = group && { key: 'group', link: renderLink({ ...ofSchool, group: group.id }, group.name) };
  return (
    <Breadcrumb
      texts={{ label: messages.way, showAll: messages.wholeWay }}
      items={above ? [top, above] : [top]}
      current={current}
    />
  );
}
