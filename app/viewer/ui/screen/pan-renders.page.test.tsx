import { Profiler } from 'react';
import { afterEach, expect, it } from 'vitest';
import { mount } from '#app/ui/mount.test-support.tsx';
import { drawn, MEASURE, movedTo } from '../../state/reading.test-support.ts';
import { MarksPanel } from '../marks/marks-panel.tsx';
import { asked, readerAt, shown } from '../marks/panels.test-support.tsx';
import { PatchPanel } from '../marks/patch-panel.tsx';
import { EdgeNotice } from './edge-notice.tsx';
import { SlideMenu } from './slide-menu.tsx';

afterEach(() => mount(null));

it('twenty pans render no menu, list or notice again; a ruler does', async () => {
  const scope = await readerAt();
  const renders: string[] = [];
  await shown(
    scope,
    <Profiler id="all" onRender={(_, phase) => renders.push(phase)}>
      <SlideMenu caseType="Skin" outline={[]} onClose={() => undefined} />
      <MarksPanel onClose={() => undefined} paneSize={() => ({ width: 100, height: 100 })} />
      <PatchPanel />
      <EdgeNotice caseNumber="DP-1" />
    </Profiler>,
  );
  const before = renders.length;
  expect(before).toBeGreaterThan(0);
  for (let x = 1; x <= 20; x += 1) await asked(scope, movedTo(x));
  expect(renders.length).toBe(before);
  await asked(scope, MEASURE);
  await asked(scope, drawn(1));
  expect(renders.length).toBeGreaterThan(before);
});
