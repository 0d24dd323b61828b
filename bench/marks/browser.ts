import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { findChromium } from '../../tests/chromium.mjs';
import { PANE } from './rulers.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** One of the pages beside this file as a single script, from what is installed. */
export async function scriptOf(file: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // The folder of the benches has a package.json of its own, in which the project's short names are not.
    resolve: { alias: { '#app': path.join(root, 'app') } },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: path.join(import.meta.dirname, file), formats: ['iife'], name: 'benchPage' },
    },
  });
  const outputs = Array.isArray(built) ? built.flatMap(({ output }) => output) : [];
  const chunk = outputs.find((output) => output.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error(`${file} could not be bundled.`);
  return chunk.code;
}

export async function startBrowser(): Promise<Browser> {
  const executablePath = await findChromium(root);
  if (executablePath === null) throw new Error('No Chromium was found. Install one, or name it in CHROMIUM.');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // The peer draws with WebGL and would not start without any.
      '--enable-unsafe-swiftshader',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** A blank page that reaches nothing; what goes wrong in it ends the bench. */
export async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: PANE });
  page.on('pageerror', (error) => {
    console.error(`In the page: ${error.message}`);
  });
  await page.route('**/*', (route) => route.abort());
  await page.setContent('<!doctype html><body style="margin:0"></body>');
  return page;
}
