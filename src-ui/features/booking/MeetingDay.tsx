import { type FormEvent, useId, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import FormControl from 'react-bootstrap/FormControl';
import type { BookingSummary } from '#domain/booking/summariseBooking.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { bookingSummaryTexts } from '../../texts/bookingSummary.ts';
import { FieldFrame } from '../../kit/form/FieldFrame.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { localDay } from '../../state/localDay.ts';
import { calendarFile } from './calendarFile.ts';
import { saveFile } from '../../kit/saveFile.ts';
import { bookedFacts, meetingFacts, sellerFacts } from './summaryFacts.ts';

type MeetingDayProps = { readonly summary: BookingSummary; readonly clock: Clock };

/** Adds the meeting to a calendar. The person chooses the day, because the shop does not know it. */
export const MeetingDay = observer(function MeetingDay({ summary, clock }: MeetingDayProps) {
  const texts = useTexts(bookingSummaryTexts);
  const format = useFormat();
  const [day, setDay] = useState('');
  const [isUnfit, setUnfit] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const { booking, side } = summary;

  const save = (event: FormEvent): void => {
    event.preventDefault();
    // A year may have a digit too many.
    const isFit = day.length === 10 && day >= localDay(clock.now());
    setUnfit(!isFit);
    if (!isFit) {
      field.current?.focus();
      return;
    }
    const facts = [
      ...bookedFacts(summary, null, texts, format),
      ...meetingFacts(summary, texts, format).slice(1),
      ...(side === 'buyer' ? sellerFacts(summary, texts) : []),
    ];
    const entry = calendarFile({
      uid: `booking-${booking.id}@${window.location.hostname}`,
      writtenAt: clock.now(),
      day,
      title: texts.entryTitle[side](booking.productName),
      place: booking.meetingLocation,
      notes: facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    });
    saveFile(`${texts.fileName}-${day}.ics`, 'text/calendar;charset=utf-8', entry);
  };

  return (
    <form className="receipt__calendar" noValidate onSubmit={save} aria-labelledby={`${id}title`}>
      <h3 id={`${id}title`}>{texts.calendarTitle}</h3>
      <FieldFrame
        id={id}
        label={texts.day}
        isRequired
        help={texts.dayHelp[side]}
        error={isUnfit ? texts.dayUnfit : undefined}
      >
        <FormControl
          ref={field}
          isInvalid={isUnfit}
          type="date"
          min={localDay(clock.now())}
          max="9999-12-31"
          value={day}
          aria-required
          aria-invalid={isUnfit || undefined}
          aria-describedby={isUnfit ? `${id}help ${id}error` : `${id}help`}
          onChange={(event) => {
            setDay(event.currentTarget.value);
            setUnfit(false);
          }}
        />
      </FieldFrame>
      <button type="submit" className="btn btn-quiet">
        <Icon name="calendar" />
        {texts.save}
      </button>
    </form>
  );
});
