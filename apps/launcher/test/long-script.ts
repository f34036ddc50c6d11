// Writes its process id into the file given, and goes on.
import { writeFileSync } from 'node:fs';

writeFileSync(process.argv[2] ?? '', String(process.pid));
setInterval(() => {}, 60_000);
