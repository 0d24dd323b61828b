import type { Call, Resolver } from '../../http/call.ts';
import { pageOfList } from '../../http/lists.ts';
import { PAGE_SIZE } from '../../http/paging.ts';
import { isNumbered, isPatient, keepSearch, requireCriteria } from '../../rules/cases/search-criteria.ts';
import { mayKnowPatient } from '../../rules/people/patients.ts';
import { listShownReports, REPORTS, type Shown } from './report-list.ts';

export const searchReports: Resolver<'searchReports'> = {
  resolve: (call) => {
    const { patient, number, page = 1, pageSize = PAGE_SIZE, ...filters } = call.input.body;
    const criteria = requireCriteria(call.input.body);
    const fits = ({ stored }: Shown): boolean =>
      (patient === undefined || (mayKnowPatient(call.caller) && isPatient(call.caller, stored, patient))) &&
      (number === undefined || isNumbered(numbersOf(call, stored), number));
    const query = { ...filters, page, pageSize };
    const asking: Call<'listReports'> = { ...call, input: { ...call.input, query, body: null } };
    const found = pageOfList({ ...REPORTS, of: (one) => listShownReports(one).filter(fits) }, asking);
    keepSearch(call, 'reports', criteria, found.total);
    return { data: found };
  },
};

/** The accession number names the patient to whoever knows the facility. */
const numbersOf = ({ caller }: Call<'searchReports'>, { caseID, caseRecordId }: Shown['stored']) =>
  mayKnowPatient(caller) ? [caseID, caseRecordId] : [caseID];
