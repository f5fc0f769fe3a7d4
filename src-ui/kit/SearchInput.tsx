import FormControl from 'react-bootstrap/FormControl';
import { Icon } from './Icon.tsx';
import { useHydrated } from './useHydrated.ts';

type SearchInputProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
};

/** A field that searches while the person types. Until the page works, it takes no text, which would be lost. */
export function SearchInput({ label, placeholder, value, onChange, onBlur }: SearchInputProps) {
  return (
    <div className="affix affix--start">
      <span className="affix__start">
        <Icon name="search" />
      </span>
      <FormControl
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={placeholder}
        readOnly={!useHydrated()}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </div>
  );
}
