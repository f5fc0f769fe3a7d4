import { describe, expect, it } from 'vitest';
import { readImei } from '#domain/meeting/imei.ts';
import { imeiRegister, registerQuestion } from '#domain/meeting/imeiRegister.ts';
import { calendarDay } from '#domain/shared/CalendarDay.ts';

/** The example of 3GPP's and GSMA's own documents, and two more. */
const real = ['490154203237518', '356938035643809', '868932036356090'];

describe('[G-HAND-1] an IMEI', () => {
  it.each(real)('has a valid check digit: %s', (imei) => {
    expect(readImei(imei)).toEqual({ digits: imei, verdict: 'right' });
  });

  it.each(real)('is wrong with any other digit in any place: %s', (imei) => {
    for (let place = 0; place < imei.length; place++) {
      for (let digit = 0; digit <= 9; digit++) {
        const other = imei.slice(0, place) + String(digit) + imei.slice(place + 1);
        expect([other, readImei(other).verdict]).toEqual([other, other === imei ? 'right' : 'wrong']);
      }
    }
  });

  it('is wrong when two neighbouring digits are swapped', () => {
    expect(readImei('490154203273518').verdict).toBe('wrong');
  });

  it.each([
    ['49 015420 323751 8'],
    ['49-015420-323751-8'],
    ['490154203237518 / 01'],
    ['490154/20/323751/8'],
    ['490154/20/323751/8 / 01'],
    ['IMEI1: 490154203237518 / 01'],
    ['IMEI 4 9015420323751 8/01'],
    ['IMEI: 490154203237518'],
    ['IMEI 490154203237518'],
    ['IMEI1: 490154203237518'],
    ['imei 2 49 015420 323751 8'],
    ['IMEI (1): 490154203237518'],
    ['IMEI slot 2: 490154203237518'],
    ['IMEI 4 9015420323751 8'],
    ['৪৯০১৫৪২০৩২৩৭৫১৮'],
    ['４９０１５４２０３２３７５１８'],
  ])('is read as people copy it: %j', (text) => {
    expect(readImei(text)).toEqual({ digits: '490154203237518', verdict: 'right' });
  });

  it('is not checked before it is complete', () => {
    for (let count = 0; count < 15; count++) {
      expect(readImei('490154203237518'.slice(0, count)).verdict).toBe('incomplete');
    }
    for (const slot of ['IMEI1: ', 'IMEI1 ', 'IMEI 2: ', 'IMEI (1) ', 'IMEI slot 2: '])
      for (let last = 0; last < 10; last++) expect(readImei(`${slot}4901542032375${last}`).verdict).toBe('incomplete');
    expect(readImei('no digits at all')).toEqual({ digits: '', verdict: 'incomplete' });
  });

  it('is too long with more than 15 digits', () => {
    expect(readImei('4901542032375180').verdict).toBe('too-long');
    expect(readImei('490154203237518 356938035643809').verdict).toBe('too-long');
    expect(readImei('490154203237518/356938035643809').verdict).toBe('too-long');
    // The version stands in the place of the check digit.
    expect(readImei('490154/20/323751/01').verdict).toBe('too-long');
  });

  it('[G-TRUE-1] is erased when it is all zeros, whose check digit is valid', () => {
    expect(readImei('000000000000000').verdict).toBe('erased');
  });
});

describe('[G-HAND-1] the register of phones in Bangladesh', () => {
  it('is asked with a word and the number, and has the day and the source of the announcement', () => {
    expect(registerQuestion('490154203237518')).toBe('KYD 490154203237518');
    expect(imeiRegister).toMatchObject({ regulator: 'BTRC', number: '16002', announcedOn: '2025-10-29' });
    expect(calendarDay(imeiRegister.announcedOn)).toBe(imeiRegister.announcedOn);
    expect(new URL(imeiRegister.source).protocol).toBe('https:');
  });
});
