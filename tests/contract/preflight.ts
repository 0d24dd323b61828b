import { expect } from 'vitest';
import type { SlideSight } from '#app/core/uploads/slide-sight.ts';
import { lookAtSlide } from '#app/viewer/tiff/slide-sight.client.ts';
import type { Upload } from '#contracts/generated/wire.ts';

/** What the browser says of the file before a byte of it is sent. */
const lookAt = (name: string, bytes: Uint8Array): Promise<SlideSight> =>
  lookAtSlide(new File([Uint8Array.from(bytes)], name));

/**
 * The browser says of a file what the intake says of it: the same words of one that is refused, the same size and scale of
 * one that is taken. What `isLeft` to the intake, the browser has no reader for, and says so.
 */
export async function expectSameVerdict(
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  { status, refusal, intake }: Upload,
  isLeft: boolean,
): Promise<void> {
  const sight = await lookAt(name, bytes);
  if (isLeft) expect(sight).toEqual({ kind: 'unknown' });
  else if (status === 'Rejected') expect(sight).toMatchObject({ kind: 'unreadable', text: refusal?.text });
  else {
    const { width, height, notShown } = intake ?? expect.fail('The intake has not taken it.');
    expect(sight).toMatchObject({ kind: 'read', width, height });
    if (sight.kind !== 'read') return;
    expect(sight.notShown === null).toBe(notShown === null);
    const mpp = intake?.mppX ?? null;
    if (mpp === null) expect(sight.mpp).toBeNull();
    else expect((sight.mpp ?? 0) / mpp).toBeCloseTo(1, 3);
  }
}
