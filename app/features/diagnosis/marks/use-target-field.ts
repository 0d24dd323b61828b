import { type RefObject, useEffect, useState } from 'react';
import { diagnosisField } from '#app/core/diagnosis/fields.ts';
import { fieldLabel } from '#app/core/diagnosis/tables.ts';
import type { PrimaryDiagnosis } from '#contracts/generated/wire.ts';
import { asTextControl, specimenOfControl } from './form-texts.ts';

/** The field that the reader was in last, of all that a mark may be put into. */
export function useTargetField(field: RefObject<HTMLTextAreaElement>, diagnosis: PrimaryDiagnosis) {
  const letters = diagnosis.diagnoses.map(({ specimenID }) => specimenID);
  const names = [...letters.map(diagnosisField), 'microscopic', 'comment'];
  const [target, setTarget] = useState(names[0] ?? 'comment');
  const [lines, setLines] = useState<ReadonlyMap<string, string>>(new Map());
  const [touched] = useState(() => new Set<string>());
  useEffect(() => {
    const form = field.current?.form;
    if (form === null || form === undefined) return undefined;
    const listening = new AbortController();
    const note = ({ target: entered }: Event): void => {
      const control = asTextControl(entered);
      if (control === null) return;
      touched.add(control.name);
      setTarget(control.name);
      // A line of the synoptic report is called by its own label.
      const label = control.labels?.[0]?.textContent ?? '';
      if (control.name.startsWith('synoptic.')) setLines((known) => new Map(known).set(control.name, label));
    };
    form.addEventListener('focusin', note, { signal: listening.signal });
    return () => listening.abort();
  }, [field, touched]);
  const choices = [
    ...names.map((name) => ({ value: name, label: fieldLabel(name) })),
    ...[...lines].map(([value, label]) => ({
      value,
      label: `${label}, synoptic report of specimen ${specimenOfControl(value) ?? ''}`,
    })),
  ];
  return { target, setTarget, touched, choices };
}
