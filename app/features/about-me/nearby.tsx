import { Link } from '@remix-run/react';
import { type Role, roleOf } from '#app/core/access/roles.ts';
import { mayOpen, type ScreenKey, screens } from '#app/core/access/screens.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import type { Profile } from '#contracts/generated/wire.ts';

const NEARBY: readonly (readonly [ScreenKey, string])[] = [
  ['aboutMe', 'Licences, signature and times away'],
  ['facilityAccount', 'Facility account details'],
  ['myTeam', 'My team'],
  ['providerOnboarding', 'Onboarding'],
  ['resetPassword', 'Reset password'],
];

/** Whoever registers without the operator reads here how the registration stands. */
const REGISTERED: Readonly<Partial<Record<Role, readonly [ScreenKey, string]>>> = {
  Provider: ['providerRegistration', 'Registration'],
  MedicalFacility: ['facilityRegistration', 'Registration'],
};

interface NearbyProps {
  readonly profile: Profile;
  /** The page that stands there already. */
  readonly here: ScreenKey;
}

/** What else belongs to the account of this role. */
export function Nearby({ profile: { role, status }, here }: NearbyProps) {
  const known = roleOf(role);
  if (known === null) return null;
  const registered = REGISTERED[known];
  const links = [...NEARBY, ...(registered === undefined ? [] : [registered])].filter(
    ([key]) => key !== here && mayOpen(screens[key], { role: known, status }),
  );
  return (
    <nav aria-label="Account" className="flex flex-wrap gap-x-5 gap-y-1">
      {links.map(([key, label]) => (
        <TextLink key={key} asChild>
          <Link to={screens[key].path}>{label}</Link>
        </TextLink>
      ))}
    </nav>
  );
}
