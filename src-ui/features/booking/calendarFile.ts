/** An all-day event, because no hour is known. */
export type CalendarEntry = {
  /** Equal for the same event, so that importing it again replaces the older entry. */
  readonly uid: string;
  /** The time of writing, in milliseconds since 1970-01-01T00:00Z. */
  readonly writtenAt: number;
  /** '2026-05-02'. */
  readonly day: string;
  readonly title: string;
  readonly place: string;
  readonly notes: string;
};

/** A calendar file as in RFC 5545. */
export function calendarFile({ uid, writtenAt, day, title, place, notes }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Re-sale Shop//Bookings//EN',
    'BEGIN:VEVENT',
    `UID:${text(uid)}`,
    `DTSTAMP:${new Date(writtenAt).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')}`,
    // An entry without an end lasts all day.
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${text(title)}`,
    `LOCATION:${text(place)}`,
    `DESCRIPTION:${text(notes)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Section 3.3.11: escapes special characters. Control characters are not allowed in texts. */
function text(raw: string): string {
  return (
    raw
      .replaceAll(/[\\;,]/g, String.raw`\$&`)
      .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
      // oxlint-disable-next-line no-control-regex -- they are what is taken out
      .replaceAll(/[\u0000-\u001F\u007F]/g, '')
  );
}

const octets = new TextEncoder();

/** Section 3.1: no line is longer than 75 octets. Continued lines begin with a space, and no character is split. */
function folded(line: string): string {
  let length = 0;
  let result = '';
  for (const character of line) {
    const size = octets.encode(character).length;
    if (length + size > 75) {
      result += '\r\n ';
      length = 1;
    }
    result += character;
    length += size;
  }
  return result;
}
