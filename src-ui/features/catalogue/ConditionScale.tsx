import { observer } from 'mobx-react-lite';
import { type Condition, conditions } from '#domain/catalogue/Product.ts';
import { useTexts } from '../../context/AppContext.ts';
import { partsTexts } from '../../texts/parts.ts';
import { productTexts } from '../../texts/product.ts';

/** From worst to best, the order of a scale. */
const steps = [...conditions].sort((one, other) => conditions.indexOf(other) - conditions.indexOf(one));

/** The product's condition among all conditions, with its definition. */
export const ConditionScale = observer(function ConditionScale({ condition }: { readonly condition: Condition }) {
  const texts = useTexts(productTexts);
  const { conditionNames, conditionDefinitions } = useTexts(partsTexts);
  return (
    <div className="cond-scale">
      <ol className="cond-scale__steps" aria-label={texts.condition}>
        {steps.map((step) => (
          <li
            key={step}
            className={step === condition ? 'is-on' : undefined}
            aria-current={step === condition || undefined}
          >
            {conditionNames[step]}
          </li>
        ))}
      </ol>
      <p>
        <span className="visually-hidden">{`${conditionNames[condition]}: `}</span>
        {conditionDefinitions[condition]}
      </p>
    </div>
  );
});
