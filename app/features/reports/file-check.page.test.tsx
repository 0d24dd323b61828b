import { afterEach, describe, expect, it, vi } from 'vitest';
import { SESSION_OVER_EVENT } from '#app/core/access/login-notices.ts';
import { HELPER_TEXTS } from '#app/core/text/api-messages.ts';
import { click, eventually, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { showReport } from './final-report-screen.test-support.tsx';
import { aReport } from './report.test-support.ts';

afterEach(async () => {
  await unmount();
  sessionStorage.clear();
});

describe('the check of the file', () => {
  const bytes = new TextEncoder().encode('the signed file');
  const signed = async () => {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const pdfHash = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const { signature } = aReport();
    return aReport({ signature: signature && { ...signature, pdfHash } });
  };
  const pdfOf = (body: BodyInit, status = 200, type = 'application/pdf') =>
    new Response(body, { status, headers: { 'Content-Type': type } });
  const press = async (answer: Response) => {
    // A copy for each call: what other parts of the page ask meanwhile would use up the only one.
    const asked = vi.fn<typeof fetch>(() => Promise.resolve(answer.clone()));
    vi.stubGlobal('fetch', asked);
    await showReport({ report: await signed() });
    await click(named('Check the PDF against its signature'));
    await eventually(() => expect(textOf()).toMatch(/The PDF (is|could)|Please login/));
    return asked.mock.calls[0]?.[0];
  };

  it('says whether the file is the one that was signed', async () => {
    expect(await press(pdfOf(bytes))).toBe('/files/report/cas_1?version=1');
    expect(textOf()).toContain('byte for byte the one that was signed');
    await press(pdfOf('another file'));
    expect(textOf()).toContain('The PDF is not the one that was signed.');
    await press(pdfOf(bytes, 503));
    expect(textOf()).toContain('The PDF could not be read.');
  });

  it('says nothing of the file where another page came in its place', async () => {
    await press(pdfOf('<!doctype html>', 200, 'text/html'));
    expect(textOf()).toContain('The PDF could not be read.');
    const login = pdfOf('<!doctype html>', 200, 'text/html');
    Object.defineProperties(login, {
      redirected: { value: true },
      url: { value: 'http://localhost/login?because=closed' },
    });
    const isOver = vi.fn();
    window.addEventListener(SESSION_OVER_EVENT, isOver, { once: true });
    await press(login);
    expect(isOver).toHaveBeenCalled();
    expect(textOf()).toContain(HELPER_TEXTS.unauthorized);
    expect(textOf()).not.toContain('Do not use it');
  });

  it('is not there for a version whose file carries the mark of a superseded one', async () => {
    await showReport({ report: aReport({ superseded: true, latestVersion: 2 }) });
    expect(textOf()).not.toContain('Check the PDF');
  });
});
