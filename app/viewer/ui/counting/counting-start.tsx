import { useUnit } from 'effector-react';
import { useState } from 'react';
import { areaText } from '#app/core/counting/count-text.ts';
import {
  type CountingRefusal,
  DEFAULT_FIELD_AREA,
  FIELD_AREAS,
  refuseCounting,
} from '#app/core/counting/field.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/controls/field.tsx';
import { Select } from '#app/ui/controls/select.tsx';
import { TextInput } from '#app/ui/controls/text-input.tsx';
import { countingBegun } from '../../state/counting/counting.ts';
import { panes } from '../../state/panes.ts';
import type { CountingPanelProps } from './counting-panel.tsx';

type CountingStartProps = Pick<CountingPanelProps, 'paneSize' | 'view'>;

const REFUSALS: Readonly<Record<CountingRefusal, string>> = {
  'no-scale':
    'This is a picture and not a scan: its fields have no area in mm², so nothing can be counted per mm².',
  'invalid-scale': 'The file names a scale that cannot be used. Set the scale of this slide first.',
  'implausible-scale': 'The file names an implausible scale. Set the scale of this slide first.',
  'bad-area': 'The area must be a number from 0.01 to 10 mm².',
  'small-slide': 'The slide is smaller than one field of this area.',
};

const OTHER = 'other';
const CHOICES = [
  ...FIELD_AREAS.map((area) => ({ value: String(area), label: areaText(area) })),
  { value: OTHER, label: 'Another area' },
];

/** A comma or a dot between the digits; anything else is no number. */
const areaTyped = (text: string): number =>
  /^\d*[.,]?\d+$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN;

/** What a field is, before the first one is laid. */
export function CountingStart({ paneSize, view }: CountingStartProps) {
  const { image, begin } = useUnit({ image: panes.primary.$openImage, begin: countingBegun });
  const [chosen, setChosen] = useState(String(DEFAULT_FIELD_AREA));
  const [typed, setTyped] = useState('');
  const area = chosen === OTHER ? areaTyped(typed) : Number(chosen);
  const refusal = image === null ? null : refuseCounting(image, area);
  const start = () => {
    const centre = view()?.centre;
    if (centre !== undefined) begin({ area, centre, pane: paneSize() });
  };
  return (
    <>
      <Field label="Area of a field" hint="0.238 mm² is a field of 40x with a width of view of 0.55 mm.">
        <Select choices={CHOICES} value={chosen} onChange={(event) => setChosen(event.target.value)} />
      </Field>
      {chosen === OTHER && (
        <Field label="Area in mm²" hint="From 0.01 to 10.">
          <TextInput inputMode="decimal" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
      )}
      {refusal !== null && (
        <p role="status" className="text-sm text-warning">
          {REFUSALS[refusal]}
        </p>
      )}
      <Button size="sm" variant="primary" disabled={image === null || refusal !== null} onClick={start}>
        Start
      </Button>
      <p className="text-sm text-muted">
        The first field lies in the middle of what the first pane shows. Every point and patch of the slide
        whose middle lies in a field is counted, also those of other readers.
      </p>
    </>
  );
}
