import { type AcceptedType, acceptedTypes, type OutputType } from '#contract/content/content.rules.ts';
import { takenTypes } from '#contract/works/accepted-types.rules.ts';
import { optionsOf } from '#src/lib/form/options-of.ts';
import { pickTexts } from '#src/lib/form/pick-texts.ts';
import type { FieldTexts } from '#src/ui/Field.tsx';
import { MultiSelect } from '#src/ui/MultiSelect.tsx';
import { messages } from './messages.en.ts';

interface AcceptedTypesProps extends FieldTexts {
  readonly value: readonly AcceptedType[];
  readonly outputType: OutputType;
  readonly onChange: (types: AcceptedType[]) => void;
}

/** [VU-13…22, PU-09] Files that students hand in; empty: the usual ones of the output. */
export function AcceptedTypes({ value, outputType, onChange, ...field }: AcceptedTypesProps) {
  const usual = takenTypes([], outputType).map((type) => messages.acceptedTypes[type]);
  return (
    <MultiSelect
      {...field}
      hint={messages.usualTypes(usual.join(', '))}
      options={optionsOf(messages.acceptedTypes, acceptedTypes)}
      value={value}
      onChange={(chosen) => onChange(acceptedTypes.filter((type) => chosen.includes(type)))}
      texts={pickTexts()}
    />
  );
}
