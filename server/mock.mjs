import { compileOnce } from './compile.mjs';

await import(await compileOnce('mock-server/main.ts'));
