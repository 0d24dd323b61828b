import { Link } from '@remix-run/react';
import { Printer } from 'lucide-react';
import { inParcel } from '#app/core/case-form/slide-rules.ts';
import { reviewCasePathOf } from '#app/core/cases/case-links.ts';
import { countText } from '#app/core/cases/labels.ts';
import { dataMatrix } from '#app/core/labels/data-matrix.ts';
import { labelTexts } from '#app/core/labels/label-check.ts';
import { dayText } from '#app/core/text/dates.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { Page } from '#app/ui/page.tsx';
import { SquareCode } from '#app/ui/square-code.tsx';
import type { CaseForm } from '#contracts/generated/wire.ts';

interface PackingListProps {
  readonly form: CaseForm;
  readonly facilityName: string;
  readonly names: Readonly<Record<string, string>>;
}

/** What goes into the parcel, to be ticked when it is packed and when it is unpacked, and a label for each slide. */
export function PackingList({ form, facilityName, names }: PackingListProps) {
  const { patient, clinical, delivery, specimens } = form;
  const rows = rowsOf(specimens);
  const number = form.caseID ?? 'not sent out yet';
  return (
    <Page title="Packing list" namesThing width="text">
      <div data-print="alone" className="flex flex-col gap-5">
        {/* The title of the page stays on the screen. */}
        <p className="hidden text-lg font-semibold print:block">Packing list</p>
        <p className="flex flex-wrap items-center gap-4 print:hidden">
          <Button variant="primary" onClick={() => window.print()}>
            <Printer aria-hidden />
            Print
          </Button>
          <TextLink asChild>
            <Link to={reviewCasePathOf(form.id)}>Back to the case</Link>
          </TextLink>
        </p>
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div>
            <p className="text-lg font-semibold">
              {patient.lastName}, {patient.firstName}
            </p>
            <p>
              Born {dayText(patient.birthDate)} · Accession {clinical.caseRecordId ?? 'not recorded'} · Case{' '}
              {number}
            </p>
            <p>
              {facilityName} · {delivery.carrier ?? 'no carrier'} {delivery.trackingNumber ?? ''} ·{' '}
              {countText(delivery.slidesSent ?? 0, 'slide')}, {countText(delivery.blocksSent ?? 0, 'block')}
            </p>
          </div>
          {form.caseID === null ? (
            <p className="text-sm text-muted">
              The code of the case is printed here once the case is sent out. Print this list after that.
            </p>
          ) : (
            <CaseCode caseID={form.caseID} />
          )}
        </div>
        <SlidesTable rows={rows} names={names} />
        <SlideLabels rows={rows} names={names} accession={clinical.caseRecordId} />
      </div>
    </Page>
  );
}

const rowsOf = (specimens: CaseForm['specimens']) =>
  specimens.flatMap(({ specimenID, facilitySpecimenID, subsections }) =>
    inParcel(subsections).map((slides) => ({ specimenID, facilitySpecimenID, ...slides })),
  );

interface RowsProps {
  readonly rows: ReturnType<typeof rowsOf>;
  readonly names: PackingListProps['names'];
}

function SlidesTable({ rows, names }: RowsProps) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">Slides in the parcel</caption>
        <thead>
          <tr>
            {['Specimen', 'Block', 'Slide', 'Label', 'Type and stain', 'Count', 'Packed', 'Received'].map(
              (head) => (
                <th key={head} scope="col" className="border border-border px-2 py-1">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(
            ({
              id,
              specimenID,
              facilitySpecimenID,
              block,
              displayId,
              facilityId,
              slideType,
              stain,
              slideCount,
            }) => (
              <tr key={id}>
                {[
                  `${specimenID} ${facilitySpecimenID ?? ''}`,
                  block,
                  displayId,
                  facilityId,
                  [slideType === null ? '' : (names[slideType] ?? slideType), stain]
                    .filter(Boolean)
                    .join(' '),
                  slideCount,
                  '☐',
                  '☐',
                ].map((cell, at) => (
                  <td key={`${id} ${String(at)}`} className="border border-border px-2 py-1">
                    {cell}
                  </td>
                ))}
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

/** One for each slide, to be cut out; what a scanner reads of it is the line in bold type. */
function SlideLabels({ rows, names, accession }: RowsProps & { readonly accession: string | null }) {
  return (
    <section aria-label="Labels" className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold">Labels</h2>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {rows.flatMap(({ id, displayId, block, specimenID, slideType, facilityId, slideCount }) =>
          labelTexts({ facilityId, displayId, slideCount: slideCount ?? 1 }, accession ?? '').map((text) => (
            <li
              key={`${id} ${text}`}
              className="flex break-inside-avoid items-center gap-3 rounded-sm border border-control bg-white p-2 text-sm text-black"
            >
              <LabelCode text={text} />
              <div className="min-w-0">
                <p className="font-semibold break-words tabular-nums">{text}</p>
                <p>{[accession, specimenID, block, displayId].filter(Boolean).join(' · ')}</p>
                <p>{slideType === null ? '' : (names[slideType] ?? slideType)}</p>
              </div>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

/** The number by which the one who opens the parcel finds the case. A draft has none yet. */
function CaseCode({ caseID }: { readonly caseID: string }) {
  return (
    <figure className="flex flex-col items-center gap-1 bg-white p-2 text-sm text-black">
      <LabelCode text={caseID} />
      <figcaption className="font-semibold tabular-nums">{caseID}</figcaption>
    </figure>
  );
}

/** A text with a letter that no code has is printed as it is, and typed instead of scanned. */
function LabelCode({ text }: { readonly text: string }) {
  const rows = dataMatrix(text);
  return rows === null ? null : <SquareCode rows={rows} className="size-16 shrink-0" />;
}
