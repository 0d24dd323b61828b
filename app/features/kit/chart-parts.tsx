import { BarChart } from '#app/ui/charts/bar-chart.tsx';
import { LineChart } from '#app/ui/charts/line-chart.tsx';
import { KitSection } from './kit-section.tsx';

export function ChartParts() {
  return (
    <KitSection title="Charts">
      <div className="grid gap-8 lg:grid-cols-2">
        <BarChart
          finding="Half of the open cases wait for slides"
          note="Open cases by what they wait for, invented numbers, as of November 22, 2026"
          columns={['Waits for', 'Cases']}
          values={[
            { name: 'Slides', count: 21 },
            { name: 'A reader', count: 9 },
            { name: 'Reading', count: 7 },
            { name: 'An answer', count: 4 },
            { name: 'QA', count: 0 },
          ]}
        />
        <LineChart
          finding="Turnaround fell by a day since October"
          note="Working days from receipt to sign-out, invented numbers, as of November 22, 2026"
          pointName="Week of"
          points={['Oct 12', 'Oct 19', 'Oct 26', 'Nov 2', 'Nov 9', 'Nov 16']}
          series={[
            { name: 'Routine', values: [3.4, 3.6, 3.1, 2.7, 2.5, 2.4] },
            { name: 'STAT', values: [1.1, 0.9, null, 0.8, 0.9, 0.7] },
            { name: 'Second opinion', values: [2.9, 2.8, 3, 2.6, 2.7, 2.5] },
          ]}
        />
      </div>
    </KitSection>
  );
}
