import { useCallback, useMemo, useRef } from 'react';
import type { Choice } from '#machines/auth/forced-logout-screen/forced-logout-screen.types.ts';
import { Combobox } from '#src/ui/Combobox.tsx';
import type { SelectOption } from '#src/ui/Select.tsx';
import { findPeople, type SignedInOverview } from '../load-forced-logout.ts';
import { messages } from '../messages.en.ts';

interface PickerProps {
  readonly choice: Choice | null;
  readonly error: string | undefined;
  readonly onPick: (choice: Choice | null) => void;
}

export const pickerTexts = (placeholder: string) => ({
  placeholder,
  open: messages.open,
  clear: messages.clear,
  loading: messages.loading,
  empty: messages.empty,
  noMatch: messages.noMatch,
  found: messages.found,
  unchosen: messages.unchosen,
  more: messages.more,
  failed: messages.searchFailed,
  retry: messages.retry,
});

export function PersonPicker({
  schoolId,
  choice,
  error,
  onPick,
}: PickerProps & { readonly schoolId: number }) {
  const found = useRef(new Map<string, Choice>());
  const search = useCallback(
    async (query: string, signal: AbortSignal): Promise<readonly SelectOption[]> => {
      const people = await findPeople(schoolId, query, signal);
      return people.map(({ id, name, login_name, sessions }) => {
        const value = String(id);
        found.current.set(value, { kind: 'person', personId: id, name, signedIn: sessions });
        return { value, label: name, hint: `${login_name} · ${messages.devices(sessions)}` };
      });
    },
    [schoolId],
  );
  const value =
    choice?.kind === 'person' ? { value: String(choice.personId), label: choice.name } : undefined;
  return (
    <Combobox
      label={messages.person}
      required
      error={error}
      value={value}
      onSearch={search}
      onChange={(option) => onPick(option ? (found.current.get(option.value) ?? null) : null)}
      texts={pickerTexts(messages.choosePerson)}
    />
  );
}

export function DivisionPicker({
  kind,
  divisions,
  choice,
  error,
  onPick,
}: PickerProps & {
  readonly kind: 'division' | 'batch';
  readonly divisions: SignedInOverview['divisions'];
}) {
  const options = useMemo(
    () =>
      divisions.map(({ division_id, name, signed_in }) => ({
        value: String(division_id),
        label: name,
        hint: messages.signedIn(signed_in),
      })),
    [divisions],
  );
  const chosen = choice?.kind === kind ? String(choice.divisionId) : undefined;
  const pick = (option: SelectOption | undefined) => {
    const division = divisions.find(({ division_id }) => String(division_id) === option?.value);
    onPick(
      division
        ? {
            kind,
            gradeId: division.grade_id,
            divisionId: division.division_id,
            name: division.name,
            signedIn: division.signed_in,
          }
        : null,
    );
  };
  return (
    <Combobox
      label={messages[kind]}
      required
      error={error}
      value={options.find(({ value }) => value === chosen)}
      options={options}
      onChange={pick}
      texts={pickerTexts(messages.choose)}
    />
  );
}
