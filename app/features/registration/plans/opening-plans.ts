import type { FacilityFormInputZodType } from '#contracts/generated/schemas/facility-form-input.ts';
import { zFacilityFormInput } from '#contracts/generated/schemas/facility-form-input.ts';
import {
  type ProviderFormInputZodType,
  zProviderFormInput,
} from '#contracts/generated/schemas/provider-form-input.ts';
import type { Plan } from '../plan.ts';
import { personNames, reach } from './common-questions.ts';

/** The least with which an admin opens a provider's registration; the person completes it. */
export const openProviderPlan: Plan<ProviderFormInputZodType> = {
  steps: [{ key: 'person', title: 'The person', questions: [...personNames(false), ...reach()] }],
  parts: [],
  schema: zProviderFormInput,
  checks: () => [],
};

export const openFacilityPlan: Plan<FacilityFormInputZodType> = {
  steps: [
    {
      key: 'facility',
      title: 'The facility',
      questions: [
        { kind: 'text', name: 'legalName', label: 'Facility name', required: true },
        { kind: 'text', name: 'primaryContact.name', label: 'Primary contact', required: true },
        { kind: 'text', name: 'primaryContact.title', label: 'Title' },
        ...reach('primaryContact.'),
      ],
    },
  ],
  parts: [],
  schema: zFacilityFormInput,
  checks: () => [],
};
