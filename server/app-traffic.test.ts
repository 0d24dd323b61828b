import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { app, restartBehind, setUpApp } from './app.test-support.ts';

describe('what createApp lets through and writes down', () => {
  setUpApp();

  it('limits what one address may ask for, and says when to come back', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const answer = await fetch(`${app.url}/page`, { headers: { 'X-Forwarded-For': `10.0.0.${count}` } });
      statuses.push(answer.status);
      if (answer.status === 429) {
        expect(await answer.text()).toBe('Too many requests');
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, 5)).not.toContain(429);
  });

  it('takes the word of as many proxies as are trusted, and of nobody before them', async () => {
    await restartBehind(1);
    const statusOf = async (forwarded: string) =>
      (await fetch(`${app.url}/page`, { headers: { 'X-Forwarded-For': forwarded } })).status;
    const statuses: number[] = [];
    // The proxy writes last; what stands before it is whatever was sent to the proxy.
    for (let count = 0; count < 6; count += 1) statuses.push(await statusOf(`10.0.0.${count}, 192.0.2.17`));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await statusOf('192.0.2.44')).toBe(200);
    expect(app.addresses).toEqual([...Array.from({ length: 5 }, () => '192.0.2.17'), '192.0.2.44']);
  });

  it('is told by a trusted proxy of an address, and of nothing else', async () => {
    await restartBehind(1);
    const headers = { 'X-Forwarded-Proto': 'https://evil.test/?', 'X-Forwarded-Host': 'evil.test' };
    const page = await fetch(`${app.url}/page`, { headers });
    expect(await page.json()).toMatchObject({ url: 'http://localhost:3000/page' });
  });

  it('tells a page under which name its request stands in the log, whatever name it came with', async () => {
    const page = await fetch(`${app.url}/task`, { headers: { 'X-Request-Id': 'theirs' } });
    const own = page.headers.get('x-request-id');
    expect(own).not.toBe('theirs');
    expect(await page.json()).toMatchObject({ requestId: own });
    expect(JSON.parse(app.lines[0] ?? '')).toMatchObject({ requestId: own });
  });

  it('writes a line for a request that was cut off before it was answered', async () => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1', () =>
      socket.write('GET /never HTTP/1.1\r\nHost: localhost:3000\r\n\r\n'),
    );
    await expect.poll(() => app.hosts.length).toBe(1);
    socket.destroy();
    await expect.poll(() => app.lines.length).toBe(1);
    expect(JSON.parse(app.lines[0] ?? '')).toMatchObject({ method: 'GET', status: null, cut: true });
  });

  it('writes one line for a request, without its query, its headers or a line break of theirs', async () => {
    await fetch(`${app.url}/favicon.svg?name=Haverly`, { headers: { 'User-Agent': 'Haverly' } });
    await expect.poll(() => app.lines.length).toBe(1);
    expect(JSON.parse(app.lines[0] ?? '')).toMatchObject({
      method: 'GET',
      path: '/favicon.svg',
      status: 200,
    });
    expect(app.lines[0]).not.toContain('Haverly');
  });
});
