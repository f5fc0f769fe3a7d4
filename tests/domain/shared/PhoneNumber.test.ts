import { describe, expect, it } from 'vitest';
import { readPhoneNumber } from '#domain/shared/PhoneNumber.ts';
import { hostileStrings } from '../../hostile/hostileStrings.ts';

describe('[G-TELL-1] a phone number as sellers type it', () => {
  it.each([
    ['01711223344'],
    ['01711 223344'],
    ['01711-223344'],
    ['017-1122-3344'],
    ['(01711) 223344'],
    ['  01711.223344 '],
    ['1711223344'],
    ['+8801711223344'],
    ['+880 1711-223344'],
    ['+880 (0)1711 223344'],
    ['+88 01711 223344'],
    ['8801711223344'],
    ['008801711223344'],
    ['00 880 1711 223344'],
    ['০১৭১১২২৩৩৪৪'],
    ['+৮৮০ ১৭১১-২২৩৩৪৪'],
    ['０１７１１２２３３４４'],
    ['\u202a+880 1711\u2011223344\u202c'],
    ['01711\u00a0223344'],
  ])('is a mobile number of Bangladesh: %j', (text) => {
    expect(readPhoneNumber(text)).toEqual({ e164: '+8801711223344', takesMessages: true });
  });

  it.each(['013', '014', '015', '016', '017', '018', '019', '011'])('may begin with %s', (operator) => {
    expect(readPhoneNumber(`${operator}11223344`)?.e164).toBe(`+88${operator}11223344`);
  });

  it('may hold the digits of the country, and zeros', () => {
    expect(readPhoneNumber('01880123456')?.e164).toBe('+8801880123456');
    expect(readPhoneNumber('+8801700123456')?.e164).toBe('+8801700123456');
  });

  it.each([
    ['02-223388990', '+8802223388990'],
    ['+880 2 9558899', '+88029558899'],
    ['031-654321', '+88031654321'],
  ])('can be called but not texted if it is a landline: %j', (text, e164) => {
    expect(readPhoneNumber(text)).toEqual({ e164, takesMessages: false });
  });

  it.each([
    ['+91 98300 12345', '+919830012345'],
    ['0044 20 7946 0958', '+442079460958'],
    ['+1 (202) 555-0143', '+12025550143'],
  ])('may be foreign if it names its country: %j', (text, e164) => {
    expect(readPhoneNumber(text)).toEqual({ e164, takesMessages: true });
  });

  it.each([
    ['nothing', ''],
    ['words', 'call me'],
    ['a digit too few', '0171122334'],
    ['a digit too many', '017112233445'],
    ['a digit too many behind the country', '+88017112233445'],
    ['an operator that there is none of', '01011223344'],
    ['half a number', '223344'],
    ['half a landline', '9558899'],
    ['a landline that is cut short', '02-955'],
    ['two numbers', '01711223344, 01811223344'],
    ['two numbers and a stroke', '01711223344/01811223344'],
    ['an extension', '02-9558899 ext 12'],
    ['a plus in the middle', '0171+1223344'],
    ['no country after the plus', '+01711223344'],
    ['more digits than there can be', '+1234567890123456'],
    ['fewer digits than there can be', '+1234567'],
    ['a way out of a link', '01711223344?body=hello'],
    ['digits of other scripts', '٠١٧١١٢٢٣٣٤٤'],
  ])('is invalid if it contains %s', (_what, text) => {
    expect(readPhoneNumber(text)).toBeNull();
  });

  it('[G-SEC-1] consists of digits after a plus, whatever a marketplace sends', () => {
    for (const text of hostileStrings) expect(readPhoneNumber(text)?.e164 ?? '+8801').toMatch(/^\+[1-9]\d+$/);
  });
});
