import { css } from '#styled/css';

const box = css({
  display: 'inline-flex',
  position: 'relative',
  alignItems: 'center',
  gap: '2',
  color: 'text.muted',
});
const select = css({
  minHeight: 'control.sm',
  // As wide as its choice: measuring the others would load fonts of all their scripts.
  fieldSizing: 'content',
  // A long choice must not push its neighbours away.
  maxWidth: '[13rem]',
  textOverflow: 'ellipsis',
  px: '2',
  borderRadius: 'md',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'transparent',
  bg: 'transparent',
  color: 'text.muted',
  fontFamily: 'system',
  textStyle: 'small',
  cursor: 'pointer',
  _hover: { bg: 'surface.hover', color: 'text' },
  _coarse: { minHeight: 'target.touch' },
  '& option': { bg: 'surface', color: 'text' },
});

export interface QuietSelectProps<Value extends string> {
  readonly name?: string;
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[];
  readonly disabled?: boolean;
  readonly onChange: (value: Value) => void;
}

export function QuietSelect<Value extends string>({
  name,
  label,
  value,
  options,
  disabled,
  onChange,
}: QuietSelectProps<Value>) {
  return (
    <span className={box}>
      <select
        name={name}
        aria-label={label}
        className={select}
        value={value}
        disabled={disabled}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
