import type { FakeAccount } from '../../auth/FakeAccount.ts';

/**
 * The page of the Google pop-up: who has come through Google before, or somebody new. What is chosen
 * goes to the window that opened it, where Firebase's own frame would hand it on; `standInForGapi` listens.
 */
export function accountChooserPage(accounts: readonly FakeAccount[]): string {
  const known = accounts.map(({ email, displayName }) => {
    const choice = escapeHtml(JSON.stringify({ email, name: displayName }));
    return `<li><button class="js-reuse-account" data-account="${choice}">${escapeHtml(displayName || email)}<br><small>${escapeHtml(email)}</small></button></li>`;
  });
  return `<!DOCTYPE html>
<html lang="en"><meta charset="utf-8"><title>Choose an account</title>
<style>body{font:1rem system-ui;margin:2rem;max-width:24rem}ul{list-style:none;padding:0}button{font:inherit;width:100%;padding:.5rem;margin:.25rem 0;text-align:left}input{font:inherit;width:100%;box-sizing:border-box;padding:.4rem;margin:.2rem 0 .8rem}</style>
<h1>Choose an account</h1>
<p>A stand-in for Google, on this machine alone.</p>
<ul>${known.join('')}</ul>
<button class="js-new-account">Add new account</button>
<form hidden>
<label>Email <input id="email-input" type="email" required></label>
<label>Name <input id="display-name-input" required></label>
<button id="sign-in">Sign in</button>
</form>
<script>
const query = new URLSearchParams(location.search);
function choose({ email, name }) {
  const claims = { iss: 'https://accounts.google.com', email, name, email_verified: true };
  const urlResponse = location.origin + '/emulator/auth/handler?providerId=google.com&id_token=' +
    encodeURIComponent(JSON.stringify(claims));
  const authEvent = { type: query.get('authType'), eventId: query.get('eventId'), urlResponse,
    sessionId: 'not-used', postBody: null, tenantId: null, error: null };
  opener.postMessage({ standInForGapi: { authEvent } }, new URL(query.get('redirectUrl')).origin);
  close();
}
for (const button of document.querySelectorAll('.js-reuse-account')) {
  button.addEventListener('click', () => choose(JSON.parse(button.dataset.account)));
}
const form = document.querySelector('form');
document.querySelector('.js-new-account').addEventListener('click', () => { form.hidden = false; });
form.addEventListener('submit', (event) => {
  event.preventDefault();
  choose({ email: form.querySelector('#email-input').value, name: form.querySelector('#display-name-input').value });
});
</script></html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
