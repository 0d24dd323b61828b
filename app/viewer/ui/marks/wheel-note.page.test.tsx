import { afterEach, expect, it } from 'vitest';
import { mount } from '#app/ui/mount.test-support.tsx';
import { MEASURE } from '../../state/reading.test-support.ts';
import { asked, readerAt, shown } from './panels.test-support.tsx';
import { WheelNote } from './wheel-note.tsx';

afterEach(() => mount(null));

it.each([
  [0, false],
  [130, true],
  [299, true],
  [300, false],
  [800, false],
])(
  'on a pane of %i pixels the note about dragging is said to a screen reader alone: %s',
  async (height, isUnseen) => {
    const scope = await readerAt();
    await shown(scope, <WheelNote side="primary" paneHeight={height} />);
    await asked(scope, MEASURE);
    const note = document.querySelector('[role=status]');
    expect(note?.textContent).toContain(
      'While you measure, dragging and the wheel leave the slide where it is.',
    );
    expect(note?.classList.contains('sr-only')).toBe(isUnseen);
  },
);
