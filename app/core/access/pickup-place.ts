import type { ErrorCode } from '#contracts/generated/wire.ts';
import { screens } from './screens.ts';

interface Place {
  readonly to: string;
  readonly label: string;
}

const PLACES: Readonly<Partial<Record<ErrorCode, Place>>> = {
  PROVIDER_NOT_ACTIVE: { to: screens.providerOnboarding.path, label: 'Your onboarding' },
  LICENCE_REQUIRED: { to: `${screens.aboutMe.path}#licences`, label: 'Your licences' },
  SUBSPECIALTY_MISMATCH: { to: screens.aboutMe.path, label: 'Your profile' },
  EARLIER_SIGNER: { to: screens.completedCases.path, label: 'Completed Cases' },
  PICKUP_LIMIT: { to: screens.selectedCases.path, label: 'My Cases' },
  GLASS_SITE_REQUIRED: { to: `${screens.aboutMe.path}#reading-sites`, label: 'Your reading sites' },
  CYTOLOGY_SITE_REQUIRED: { to: `${screens.aboutMe.path}#reading-sites`, label: 'Your reading sites' },
};

/** Where a reader puts right what a pickup was refused for, or sees it; null where only waiting helps. */
export const pickupPlaceOf = (code: ErrorCode | null): Place | null =>
  code === null ? null : (PLACES[code] ?? null);
