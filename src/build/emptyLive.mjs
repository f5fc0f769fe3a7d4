// Empties the folder of the live build. An older release's files would be deployed with the new ones.
import { rmSync } from 'node:fs';

rmSync('dist/live', { recursive: true, force: true });
