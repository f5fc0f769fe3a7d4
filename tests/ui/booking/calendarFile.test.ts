import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEntry } from '#ui/features/booking/calendarFile.ts';

const entry: CalendarEntry = {
  uid: 'booking-b1@shop.example',
  writtenAt: Date.UTC(2026, 4, 1, 3, 4, 5, 678),
  day: '2026-05-02',
  title: 'Buy ThinkPad T480',
  place: 'North End, Mirpur 11',
  notes: 'Price: 38,500 tk\nName: Nusrat; Jahan\\Co',
};
const octets = new TextEncoder();

/** Parses the file as a calendar does: unfolds the lines, then unescapes the texts. */
function read(file: string): ReadonlyMap<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
  return new Map(
    lines.map((line) => {
      const at = line.indexOf(':');
      const value = line.slice(at + 1).replaceAll(/\\([\\;,n])/g, (_all, sign: string) => (sign === 'n' ? '\n' : sign));
      return [line.slice(0, at), value];
    }),
  );
}

describe('[G-BOOK-2] a calendar entry', () => {
  it('is a whole-day event with the time of writing and without made-up hours', () => {
    const lines = calendarFile(entry).split('\r\n');
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
    expect(lines).toContain('UID:booking-b1@shop.example');
    expect(lines).toContain('DTSTAMP:20260501T030405Z');
    expect(lines).toContain('DTSTART;VALUE=DATE:20260502');
  });

  it('escapes special characters', () => {
    const file = calendarFile(entry);
    expect(file).toContain(String.raw`LOCATION:North End\, Mirpur 11`);
    expect(file.replaceAll('\r\n ', '')).toContain(String.raw`DESCRIPTION:Price: 38\,500 tk\nName: Nusrat\; Jahan\\Co`);
  });

  it('keeps line breaks of a text from adding lines', () => {
    const file = calendarFile({ ...entry, title: 'Phone\r\nEND:VEVENT\rBEGIN:VALARM', place: '\u0000\u0007here' });
    expect(file.split('\r\n').filter((line) => /^(END|BEGIN):/.test(line))).toEqual([
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
    expect(read(file).get('LOCATION')).toBe('here');
  });

  it('has lines of at most 75 octets and loses no character', () => {
    const text = string({ unit: 'grapheme', maxLength: 300 });
    assert(
      property(text, text, text, (title, place, notes) => {
        const file = calendarFile({ ...entry, title, place, notes });
        for (const line of file.split('\r\n')) expect(octets.encode(line).length).toBeLessThanOrEqual(75);
        const told = read(file);
        expect([told.get('SUMMARY'), told.get('LOCATION'), told.get('DESCRIPTION')]).toEqual([title, place, notes]);
      }),
    );
  });
});
