import type { WalkRow } from './row.ts';

const LINE = '/billing-detail/{billingId}';
const AGES = 'data.ages[].bands[].count';

/** What screens 5 and Appendix E ask of overviews, and Appendix E of the history of a bill and of support. */
export const DESK_ROWS: readonly WalkRow[] = [
  ['/admin', 'series over time', 'shown', 'getAdminDashboard', 'data.series[].points[].count'],
  [
    '/admin',
    'what the series are of',
    'shown',
    'getAdminDashboard',
    'data.series[].of',
    ['sent', 'signed', 'reviews'],
  ],
  ['/admin', 'first day of the series', 'filter', 'getAdminDashboard', 'query.from'],
  ['/admin', 'last day of the series', 'filter', 'getAdminDashboard', 'query.to'],
  ['/admin', 'zone of the series', 'filter', 'getAdminDashboard', 'query.timeZone'],
  ['/admin', 'as of a past hour', 'filter', 'getAdminDashboard', 'query.asOf'],
  ['/admin', 'days or weeks', 'filter', 'getAdminDashboard', 'query.step', ['day', 'week']],
  ['/admin', 'ages per status', 'shown', 'getAdminDashboard', AGES],
  ['/admin', 'list of each figure', 'shown', 'getAdminDashboard', 'data.lists'],
  ['/Dashboard', 'list of each figure', 'shown', 'getDashboard', 'data.lists'],
  ['/pathologist', 'list of each figure', 'shown', 'getDashboard', 'data.lists'],
  ['/about-me', 'licences that end', 'shown', 'listLicences', 'data.items[].licence.expiresOn'],
  ['/users', 'licences that end', 'filter', 'listLicences', 'query.expiresTo'],

  ['/admin', 'counts per status', 'shown', 'getAdminDashboard', 'data.caseCounts[].status'],
  ['/admin', 'overdue', 'shown', 'getAdminDashboard', 'data.caseCounts[].overdue'],
  [
    '/admin',
    'median TAT by facility',
    'shown',
    'getAdminDashboard',
    'data.byFacility[].turnaround.medianHours',
  ],
  [
    '/admin',
    '90th percentile by subspecialty',
    'shown',
    'getAdminDashboard',
    'data.bySubspecialty[].turnaround.p90Hours',
  ],
  ['/admin', 'open orders by age', 'shown', 'getAdminDashboard', 'data.openOrders.overFiveDays'],
  ['/admin', 'mismatch rate', 'shown', 'getAdminDashboard', 'data.rates.mismatchPercent'],
  ['/admin', 'amendment rate', 'shown', 'getAdminDashboard', 'data.rates.amendmentPercent'],
  ['/admin', 'licences about to end', 'shown', 'getAdminDashboard', 'data.licencesEnding[].expiresOn'],
  ['/admin', 'provider load', 'shown', 'getAdminDashboard', 'data.providerLoad[].openCases'],

  [LINE, 'who changed it', 'shown', 'listBillingHistory', 'data.items[].by.displayName'],
  [LINE, 'when', 'shown', 'listBillingHistory', 'data.items[].at'],
  [LINE, 'from what', 'shown', 'listBillingHistory', 'data.items[].fields[].from'],
  [LINE, 'to what', 'shown', 'listBillingHistory', 'data.items[].fields[].to'],
  ['/edit-billing/{billingId}', 'history', 'shown', 'listBillingHistory', 'data.items[].fields[].field'],

  ['/support', 'audit search: who', 'filter', 'searchCaseEvents', 'query.userId'],
  ['/support', 'audit search: what', 'filter', 'searchCaseEvents', 'query.kind'],
  ['/support', 'audit search: case', 'filter', 'searchCaseEvents', 'query.caseId'],
  ['/support', 'audit search: from', 'filter', 'searchCaseEvents', 'query.from'],
  ['/support', 'audit search: to', 'filter', 'searchCaseEvents', 'query.to'],
  ['/support', 'audit search: the line', 'shown', 'searchCaseEvents', 'data.items[].event.kind'],
  ['/support', 'failed jobs', 'shown', 'listFailedJobs', 'data.items[].error'],
  ['/support', 'try a job again', 'action', 'retryFailedJob', 'data.job.isRunning'],
  ['/support', 'mails', 'shown', 'listMails', 'data.items[].to'],
  ['/support', 'send a mail again', 'action', 'resendMail', 'data.resentFrom'],
  ['/support', 'look-up by any number', 'action', 'lookUpNumber', 'body.number'],
  ['/support', 'what bears the number', 'shown', 'lookUpNumber', 'data.items[].kind'],
];
