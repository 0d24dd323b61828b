import type { SubmissionResult } from '@conform-to/react';
import { Link } from '@remix-run/react';
import { useEffect } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { Page } from '#app/ui/page.tsx';
import { PlanForm } from './plan-form.tsx';
import { enquiryPlan } from './plans/people-plans.ts';
import { forgetVisitorDraft } from './visitor-draft.ts';

interface EnquiryScreenProps {
  readonly isSent: boolean;
  readonly today: string;
  readonly idempotencyKey: string;
  readonly lastResult: SubmissionResult | undefined;
}

const DRAFT = 'enquiry';

/** Whoever is not sure yet asks first. */
export function EnquiryScreen({ isSent, ...form }: EnquiryScreenProps) {
  useEffect(() => {
    if (isSent) forgetVisitorDraft(DRAFT);
  }, [isSent]);
  if (isSent)
    return (
      <Page title="Thank you" summary="We will get in touch." width="text">
        <Button asChild>
          <Link to="/">Home</Link>
        </Button>
      </Page>
    );
  return (
    <Page
      title="Ask us"
      summary="Tell us who you are and what you are looking for. We need an email or a phone number to answer. Please do not name a patient."
      width="text"
    >
      <PlanForm id="enquiry" plan={enquiryPlan} submitLabel="Send the enquiry" draft={DRAFT} {...form} />
    </Page>
  );
}
