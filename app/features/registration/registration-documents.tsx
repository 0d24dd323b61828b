import type { SubmissionResult } from '@conform-to/react';
import { DOCUMENT_ENDINGS, DOCUMENT_HINT, fileProblem } from '#app/core/forms/document-file.ts';
import { facilityDocumentChecks, providerDocumentChecks } from '#app/core/registration/documents.ts';
import { dayText } from '#app/core/text/dates.ts';
import { choicesOf } from '#app/ui/controls/choices.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { ActionForm } from '#app/ui/detail/action-form.tsx';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import { byteText } from '#app/ui/forms/byte-text.ts';
import { SelectField } from '#app/ui/forms/choice-fields.tsx';
import { ComboboxField } from '#app/ui/forms/combobox-field.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { FileSlot } from '#app/ui/forms/file-slot.tsx';
import { TextField } from '#app/ui/forms/text-fields.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { labels } from '#contracts/generated/labels.ts';
import { zFacilityForm } from '#contracts/generated/schemas/facility-form.ts';
import { zProviderForm } from '#contracts/generated/schemas/provider-form.ts';
import type { Registration, RegistrationDocument } from '#contracts/generated/wire.ts';
import { ALL_REGIONS } from './plans/common-questions.ts';
import { DocumentForm } from './registration-forms.ts';

interface DocumentsPartProps {
  readonly registration: Registration;
  readonly documents: readonly RegistrationDocument[];
  readonly today: string;
  readonly idempotencyKey: string;
  readonly mayChange: boolean;
  readonly mayRemove: boolean;
  /** The page says above what is missing, as it was handed in without it. */
  readonly isMissingTold: boolean;
  readonly refused: SubmissionResult | null;
}

const KINDS = choicesOf(labels.RegistrationDocumentKind);

/** What would hold a registration back if it were handed in now. */
function missingTexts(
  { kind, form }: Registration,
  documents: readonly RegistrationDocument[],
  today: string,
): readonly string[] {
  const provider = kind === 'providers' ? zProviderForm.safeParse(form).data : undefined;
  const facility = kind === 'facilities' ? zFacilityForm.safeParse(form).data : undefined;
  const checks = [
    ...(provider === undefined ? [] : providerDocumentChecks(provider, documents, today)),
    ...(facility === undefined ? [] : facilityDocumentChecks(facility, documents)),
  ];
  return checks.flatMap(([, text]) => text ?? []);
}

/** The files of a registration, each to be looked at, and the form that adds one. */
export function DocumentsPart(props: DocumentsPartProps) {
  const { registration, documents, today, isMissingTold, ...form } = props;
  const missing = form.mayRemove && !isMissingTold ? missingTexts(registration, documents, today) : [];
  return (
    <div className="flex flex-col gap-5">
      {missing.length > 0 && (
        <div>
          <p className="font-medium">Still missing</p>
          <ul className="list-disc pl-5">
            {missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      {documents.length === 0 && <p className="text-muted">No document has been added yet.</p>}
      <ul className="flex flex-col gap-2 empty:hidden">
        {documents.map((document) => (
          <li
            key={document.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-border bg-raised p-3"
          >
            <DocumentLine registration={registration} document={document} />
            {form.mayRemove && (
              <ActionForm
                intent="remove"
                label={
                  <>
                    Remove <VisuallyHidden>{document.file.name}</VisuallyHidden>
                  </>
                }
                look="quiet"
                etag={document.etag}
                idempotencyKey={form.idempotencyKey}
              >
                <input type="hidden" name="documentId" value={document.id} />
              </ActionForm>
            )}
          </li>
        ))}
      </ul>
      {form.mayChange && (
        // Empty again once its document is in the list.
        <AddDocument key={documents.length} registration={registration} {...form} />
      )}
    </div>
  );
}

function DocumentLine({
  registration: { id, kind },
  document,
}: {
  readonly registration: Registration;
  readonly document: RegistrationDocument;
}) {
  const { file, region, issuedOn } = document;
  const address = `/files/registration/${kind}/${id}/${document.id}`;
  const about = [region, issuedOn === null ? null : `dated ${dayText(issuedOn)}`, byteText(file.bytes)];
  return (
    <div className="min-w-0 flex-1">
      <p className="font-medium">{labels.RegistrationDocumentKind[document.kind]}</p>
      <p className="text-sm break-words text-muted">
        {file.name} · {about.filter((part) => part !== null).join(' · ')}
      </p>
      <p className="flex gap-4 text-sm">
        {file.contentType.startsWith('image/') || file.contentType === 'application/pdf' ? (
          <TextLink asChild>
            <a href={`${address}?inline`} target="_blank" rel="noreferrer">
              Preview <VisuallyHidden>{file.name} in a new tab</VisuallyHidden>
            </a>
          </TextLink>
        ) : null}
        <TextLink asChild>
          <a href={address} download>
            Download <VisuallyHidden>{file.name}</VisuallyHidden>
          </a>
        </TextLink>
      </p>
    </div>
  );
}

function AddDocument({
  registration,
  idempotencyKey,
  refused,
}: Pick<DocumentsPartProps, 'registration' | 'idempotencyKey' | 'refused'>) {
  const { form, fields } = useContractForm(DocumentForm, refused, { id: 'attach' });
  const chosen = fields.documentKind.value;
  return (
    <IntentForm
      form={form}
      intent="attach"
      submitLabel="Add the document"
      etag={registration.etag}
      idempotencyKey={idempotencyKey}
      encType="multipart/form-data"
    >
      <SelectField field={fields.documentKind} label="What the file proves" choices={KINDS} />
      {chosen === 'licence' && (
        <ComboboxField field={fields.region} label="State or province of the licence" choices={ALL_REGIONS} />
      )}
      {chosen !== 'licence' && (
        <TextField
          field={fields.issuedOn}
          label="Date on the document"
          hint="A proof of address needs one, from the last 90 days"
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      <FileSlot
        field={fields.file}
        label="File"
        hint={DOCUMENT_HINT}
        accept={DOCUMENT_ENDINGS}
        rule={fileProblem}
      />
    </IntentForm>
  );
}
