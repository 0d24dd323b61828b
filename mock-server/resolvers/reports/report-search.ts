import type { Call, Resolver } from '../../http/call.ts';
import { pageOfList } from '../../http/lists.ts';
import { isNumbered, isPatient, keepSearch, requireCriteria } from '../cases/search-criteria.ts';
import { mayKnowPatient } from '../diagnosis/case-sight.ts';
import { REPORTS, type Shown } from './report-list.ts';

export const searchReports: Resolver<'searchReports'> = {
  resolve: (call) => {
    const { patient, number, ...listed } = call.input.body;
    const criteria = requireCriteria(call.input.body);
    const fits = ({ stored }: Shown): boolean =>
      (patient === undefined || (mayKnowPatient(call.caller) && isPatient(call.caller, stored, patient))) &&
      (number === undefined || isNumbered(numbersOf(call, stored), number));
    const asking: Call<'listReports'> = { ...call, input: { ...call.input, query: listed, body: null } };
    const found = pageOfList({ ...REPORTS, of: (one) => [...REPORTS.of(one)].filter(fits) }, asking);
    keepSearch(call, 'reports', criteria, found.total);
    return { data: found };
  },
};

/** The accession number names the patient to whoever knows the facility. */
const numbersOf = ({ caller }: Call<'searchReports'>, { caseID, caseRecordId }: Shown['stored']) =>
  mayKnowPatient(caller) ? [caseID, caseRecordId] : [caseID];
