import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { found, mount, textOf } from './mount.test-support.tsx';
import { ServerTimeZone, timeZoneOf, useRememberedTimeZone, useTimeZone } from './time-zone.ts';

const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

function Zone() {
  useRememberedTimeZone();
  return <p>{useTimeZone()}</p>;
}

describe('the time zone of the reader', () => {
  it.each([
    ['zone=America%2FNew_York', 'America/New_York'],
    ['theme=dark; zone=Europe/Warsaw; a=b', 'Europe/Warsaw'],
    ['timezone=Europe/Warsaw', 'UTC'],
    ['zone=Mars/Olympus', 'UTC'],
    ['zone="><script>', 'UTC'],
    ['zone=', 'UTC'],
    [null, 'UTC'],
  ])('in the cookies %j is %s', (cookies, zone) => {
    expect(timeZoneOf(cookies)).toBe(zone);
  });

  it('is on the server what the cookie says', () => {
    const html = renderToString(
      <ServerTimeZone.Provider value="Asia/Tokyo">
        <Zone />
      </ServerTimeZone.Provider>,
    );
    expect(html).toBe('<p>Asia/Tokyo</p>');
    expect(renderToString(<Zone />)).toBe('<p>UTC</p>');
  });

  it('is the browser’s own after that, which the server hears for the next page', async () => {
    await mount(<Zone />);
    expect(textOf(found('p'))).toBe(browserZone);
    expect(timeZoneOf(document.cookie)).toBe(browserZone);
  });
});
