import { useId, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../app/AppContext.ts';
import { designTexts } from '../../copy/design.ts';
import { ConditionDefinitions } from '../../design/ConditionDefinitions.tsx';
import { Icon } from '../../design/Icon.tsx';
import { Popover } from '../../design/Popover.tsx';

/** What the conditions mean, one action away. */
export const ConditionsInfo = observer(function ConditionsInfo() {
  const { conditionsTitle } = useTexts(designTexts);
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
