import { observer } from 'mobx-react-lite';
import { conditions } from '#domain/catalogue/Product.ts';
import { useTexts } from '../app/AppContext.ts';
import { designTexts } from '../copy/design.ts';
import { ConditionBars } from './ConditionBars.tsx';

export const ConditionDefinitions = observer(function ConditionDefinitions() {
  const texts = useTexts(designTexts);
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
