/**
 * The emulator's frame in the shop's page, to which its account chooser tells who was chosen. The emulator's own hands
 * that on through a script of Google's; this one speaks to `standInForGapi`, so that nothing is fetched from elsewhere.
 */
export const relayPage = `<!DOCTYPE html>
<meta charset="utf-8"><title>Relay</title>
<script>
addEventListener('message', ({ origin, data }) => {
  if (origin !== location.origin || data?.eventType !== 'sendAuthEvent') return;
  parent.postMessage({ standInForGapi: { authEvent: data.data.authEvent } }, '*');
});
</script>`;
