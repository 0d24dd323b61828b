#!/usr/bin/env node
import { compileOnce } from '../../server/compile.mjs';

await import(
  await compileOnce('tests/slides/main.ts', [
    '@playwright/test',
    'typescript',
    'openapi-typescript',
    '@hey-api/openapi-ts',
  ])
);
