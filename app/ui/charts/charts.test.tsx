import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import { LineChart, labelHeights } from './line-chart.tsx';

const texts = { finding: 'Half wait', note: 'As of today' };
const cellsOf = (html: string): string[] =>
  [...html.matchAll(/<t[hd](?: [^>]*)?>([^<]*)</g)].map(([, text]) => text ?? '');

describe('a bar chart', () => {
  const values = [
    { name: 'Slides', count: 20, text: '20 h' },
    { name: 'Reader', count: 10 },
    { name: 'Nobody', count: 0 },
  ];
  const html = renderToStaticMarkup(<BarChart {...texts} columns={['For', 'Time']} values={values} />);

  it('draws each count from nought, with its number, and the same in a table', () => {
    const heights = [...html.matchAll(/<rect[^>]*height="([\d.]+)"/g)].map(([, height]) => Number(height));
    expect(heights[0]).toBe((heights[1] ?? 0) * 2);
    expect(heights[2]).toBe(0);
    expect(cellsOf(html)).toEqual(['For', 'Time', 'Slides', '20 h', 'Reader', '10', 'Nobody', '0']);
  });

  it('carries no style attribute, which the content security policy is to do without', () => {
    expect(html).toContain('viewBox="0 0 480 260"');
    expect(html).not.toContain('style=');
  });

  it('can be drawn without a value', () => {
    expect(renderToStaticMarkup(<BarChart {...texts} columns={['For', 'Time']} values={[]} />)).not.toContain(
      'NaN',
    );
  });
});

describe('a line chart', () => {
  const series = [
    { name: 'Routine', values: [3, null, 2] },
    { name: 'STAT', values: [1, 1, 1] },
  ];
  const html = renderToStaticMarkup(
    <LineChart {...texts} pointName="Week" points={['1', '2', '3']} series={series} />,
  );

  it('tells its lines apart by dashes and names, and leaves out what was not measured', () => {
    expect(html.match(/stroke-dasharray/g)).toHaveLength(1);
    expect(html.match(/<circle/g)).toHaveLength(5);
    expect(cellsOf(html).slice(3)).toEqual(['1', '3', '1', '2', 'Not recorded', '1', '3', '2', '1']);
    expect(html).not.toMatch(/style=|NaN/);
  });

  it('leads from each point and each number to what it counts, where there are few enough to be pressed', () => {
    const linksIn = (length: number) => {
      const points = Array.from({ length }, (_, at) => String(at));
      const values = points.map(() => 2);
      const links = points.map((point) => `/case?at=${point}`);
      const chart = (
        <LineChart
          {...texts}
          pointName="Week"
          points={points}
          series={[
            { name: 'Median', values, links },
            { name: 'Cases', values, links, tableOnly: true },
          ]}
        />
      );
      const router = createMemoryRouter([{ path: '/', element: chart }]);
      const drawn = renderToStaticMarkup(<RouterProvider router={router} />);
      return {
        role: /<svg[^>]*role="(\w+)"/.exec(drawn)?.[1],
        points: drawn.match(/<a aria-label="Week \d+: Median 2"/g)?.length ?? 0,
        cells: drawn.match(/<td[^>]*><a /g)?.length ?? 0,
      };
    };
    expect(linksIn(3)).toEqual({ role: 'group', points: 3, cells: 6 });
    expect(linksIn(27)).toEqual({ role: 'img', points: 0, cells: 54 });
  });

  it.each([
    [
      [100, 20],
      [100, 20],
    ],
    [
      [20, 20],
      [20, 38],
    ],
    [
      [30, 25, 20],
      [56, 38, 20],
    ],
    [[], []],
  ])('puts names that would end at %j to %j', (ends, heights) => {
    expect(labelHeights(ends)).toEqual(heights);
  });
});
