import { choicesOf } from '#app/ui/controls/choices.ts';
import { labels } from '#contracts/generated/labels.ts';
import { zGender } from '#contracts/generated/schemas/gender.ts';
import { BirthDay, Choose, FormPart, Line, PhoneLine, Radios, Search } from '../parts/fields.tsx';
import { useFormContext, useTyped } from '../parts/form-context.ts';

const GENDERS = zGender.options.map((value) => ({ value, label: value }));
const COUNTRIES = choicesOf(labels.Country);

/** Who the patient is. */
export function PatientStep() {
  const { setting, lists } = useFormContext();
  return (
    <>
      <FormPart title="Patient">
        <Line name="patient.lastName" label="Last name" required />
        <Line name="patient.firstName" label="First name" required />
        <Line name="patient.middleName" label="Middle name" />
        <Line name="patient.suffix" label="Suffix" hint="Such as Jr. or III" />
        <BirthDay name="patient.birthDate" label="Date of birth" required />
        <Radios name="patient.gender" label="Gender" choices={GENDERS} required />
        <Line
          name="patient.medicalRecordNumber"
          label="Medical record number"
          hint="Letters, digits and hyphens, as your facility writes it"
          required
        />
        <Search name="patient.race" label="Race" choices={lists.races} />
      </FormPart>
      {setting.country === 'Canada' && (
        <FormPart title="Health card">
          <Choose
            name="patient.healthCardProvince"
            label="Health card province"
            hint="Needed where the provincial plan pays"
            choices={lists.provinces}
          />
          <Line name="patient.healthCardNumber" label="Health card number" />
        </FormPart>
      )}
      {setting.operatorBills && <AddressPart />}
    </>
  );
}

/** Only where the operator bills the patient's payer. */
function AddressPart() {
  const { setting, lists } = useFormContext();
  const country = useTyped('patient.country') || setting.country;
  const isCanada = country === 'Canada';
  return (
    <FormPart title="Address">
      <Line name="patient.addressLine1" label="Address" required />
      <Line name="patient.addressLine2" label="Address, second line" />
      <Line name="patient.city" label="City" required />
      <Search
        name="patient.region"
        label={isCanada ? 'Province' : 'State'}
        choices={isCanada ? lists.provinces : lists.states}
        required
      />
      <Line name="patient.postalCode" label={isCanada ? 'Postal code' : 'ZIP code'} required />
      <Radios name="patient.country" label="Country" choices={COUNTRIES} />
      <PhoneLine name="patient.phone" label="Phone" required />
      <Line name="patient.email" label="Email" required />
    </FormPart>
  );
}
