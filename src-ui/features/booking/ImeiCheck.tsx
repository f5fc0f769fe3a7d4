import { useId, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { readImei } from '#domain/meeting/imei.ts';
import { imeiRegister, registerQuestion } from '#domain/meeting/imeiRegister.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { FieldFrame } from '../../kit/form/FieldFrame.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { smsLink } from '../../parts/tell/messageLinks.ts';
import { imeiTexts } from '../../texts/imei.ts';
import { ImeiVerdict } from './ImeiVerdict.tsx';
import './ImeiCheck.scss';

/**
 * Checks a phone's IMEI, and explains how to ask the regulator about it. Only this component holds the typed number:
 * without a name, a form or a draft, nothing stores or sends it.
 */
export const ImeiCheck = observer(function ImeiCheck() {
  const texts = useTexts(imeiTexts);
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const id = useId();
  const { digits, verdict } = readImei(typed);
  const isWrong = verdict !== 'right' && verdict !== 'incomplete';
  const { regulator, number, keyword, announcedOn, source } = imeiRegister;
  const question = verdict === 'right' ? registerQuestion(digits) : `${keyword} ${texts.example}`;
  return (
    <section className="meet__block" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{texts.title}</h2>
      <div className="imei">
        <FieldFrame
          id={id}
          label={texts.label}
          isRequired
          help={
            <>
              {texts.dial} <span className="dial">*#06#</span> {texts.dialled}
            </>
          }
        >
          <input
            id={id}
            className={isWrong ? 'form-control is-invalid' : 'form-control'}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}help ${id}verdict`}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </FieldFrame>
        <ImeiVerdict id={`${id}verdict`} verdict={verdict} />
        <p className="form-note">
          <Icon name="lock" />
          <span>
            <b>{texts.stays}</b> {texts.staysText}
          </span>
        </p>
      </div>
      <div className="register">
        <h3>{texts.register}</h3>
        <p>{texts.howTo(question, number)}</p>
        {verdict === 'right' && (
          <a className="btn btn-quiet" href={smsLink(number, question)}>
            <Icon name="message" />
            {texts.ask}
          </a>
        )}
        <p className="form-text">
          <span>{texts.announced(regulator, format.date(announcedOn))}</span>{' '}
          <a className="link" href={source} target="_blank" rel="noreferrer">
            {texts.source}
          </a>
        </p>
      </div>
    </section>
  );
});
