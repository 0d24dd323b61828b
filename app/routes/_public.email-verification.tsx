import type { MetaFunction } from '@remix-run/node';
import { UnderConstruction } from '#app/features/layout/under-construction.tsx';

export const meta: MetaFunction = () => [{ title: 'Email verification · Pathology Cases' }];

export default function EmailVerification() {
  return <UnderConstruction title="Email verification" headingHidden={false} />;
}
