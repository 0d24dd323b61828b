import { RegistrationRecord } from '#mock-server/store/records/business.ts';
import { FORMS_BEGUN } from '../registration-forms.ts';
import type { MatrixWorld } from './matrix-world.ts';
import type { Scene } from './scene.ts';

export type Params = Readonly<Record<string, string>>;

/** Makes the registration one of another kind, and answers how it is named in the address. */
export function turnRegistration({ world }: MatrixWorld, scene: Scene, kind: string): Params {
  const { registrationId, documentId } = scene;
  world().registrations.change(registrationId, (record) =>
    RegistrationRecord.parse({ ...record, kind, form: FORMS_BEGUN[kind] }),
  );
  return { kind, registrationId, documentId };
}
