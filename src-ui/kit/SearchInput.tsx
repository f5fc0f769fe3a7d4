import FormControl from 'react-bootstrap/FormControl';
import { Icon } from './Icon.tsx';

type SearchInputProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
};

/** A field that searches while the person types. */
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
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </div>
  );
}
