import { renderToStaticMarkup } from 'react-dom/server';
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

  it('draws nothing where all is nought, and keeps the table', () => {
    const none = [{ name: 'Slides', count: 0 }];
    const empty = renderToStaticMarkup(<BarChart {...texts} columns={['For', 'Time']} values={none} />);
    expect(empty).not.toContain('<svg');
    expect(cellsOf(empty)).toEqual(['For', 'Time', 'Slides', '0']);
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

  const drawn = (values: readonly (number | null)[]) =>
    renderToStaticMarkup(
      <LineChart
        {...texts}
        pointName="Week"
        points={['1', '2']}
        series={[
          { name: 'Median', values },
          { name: 'Rest', values: [1, 1] },
        ]}
      />,
    );

  it('names a line only where it has a point, and draws nothing where all is nought', () => {
    expect([
      drawn([null, null]).includes('>Median</text>'),
      drawn([1, null]).includes('>Median</text>'),
    ]).toEqual([false, true]);
    const none = [{ name: 'Median', values: [0, null] }];
    const empty = renderToStaticMarkup(
      <LineChart {...texts} pointName="Week" points={['1', '2']} series={none} />,
    );
    expect(empty).not.toContain('<svg');
    expect(cellsOf(empty).slice(2)).toEqual(['1', '0', '2', 'Not recorded']);
  });

  it('marks whole numbers where few are counted', () => {
    const marks = [...drawn([2, 3]).matchAll(/<text[^>]*>([\d.]+)<\/text>/g)].map(([, text]) => text);
    expect(marks).toEqual(['0', '1', '2', '3', '1', '2']);
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
    [
      [200, 200, 190],
      [182, 200, 164],
    ],
    [[], []],
  ])('puts names that would end at %j to %j', (ends, heights) => {
    expect(labelHeights(ends, 200)).toEqual(heights);
  });
});
