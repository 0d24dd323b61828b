import type { RegistrationDocumentZodType } from '#contracts/generated/schemas/registration-document.ts';
import { type FieldCheck, when } from '../forms/field-errors.ts';
import { isFreshProof } from './dates-of-forms.ts';
import type { FacilityForm } from './facility-fields.ts';
import { hasLaboratory } from './facility-missing.ts';
import type { ProviderForm } from './provider-fields.ts';

export type GivenDocument = Pick<RegistrationDocumentZodType, 'kind' | 'region' | 'issuedOn'>;

const hasKind = (documents: readonly GivenDocument[], kind: GivenDocument['kind']): boolean =>
  documents.some((document) => document.kind === kind);

/** All at once: a path tells one sentence, and nobody is to be sent back for each licence. */
function unprovenText(regions: readonly string[]): string | null {
  if (regions.length === 0) return null;
  if (regions.length === 1) return `A file of the ${regions.join()} licence is required`;
  return `A file of each of these licences is required: ${regions.join(', ')}`;
}

/** The files that a provider's registration lacks, by kind of document. */
export function providerDocumentChecks(
  { licences }: ProviderForm,
  documents: readonly GivenDocument[],
  today: string,
): readonly FieldCheck[] {
  const proofs = documents.filter(({ kind }) => kind === 'proof_of_address');
  const unproven = licences.filter(
    ({ region }) => !documents.some((given) => given.kind === 'licence' && given.region === region),
  );
  return [
    ['cv', when(!hasKind(documents, 'cv'), 'CV is required')],
    [
      'proof_of_address',
      when(!proofs.some(({ issuedOn }) => isFreshProof(issuedOn, today)), 'Proof of address is required'),
    ],
    ['licence', unprovenText(unproven.map(({ region }) => region))],
    ['malpractice', when(!hasKind(documents, 'malpractice'), 'A file of the malpractice cover is required')],
  ];
}

/** A laboratory in the US shows its certificate. */
export const facilityDocumentChecks = (
  form: FacilityForm,
  documents: readonly GivenDocument[],
): readonly FieldCheck[] => [
  [
    'clia_certificate',
    when(
      form.address?.country === 'US' && hasLaboratory(form) && !hasKind(documents, 'clia_certificate'),
      'A file of the CLIA certificate is required',
    ),
  ],
];
