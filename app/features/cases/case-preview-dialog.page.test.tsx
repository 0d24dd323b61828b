import { describe, expect, it } from 'vitest';
import type { PreviewAnswer } from '#app/core/resources/preview-answer.ts';
import { click, eventually, found, named, textOf } from '#app/ui/mount.test-support.tsx';
import { answering, LOST, showAvailable, stat } from './lists/available-cases.test-support.tsx';

describe('the preview', () => {
  const preview: PreviewAnswer = {
    ok: true,
    preview: {
      ...stat,
      clinicalHistory: 'Pearly papule',
      clinicalImpression: null,
      gross: ' ',
      specimens: [
        {
          specimenID: 'A',
          specimenType: 'Biopsy_Shave',
          bodysite: 'Skin',
          subsite: 'Upper_back',
          laterality: 'Left',
          slides: 2,
          stains: ['H&E'],
        },
        {
          specimenID: 'B',
          specimenType: 'Excision',
          bodysite: null,
          subsite: null,
          laterality: null,
          slides: 1,
          stains: [],
        },
      ],
      overviews: [{ specimenID: 'A', thumbnailUrl: 'http://127.0.0.1/a.jpg' }],
    },
  };

  it('shows requisition and overviews by specimen, and says what is missing', async () => {
    await showAvailable(() => [stat], { preview: preview });
    await click(named('View DP-2'));
    await eventually(() => expect(textOf(found('[role=dialog]'))).toContain('Pearly papule'));
    const said = textOf(found('[role=dialog]'));
    expect(said).toContain('Clinical impressionNone provided');
    expect(said).toContain('Gross descriptionNone provided');
    expect(said).toContain('Part A: Biopsy - ShaveLeft, Skin, Upper back2 slides · H&E');
    expect(said).toContain('No overview picturePart B: Excision1 slide · No stains listed');
    expect(found<HTMLImageElement>('[role=dialog] img').alt).toBe('Overview 1 of 1, part A');
  });

  it('picks up from inside, and closes over a row that lost', async () => {
    await showAvailable(() => [stat], {
      action: answering({ kind: 'lost', message: LOST }),
      preview: preview,
    });
    await click(named('View DP-2'));
    await eventually(() => expect(named('Pick up')).toBeTruthy());
    await click(named('Pick up'));
    await eventually(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    expect(textOf(found('[role=alert]'))).toBe(`DP-2${LOST}`);
  });

  it('that cannot be had says so and can be tried again', async () => {
    await showAvailable(() => [stat], {
      preview: { ok: false, isGone: false, message: 'Internal server error!' },
    });
    await click(named('View DP-2'));
    await eventually(() =>
      expect(textOf(found('[role=dialog] [role=alert]'))).toContain('Error: Internal server error!'),
    );
    expect(named('Try again')).toBeTruthy();
  });

  it('that came in another shape is told as what it is, and can be tried again', async () => {
    await showAvailable(() => [stat], { preview: { ...preview, preview: { ...stat, specimens: null } } });
    await click(named('View DP-2'));
    await eventually(() =>
      expect(textOf(found('[role=dialog] [role=alert]'))).toContain(
        'The server gave an answer that this page does not understand. Reload the page.',
      ),
    );
    expect(named('Try again')).toBeTruthy();
  });

  it('of a case that was taken meanwhile offers neither another try nor the pickup', async () => {
    await showAvailable(() => [stat], { preview: { ok: false, isGone: true, message: 'It is gone.' } });
    await click(named('View DP-2'));
    await eventually(() =>
      expect(textOf(found('[role=dialog] [role=alert]'))).toContain('Error: It is gone.'),
    );
    const names = [...found('[role=dialog]').querySelectorAll('button')].map((button) => textOf(button));
    expect(names.filter((name) => /Pick up|Try again/.test(name))).toEqual([]);
  });
});
