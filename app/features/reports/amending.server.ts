import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { typedDay } from '#app/core/calendar/typed-day.ts';
import { instantOfWall } from '#app/core/calendar/wall-text.ts';
import { reportPathOf } from '#app/core/cases/case-links.ts';
import { openedImages } from '#app/core/cases/opened-images.ts';
import { changesIn } from '#app/core/reports/amended.ts';
import { type AmendedSiteFault, siteFaultsAfter } from '#app/core/reports/amended-sites.ts';
import type { Api } from '#app/server/api.server.ts';
import { submitForm } from '#app/server/form.server.ts';
import { versionHeaders } from '#app/server/intents.server.ts';
import type { AmendmentInput, FinalReport, OpenAmendment } from '#contracts/generated/wire.ts';
import { AmendmentForm, type AmendmentTyped, amendmentSignature, saysSomething } from './report-forms.ts';

interface OfCase {
  readonly caseId: string;
}

/** Keeps an addendum or an amendment as far as it is written; the signed report stays valid. */
export const keepAmendment = (args: ActionFunctionArgs, api: Api, params: OfCase) =>
  submitForm(args, AmendmentForm, async (typed) => {
    const found = await api.getFinalReport({ params });
    if (!found.ok) return found;
    return api.amendCase({ params, headers: versionHeaders(typed), body: inputOf(typed, found.value.data) });
  });

/** What changed is worked out here from the signed text itself: a page is not believed what it says was there before. */
function inputOf(typed: AmendmentTyped, report: FinalReport): AmendmentInput {
  const { kind, reason, cause, text, timeZone } = typed;
  if (kind === 'Addendum') return { kind, reason, ...(text === undefined ? {} : { text }) };
  const told = typed.told.filter(saysSomething).flatMap(({ told: who, toldBy, channel, note, ...time }) => {
    const toldAt = instantOfWall(time.at ?? '', timeZone, time.whichHour);
    // The form has refused what is left out here.
    if (who === undefined || toldBy === undefined || channel === undefined || toldAt === null) return [];
    return [{ told: who, toldBy, channel, toldAt, note: note ?? null }];
  });
  const others = typed.others.map(({ specimenID, ...change }) => ({
    ...change,
    specimenID: specimenID ?? null,
  }));
  return {
    kind,
    reason,
    ...(cause === undefined ? {} : { cause }),
    changes: [...changesTyped(typed, report), ...others],
    told,
  };
}

const changesTyped = (typed: AmendmentTyped, report: FinalReport) =>
  changesIn(report, ({ field, specimenID }) => {
    switch (field) {
      case 'comment':
      case 'microscopic':
      case 'gross':
      case 'orderingPhysician':
        return typed[field] ?? '';
      case 'bodysite':
      case 'subsite':
      case 'laterality':
      case 'specimenType':
      case 'diagnosis': {
        const specimen = typed.specimens.find((one) => one.specimenID === specimenID);
        return specimen && (specimen[field] ?? '');
      }
      case 'birthDate': {
        const day = typed.patient?.birthDate;
        // What is no date is kept as it was typed, and is said to be none before the signature.
        return typed.patient && (typedDay(day ?? '') ?? day?.trim() ?? '');
      }
      case 'lastName':
      case 'firstName':
      case 'gender':
      case 'medicalRecordNumber':
      case 'healthCardNumber':
        return typed.patient && (typed.patient[field] ?? '').trim();
      default:
        return undefined;
    }
  });

/** Where the diagnosis of a changed specimen disagrees with its site or side. */
export async function readSiteFaults(
  api: Api,
  report: FinalReport,
  { changes }: Pick<OpenAmendment, 'changes'>,
): Promise<readonly AmendedSiteFault[]> {
  if (changes.length === 0) return [];
  const lists = await api.listReferenceData();
  // Without the list of places a side is judged all the same.
  return siteFaultsAfter(report, changes, lists.ok ? lists.value.data.bodySites : []);
}

/**
 * Signs what was kept. The version of the case that was on the page stands for the text that was: somebody who keeps
 * another one raises it, and the API then refuses.
 */
export async function signAmendment(args: ActionFunctionArgs, api: Api, params: OfCase) {
  const [text, report] = await Promise.all([
    api.getPrimaryDiagnosis({ params }),
    api.getFinalReport({ params }),
  ]);
  const open = text.ok ? text.value.data.openAmendment : null;
  const faults = open !== null && report.ok ? await readSiteFaults(api, report.value.data, open) : [];
  return submitForm(
    args,
    amendmentSignature(faults.length > 0),
    async ({
      readingSite,
      identityConfirmed,
      password,
      siteConfirmed: _said,
      numberConfirmed = false,
      ...typed
    }) => {
      const item = await api.getCase({ params });
      if (!item.ok) return item;
      if (!text.ok) return text;
      if (!report.ok) return report;
      // An amendment that is open no more was signed elsewhere meanwhile: the report says so.
      if (open === null) throw redirect(reportPathOf(params.caseId), 303);
      const meaning = open.kind === 'Addendum' ? ('addendum' as const) : ('amendment' as const);
      return api.amendCase({
        params,
        headers: versionHeaders(typed),
        body: {
          kind: open.kind,
          reason: open.reason,
          ...(open.cause === null ? {} : { cause: open.cause }),
          ...(open.text === null ? {} : { text: open.text }),
          changes: open.changes,
          ...(numberConfirmed ? { numberConfirmed } : {}),
          told: open.told,
          signature: { password, identityConfirmed, meaning, readingSite },
          imagesSeen: openedImages(item.value.data),
        },
      });
    },
    ['password'],
  );
}
