import { expect, it } from 'vitest';
import { found } from '../mount.test-support.tsx';
import { mountPage } from '../mount-page.test-support.tsx';
import { LineChart } from './line-chart.tsx';

it.each([
  [3, { role: 'group', points: 3, cells: 6 }],
  // One point more stands too close to its neighbours to be pressed in the drawing.
  [27, { role: 'img', points: 0, cells: 54 }],
])(
  'a chart of %i points leads from each, and from each number of its table, to what it counts',
  async (length, links) => {
    const points = Array.from({ length }, (_, at) => String(at));
    const values = points.map(() => 2);
    const to = points.map((point) => `/case?page=${point}`);
    await mountPage(
      <LineChart
        finding="Half wait"
        note="As of today"
        pointName="Week"
        points={points}
        series={[
          { name: 'Median', values, links: to },
          { name: 'Cases', values, links: to, tableOnly: true },
        ]}
      />,
    );
    expect({
      role: found('svg').getAttribute('role'),
      points: document.querySelectorAll('svg a[aria-label*=": Median 2"][href^="/case?page="]').length,
      cells: document.querySelectorAll('td a[href^="/case?page="]').length,
    }).toEqual(links);
  },
);
