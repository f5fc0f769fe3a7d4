import { describe, expect, it } from 'vitest';
import { failureText, failureTexts } from '#ui/texts/failures.ts';
import { ruleTexts } from '#ui/texts/rules.ts';

describe('the texts of failures', () => {
  it('[S-LOGIN-4] [S-PAY-4] are the specification’s own in the original wording', () => {
    const { original } = failureTexts;
    expect(failureText({ code: 'auth/wrong-credentials', message: 'INVALID_LOGIN' }, original)).toBe(
      'Wrong email or Password!!',
    );
    expect(failureText({ code: 'payment/card', message: 'Your card was declined.' }, original)).toBe(
      'Your card was declined.',
    );
    expect(failureText({ code: 'payment/unexpected' }, original)).toBe('An unexpected error occurred.');
    expect(failureText({ code: 'payment/unreachable' }, original)).toBe('An unexpected error occurred.');
  });

  it('[S-SIGNUP-4] leave the provider’s message unchanged', () => {
    expect(failureText({ code: 'auth/email-in-use', message: 'Firebase: in use.' }, failureTexts.english)).toBe(
      'Firebase: in use.',
    );
  });

  it.each([
    [null, 'Too many requests. Wait a moment, then try again. Nothing is lost.'],
    [1, 'Too many requests. Wait 1 second, then try again. Nothing is lost.'],
    [30, 'Too many requests. Wait 30 seconds, then try again. Nothing is lost.'],
    [91, 'Too many requests. Wait 2 minutes, then try again. Nothing is lost.'],
    [86_400, 'Too many requests. Wait 24 hours, then try again. Nothing is lost.'],
  ])('[G-FAULT-1] say how long to wait after too many requests: %s', (retryAfter, said) => {
    expect(failureText({ code: 'api/too-many-requests', retryAfter }, failureTexts.english)).toBe(said);
  });

  it('[G-FAULT-1] say when a shop that does not work may be back', () => {
    expect(failureText({ code: 'api/unavailable', retryAfter: 300 }, failureTexts.english)).toBe(
      'The shop isn’t working right now. Nothing is lost: please try again in 5 minutes.',
    );
  });

  it('exist for every failure', () => {
    expect(failureText({ code: 'api/refused', message: '' }, failureTexts.english)).toContain(
      'isn’t working right now',
    );
  });
});

describe('the texts of broken rules', () => {
  it('[S-LOGIN-2] [S-SELL-2] are the specification’s own in the original wording', () => {
    expect(ruleTexts.original).toMatchObject({
      'log-in/email-required': 'Email Address is required',
      'log-in/password-required': 'Password is required',
      'product/name-required': 'Namd field cannot be empty',
      'product/email-invalid': 'Please enter email address',
      'product/seller-name-required': 'This field is required',
      'product/description-required': 'enter short description',
      'product/use-duration-required': 'enter used Duration',
      'product/post-time-required': 'enter Posted Time',
      'product/price-required': 'Please enter a valid email address',
      'product/category-required': 'Please select product Category',
      'product/phone-invalid': 'Please enter a valid phone no',
    });
  });

  it('call the price a price in the default English', () => {
    expect(ruleTexts.english['product/price-required']).toMatch(/price/);
    expect(Object.values(ruleTexts.english).join(' ')).not.toMatch(/Namd|caracter/);
  });
});
