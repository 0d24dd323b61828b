// The process that reads one slide: it is started for each, and a compiled program is there in a third of the time.
import { compileOnce } from './compile.mjs';

await import(await compileOnce('mock-server/intake/reader-main.ts'));
