import { useId, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { Condition } from '#domain/catalogue/Product.ts';
import { useTexts } from '../../context/AppContext.ts';
import { partsTexts } from '../../texts/parts.ts';
import { ConditionBars } from './ConditionBars.tsx';
import { ConditionDefinitions } from './ConditionDefinitions.tsx';
import { Popover } from '../../kit/Popover.tsx';

/** The condition in one word. Pressing it explains this and the other conditions. */
export const ConditionBadge = observer(function ConditionBadge({ condition }: { readonly condition: Condition }) {
  const texts = useTexts(partsTexts);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const name = texts.conditionNames[condition];
  return (
    <>
      <button
        ref={button}
        type="button"
        className="cond"
        aria-label={texts.conditionMeaning(name)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <ConditionBars condition={condition} />
        <span>{name}</span>
      </button>
      {isOpen && (
        <Popover id={id} anchor={button} label={texts.conditionsTitle} onClose={() => setOpen(false)}>
          <ConditionDefinitions />
        </Popover>
      )}
    </>
  );
});
