import { observer } from 'mobx-react-lite';
import { type Condition, conditions } from '#domain/catalogue/Product.ts';
import { useTexts } from '../../app/AppContext.ts';
import { designTexts } from '../../copy/design.ts';
import { productTexts } from '../../copy/product.ts';

/** From worst to best, as one reads a scale. */
const steps = [...conditions].sort((one, other) => conditions.indexOf(other) - conditions.indexOf(one));

/** The condition among the others, with what it means. */
export const ConditionScale = observer(function ConditionScale({ condition }: { readonly condition: Condition }) {
  const texts = useTexts(productTexts);
  const { conditionNames, conditionDefinitions } = useTexts(designTexts);
  return (
    <div className="cond-scale">
      <ol className="cond-scale__steps" aria-label={texts.condition}>
        {steps.map((step) => (
          <li key={step} className={step === condition ? 'is-on' : undefined} aria-current={step === condition || undefined}>
            {conditionNames[step]}
          </li>
        ))}
      </ol>
      <p>{conditionDefinitions[condition]}</p>
    </div>
  );
});
