import { autoSelectTemplateProjectCall } from '#contract/choices/calls/auto-select-template-project.call.ts';
import { clearProjectListCall } from '#contract/choices/calls/clear-project-list.call.ts';
import { clearProjectListClubCall } from '#contract/choices/calls/clear-project-list-club.call.ts';
import { deSelectedProjectCall } from '#contract/choices/calls/de-selected-project.call.ts';
import { deSelectedProjectClubCall } from '#contract/choices/calls/de-selected-project-club.call.ts';
import { insertDefaultSelectedCall } from '#contract/choices/calls/insert-default-selected.call.ts';
import { selectedProjectCall } from '#contract/choices/calls/selected-project.call.ts';
import { selectedProjectClubCall } from '#contract/choices/calls/selected-project-club.call.ts';
import type { RemovalMode } from '#contract/choices/choices.rules.ts';
import type { PickResult, SaveInput } from '#machines/choices/curriculum-picker/curriculum-picker.types.ts';
import { call } from '#src/lib/api-client.ts';
import { type GroupInYear, groupOf } from './choices-props.ts';

// The calls are sent by POST although GET is allowed, because proxies may store or repeat a GET.
const choose = { ...selectedProjectCall, method: 'POST' } as const;
const chooseForClub = { ...selectedProjectClubCall, method: 'POST' } as const;
const unchoose = { ...deSelectedProjectCall, method: 'POST' } as const;
const unchooseForClub = { ...deSelectedProjectClubCall, method: 'POST' } as const;
const clear = { ...clearProjectListCall, method: 'POST' } as const;
const clearForClub = { ...clearProjectListClubCall, method: 'POST' } as const;

export function savePick(
  place: GroupInYear,
  { command, revision, archives }: SaveInput,
  signal: AbortSignal,
): Promise<PickResult> {
  const mode: RemovalMode = archives ? 'archive' : 'remove';
  const options = { signal };
  const isClub = place.group.kind === 'club';
  const { academic_year } = groupOf(place);
  const club = { academic_year, club_id: place.group.id };
  const grade = { academic_year, mbx_class_id: place.group.id };
  switch (command.kind) {
    case 'choose': {
      const fields = { project_ids: [...command.projectIds], revision };
      return isClub
        ? call(chooseForClub, { ...club, ...fields }, options)
        : call(choose, { ...grade, ...fields }, options);
    }
    case 'unchoose': {
      const fields = { project_ids: [...command.projectIds], revision, mode };
      return isClub
        ? call(unchooseForClub, { ...club, ...fields }, options)
        : call(unchoose, { ...grade, ...fields }, options);
    }
    case 'clear':
      return isClub
        ? call(clearForClub, { ...club, revision, mode }, options)
        : call(clear, { ...grade, revision, mode }, options);
    case 'usual':
      return call(insertDefaultSelectedCall, groupOf(place), options);
    case 'template':
      return call(
        autoSelectTemplateProjectCall,
        { ...groupOf(place), template_id: command.templateId },
        options,
      );
  }
}
