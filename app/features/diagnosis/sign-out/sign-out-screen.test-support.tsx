import { aWholeCase, someClinicalInfo } from '#app/core/cases/whole-case.test-support.ts';
import { diagnosisOf } from '#app/core/diagnosis/diagnosis.test-support.ts';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import type { SignOutCheck } from '#contracts/generated/wire.ts';
import { SignOutScreen, type SignOutScreenProps } from './sign-out-screen.tsx';

export const item = aWholeCase({
  provider: { userId: 'usr_1', displayName: 'Dr. Me' },
  reportState: 'Draft',
  imagesOpened: 1,
  allowedActions: ['signOut'],
  slides: [],
});

const site = { code: 'HOME-OH-1', name: 'Reading site', place: null, clia: null };

export const screen = (checklist: readonly SignOutCheck[], about: Partial<SignOutScreenProps> = {}) => (
  <SignOutScreen
    item={item}
    clinical={someClinicalInfo()}
    diagnosis={diagnosisOf({ version: 7, checklist: [...checklist] })}
    sites={[site]}
    usualSite={site.code}
    signerId="usr_1"
    signerName="Dr. Me, MD"
    isOnTrial={false}
    idempotencyKey={'"key"'}
    loadedAt="2026-11-23T15:00:00Z"
    sendMarks={() => Promise.resolve({ refusals: [] })}
    posted={null}
    {...about}
  />
);
export const show = (...page: Parameters<typeof screen>) => mountPage(screen(...page));

export const gap = (rule: SignOutCheck['rule'], text: string): SignOutCheck => ({
  rule,
  passed: false,
  specimenID: null,
  text,
});
export const PAGE = '/pathologist/primary-diagnosis-case?case=cas_1';
