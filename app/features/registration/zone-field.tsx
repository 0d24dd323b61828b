import { createContext, useContext, useEffect } from 'react';
import { presentZone, timeZoneText } from '#app/core/calendar/time-zones.ts';
import { ComboboxField } from '#app/ui/forms/combobox-field.tsx';
import type { FieldTexts } from '#app/ui/forms/text-fields.tsx';
import { browserZone } from '#app/ui/time-zone.ts';

/** The zones to choose from, as the server lists them: a browser may list others, and both have to make one page. */
export const TimeZones = createContext<readonly string[]>([]);

interface ZoneFieldProps extends FieldTexts {
  /** What is chosen now, which stays among the choices whoever lists them. */
  readonly chosen: string;
}

export function ZoneField({ chosen, ...texts }: ZoneFieldProps) {
  const listed = useContext(TimeZones);
  const zones = chosen === '' || listed.includes(chosen) ? listed : [chosen, ...listed];
  return (
    <ComboboxField {...texts} choices={zones.map((zone) => ({ value: zone, label: timeZoneText(zone) }))} />
  );
}

/**
 * Puts the browser's zone where a visitor has chosen none yet. Staff fill in the forms of others, who live elsewhere. It
 * goes into the select as a person's own choice does, which the box above it and the form both hear.
 */
export function useProposedZone(formId: string, name: string, isOwn: boolean): void {
  useEffect(() => {
    const asked = document.forms.namedItem(formId)?.elements.namedItem(name);
    if (!isOwn || !(asked instanceof HTMLSelectElement) || asked.value !== '') return;
    asked.value = presentZone(browserZone());
    // A zone that the server does not list leaves the select as it was.
    if (asked.value === '') asked.selectedIndex = 0;
    else asked.dispatchEvent(new Event('input', { bubbles: true }));
  }, [formId, name, isOwn]);
}
