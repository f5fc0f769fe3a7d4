// The local backend in a process of its own, which tells its parent how much processor time it has used.
// Started by scaleInBrowser.mjs with the folder of its database, its port and the number of products.
import { runBackend } from '#fakes/server/runBackend.mjs';

const [folder, port, products] = process.argv.slice(2);
const backend = await runBackend({ folder, port: Number(port), products: Number(products) });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send((user + system) / 1000);
});
process.on('disconnect', async () => {
  await backend.close();
  process.exit();
});
process.send('ready');
