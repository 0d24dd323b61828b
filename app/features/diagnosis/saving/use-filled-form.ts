import { useCallback, useState } from 'react';
import { type BegunRows, NO_ROWS } from '#app/core/diagnosis/begun-rows.ts';
import type { DiagnosisFields } from '#app/core/diagnosis/fields.ts';
import { readFields } from '#app/core/diagnosis/form-reading.ts';
import { findBegunRows, findRowFault } from '#app/core/diagnosis/row-faults.ts';

/** What the form was last filled with; a new number fills it anew. */
export interface Filling {
  readonly number: number;
  readonly fields: DiagnosisFields;
  readonly begun: BegunRows;
  readonly isBroughtBack: boolean;
}

/** What the form of the text was filled with, and what it held when it was looked at last. */
export function useFilledForm(fields: DiagnosisFields) {
  const [filling, setFilling] = useState<Filling>({
    number: 0,
    fields,
    begun: NO_ROWS,
    isBroughtBack: false,
  });
  const [written, setWritten] = useState(fields);
  const [rowFault, setRowFault] = useState<string | null>(null);
  const [begun, setBegun] = useState(NO_ROWS);
  const fillWith = useCallback((texts: DiagnosisFields, rows: BegunRows, isBroughtBack: boolean) => {
    setWritten(texts);
    setFilling(({ number }) => ({ number: number + 1, fields: texts, begun: rows, isBroughtBack }));
  }, []);
  const lookAt = useCallback((form: HTMLFormElement) => {
    const posted = [...new FormData(form)];
    const now = { fields: readFields(posted), begun: findBegunRows(posted) };
    setWritten(now.fields);
    setRowFault(findRowFault(posted));
    setBegun(now.begun);
    return now;
  }, []);
  return { state: { filling, written, rowFault, begun }, fillWith, lookAt };
}
