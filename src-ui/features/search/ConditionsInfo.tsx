import { useId, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { partsTexts } from '../../texts/parts.ts';
import { ConditionDefinitions } from '../../parts/product/ConditionDefinitions.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Popover } from '../../kit/Popover.tsx';

/** Explains the conditions in a pop-over. */
export const ConditionsInfo = observer(function ConditionsInfo() {
  const { conditionsTitle } = useTexts(partsTexts);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <>
      <button
        ref={button}
        type="button"
        className="info-btn"
        aria-label={conditionsTitle}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="info-circle" />
      </button>
      {isOpen && (
        <Popover id={id} anchor={button} label={conditionsTitle} onClose={() => setOpen(false)}>
          <ConditionDefinitions />
        </Popover>
      )}
    </>
  );
});
