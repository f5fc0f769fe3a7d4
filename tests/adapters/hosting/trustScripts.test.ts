import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { trustScripts, type TrustedTypes } from '#src/live/trustScripts.ts';

type Rules = Parameters<TrustedTypes['createPolicy']>[1];

function rules(): Rules {
  const created: Rules[] = [];
  trustScripts({ createPolicy: (_name, policy) => created.push(policy) }, 'https://shop.example/dashboard');
  const [only] = created;
  if (only === undefined) throw new Error('No policy was created.');
  return only;
}

describe('the Trusted Types policy', () => {
  it.each([
    'https://js.stripe.com/clover/stripe.js',
    'https://m.js.stripe.com/part.js',
    'https://apis.google.com/js/api.js?onload=x',
    '/assets/pictureWorker.a1b2c3d4.js',
    'https://shop.example/assets/main.a1b2c3d4.js',
  ])('[G-SEC-1] trusts a script of a known host: %s', (url) => expect(rules().createScriptURL(url)).toBe(url));

  it.each([
    'https://evil.example/x.js',
    '//evil.example/x.js',
    'http://js.stripe.com/x.js',
    'https://js.stripe.com.evil.example/x.js',
    'https://evil.example/https://js.stripe.com/',
    'https://notjs.stripe.com/x.js',
    'https://user@evil.example/js.stripe.com',
    'data:text/javascript,alert(1)',
    'blob:https://shop.example/1',
    'javascript:alert(1)',
    'https://',
  ])('[G-SEC-1] blocks a script from elsewhere: %s', (url) => expect(rules().createScriptURL(url)).toBeNull());

  it('[G-SEC-1] blocks markup and lets plain text through', () => {
    expect(rules().createHTML('<img src=x onerror=alert(1)>')).toBeNull();
    expect(rules().createHTML('Tom & Jerry')).toBe('Tom & Jerry');
  });

  it('[G-SEC-1] blocks the text of a script and lets data through', () => {
    for (const text of ['alert(1)', '{"a":alert(1)}', '`${alert(1)}`', '', '"alert"', ' {"@context":1}'])
      expect(rules().createScript(text), text).toBeNull();
    const data = '{"@context":"https://schema.org","@graph":[]}';
    expect(rules().createScript(data)).toBe(data);
  });

  it('[G-SEC-1] lets nothing through that would run behind the beginning of data', () => {
    const passed = rules().createScript('{"@context":1};globalThis.ran = true');
    expect(() => new Script(passed ?? '')).toThrow(SyntaxError);
  });

  it('is omitted when the browser has no Trusted Types', () => {
    expect(() => trustScripts(undefined, 'https://shop.example/')).not.toThrow();
  });
});
