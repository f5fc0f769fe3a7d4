/**
 * The emulator's frame in the shop's page, which the account chooser tells who was chosen. The emulator's own frame
 * passes that on through Google's script; this one uses `standInForGapi`, so that nothing is loaded from elsewhere.
 */
export const relayPage = `<!DOCTYPE html>
<meta charset="utf-8"><title>Relay</title>
<script>
addEventListener('message', ({ origin, data }) => {
  if (origin !== location.origin || data?.eventType !== 'sendAuthEvent') return;
  parent.postMessage({ standInForGapi: { authEvent: data.data.authEvent } }, '*');
});
</script>`;
