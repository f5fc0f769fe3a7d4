import { observer } from 'mobx-react-lite';
import { conditions } from '#domain/catalogue/Product.ts';
import { useTexts } from '../../context/AppContext.ts';
import { partsTexts } from '../../texts/parts.ts';
import { ConditionBars } from './ConditionBars.tsx';

export const ConditionDefinitions = observer(function ConditionDefinitions() {
  const texts = useTexts(partsTexts);
  return (
    <dl className="definitions">
      {conditions.map((condition) => (
        <div key={condition}>
          <dt>
            <span className="cond">
              <ConditionBars condition={condition} />
              {texts.conditionNames[condition]}
            </span>
          </dt>
          <dd>{texts.conditionDefinitions[condition]}</dd>
        </div>
      ))}
    </dl>
  );
});
