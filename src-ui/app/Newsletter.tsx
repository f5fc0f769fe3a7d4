import { type FormEvent, useId, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { appTexts } from '../texts/app.ts';
import { useTexts } from '../context/AppContext.ts';
import { useUntilHydrated } from '../kit/useHydrated.ts';

/** Subscribing sends nothing, and the form says so. */
export const Newsletter = observer(function Newsletter() {
  const texts = useTexts(appTexts);
  const [isAsked, setAsked] = useState(false);
  const id = useId();
  const subscribe = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // An answered form holds no new release back.
    event.currentTarget.reset();
    setAsked(true);
  };
  return (
    <section className="newsletter" aria-labelledby={id}>
      <div>
        <h2 id={id}>{texts.newsletter}</h2>
        <p>{texts.newsletterText}</p>
      </div>
      <form onSubmit={subscribe}>
        <div className="field">
          <label className="form-label" htmlFor={`${id}-email`}>
            {texts.newsletterEmail}
          </label>
          <input
            className="form-control"
            id={`${id}-email`}
            type="email"
            autoComplete="email"
            placeholder={texts.newsletterExample}
          />
        </div>
        <button className="btn btn-primary" type="submit" {...useUntilHydrated()}>
          {texts.subscribe}
        </button>
        <p className="newsletter__answer" role="status">
          {isAsked && texts.nothingSent}
        </p>
      </form>
    </section>
  );
});
