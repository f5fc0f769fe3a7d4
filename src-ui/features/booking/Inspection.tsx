import { type RefObject, useId } from 'react';
import { observer } from 'mobx-react-lite';
import type { Booking } from '#domain/booking/Booking.ts';
import { inspections, inspectionSteps, type CheckId } from '#domain/meeting/inspection.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Meter } from '../../kit/Meter.tsx';
import { inspectionTexts } from '../../texts/inspection.ts';
import { bookingFeature } from './bookingFeature.ts';
import { ImeiCheck } from './ImeiCheck.tsx';
import './Inspection.scss';

type InspectionProps = {
  readonly booking: Booking;
  /** The target of links to the checks. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
};

/** The checklist for a used device, ticked at the meeting. */
export const Inspection = observer(function Inspection({ booking, headingRef }: InspectionProps) {
  const texts = useTexts(inspectionTexts);
  const format = useFormat();
  const vm = useViewModel(bookingFeature, (make) => make.inspection(booking));
  const id = useId();
  const { kind, count, total } = vm;
  return (
    <>
      <section className="meet__block" aria-labelledby={id}>
        <h2 id={id} ref={headingRef} tabIndex={-1}>
          {texts.titles[kind]}
        </h2>
        <div className="tick-count">
          <b role="status">{texts.count(format.count(count), format.count(total))}</b>
          <Meter value={count} max={total} label={texts.checked} />
        </div>
        <div className="ticks">
          {inspectionSteps.map((step) => (
            <fieldset key={step}>
              <legend>{texts.steps[step]}</legend>
              {inspections[kind][step].map((check) => (
                <Tick key={check} check={check} isTicked={vm.ticked.has(check)} onToggle={() => vm.toggle(check)} />
              ))}
            </fieldset>
          ))}
        </div>
        <p className="form-note">
          <Icon name="info-circle" />
          <span>
            {texts.notRight} <span>{vm.isKept ? texts.onDevice : texts.untilLeft}</span>
          </span>
        </p>
      </section>
      {kind === 'phone' && <ImeiCheck />}
    </>
  );
});

type TickProps = { readonly check: CheckId; readonly isTicked: boolean; readonly onToggle: () => void };

/** The whole row is the target. */
const Tick = observer(function Tick({ check, isTicked, onToggle }: TickProps) {
  const { what, how } = useTexts(inspectionTexts).checks[check];
  return (
    <label className="tick">
      <input className="form-check-input" type="checkbox" checked={isTicked} onChange={onToggle} />
      <b>{what}</b>
      <small>{how}</small>
    </label>
  );
});
