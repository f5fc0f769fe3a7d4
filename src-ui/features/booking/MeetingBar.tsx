import { observer } from 'mobx-react-lite';
import type { BookingSummary } from '#domain/booking/summariseBooking.ts';
import { readPhoneNumber } from '#domain/shared/PhoneNumber.ts';
import { useTexts } from '../../context/AppContext.ts';
import { Icon } from '../../kit/Icon.tsx';
import { RootClass } from '../../kit/RootClass.tsx';
import { callLink } from '../../parts/tell/messageLinks.ts';
import { meetingTexts } from '../../texts/meeting.ts';
import { counterpartOf } from './counterpartOf.ts';
import './MeetingBar.scss';

type MeetingBarProps = { readonly summary: BookingSummary; readonly onChecks: () => void };

/** The main actions of the meeting, at the bottom of a phone's screen. */
export const MeetingBar = observer(function MeetingBar({ summary, onChecks }: MeetingBarProps) {
  const texts = useTexts(meetingTexts);
  const number = readPhoneNumber(counterpartOf(summary)?.phone ?? '');
  return (
    <div className="meet-bar">
      <RootClass className="has-meet-bar" />
      {number !== null && (
        <a className="btn btn-quiet" href={callLink(number.e164)}>
          <Icon name="phone" />
          {texts.call}
        </a>
      )}
      <button type="button" className="btn btn-primary" onClick={onChecks}>
        <Icon name="clipboard-check" />
        {texts.goToChecks}
      </button>
    </div>
  );
});
