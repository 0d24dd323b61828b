import { describe, expect, it } from 'vitest';
import { deviceOf } from './device.ts';

describe('the device of a session', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Safari on macOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    ['node', 'A browser on an unknown device'],
    [null, 'A browser on an unknown device'],
  ])('is told from %s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));

  it('never shows what was sent', () => {
    expect(deviceOf('<script>Firefox/1</script>')).toBe('Firefox on an unknown device');
  });
});
