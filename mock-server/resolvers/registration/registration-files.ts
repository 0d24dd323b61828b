import { when } from '#app/core/forms/field-errors.ts';
import { plainText } from '#app/core/forms/plain-text.ts';
import { isRegion } from '#app/core/forms/postal-address.ts';
import { isFreshProof } from '#app/core/registration/dates-of-forms.ts';
import type { RegistrationDocumentZodType } from '#contracts/generated/schemas/registration-document.ts';
import { documentAnswer, requireDocumentFile } from '../../documents/kept-documents.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { dayOf, requireFields } from '../../http/forms-of-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import { etagOf, requireVersion } from '../../rules/versions.ts';
import { newId } from '../../store/ids.ts';
import type { RegistrationDocumentRecord } from '../../store/records/business.ts';
import { isOpen, requireRegistration } from './registration-access.ts';

const MOST_FILES = 200;

function documentOf({
  registrationId: _id,
  ...document
}: RegistrationDocumentRecord): RegistrationDocumentZodType {
  return { ...document, etag: etagOf(document) };
}

export const listRegistrationDocuments: Resolver<'listRegistrationDocuments'> = {
  resolve: (call) => {
    const documents = call.world.registrationDocuments.by('registration', requireRegistration(call).id);
    return { data: { items: documents.toReversed().map(documentOf) } };
  },
};

/** A document in itself: a licence says where it is valid, a proof of address is from the last 90 days. */
function requireFacts({ input: { query }, now }: Call<'uploadRegistrationDocument'>): void {
  const { documentKind, region, issuedOn = null } = query;
  const isUnplaced = documentKind === 'licence' && !isRegion(region ?? '');
  const isOld = documentKind === 'proof_of_address' && !isFreshProof(issuedOn, dayOf(now));
  requireFields([
    ['region', when(isUnplaced, 'State or province is required')],
    ['issuedOn', when(isOld, 'Proof of address must be from the last 90 days')],
  ]);
}

export const uploadRegistrationDocument: Resolver<'uploadRegistrationDocument'> = {
  resolve: (call) =>
    call.world.lock(
      `registration ${call.input.params.registrationId}`,
      async (): Promise<Answer<'uploadRegistrationDocument'>> => {
        const { world, caller, now } = call;
        const { body, query } = call.input;
        const registration = requireRegistration(call);
        const isInReview = registration.status === 'UnderReview' && caller.viewer.role === 'Admin';
        if (!isOpen(registration) && !isInReview) throw refuse('REGISTRATION_STATE');
        const given = { name: plainText(query.name), mediaType: call.mediaType };
        const { name, contentType, bytes } = requireDocumentFile(given, new Uint8Array(body));
        requireFacts(call);
        const kept = world.registrationDocuments.by('registration', registration.id).length;
        requireFields([['name', when(kept >= MOST_FILES, 'A registration can have 200 files')]]);
        const id = newId('doc');
        await world.bytes.put(id, bytes);
        const document = world.registrationDocuments.insert({
          id,
          version: 1,
          registrationId: registration.id,
          kind: query.documentKind,
          region: query.region ?? null,
          issuedOn: query.issuedOn ?? null,
          file: { name, contentType, bytes: bytes.byteLength, uploadedAt: new Date(now).toISOString() },
          uploadedBy: personRef(caller.user),
        });
        return { etag: etagOf(document), data: documentOf(document) };
      },
    ),
};

function requireDocument(
  call: Call<'deleteRegistrationDocument'> | Call<'getRegistrationDocument'>,
): RegistrationDocumentRecord {
  const registration = requireRegistration(call);
  const document = call.world.registrationDocuments.find(call.input.params.documentId);
  if (document === null || document.registrationId !== registration.id) throw refuse('NOT_FOUND');
  return document;
}

export const getRegistrationDocument: Resolver<'getRegistrationDocument'> = {
  see: (call) => void requireDocument(call),
  resolve: (call) => {
    const { id, file } = requireDocument(call);
    return documentAnswer(call.world, { id, name: file.name }, call.input.query.inline ?? false);
  },
};

export const deleteRegistrationDocument: Resolver<'deleteRegistrationDocument'> = {
  see: (call) => void requireDocument(call),
  resolve: (call) =>
    call.world.lock(
      `registration ${call.input.params.registrationId}`,
      async (): Promise<Answer<'deleteRegistrationDocument'>> => {
        const document = requireDocument(call);
        if (!isOpen(requireRegistration(call))) throw refuse('REGISTRATION_STATE');
        requireVersion(call.input.headers['If-Match'], document);
        // The record first: bytes that nothing names harm nobody, a record without its bytes does.
        call.world.registrationDocuments.remove(document.id);
        await call.world.bytes.remove(document.id);
        return { data: { done: true } };
      },
    ),
};
