import { Link } from '@remix-run/react';
import { ArrowRight } from 'lucide-react';
import { Button } from '#app/ui/controls/button.tsx';

const FACILITIES = [
  'Enter a case in one form, with its slides, or mail the glass.',
  'See at any time who has it, what it waits for and until when.',
  'Get the signed report as a document, and every amendment of it.',
];

const PATHOLOGISTS = [
  'Pick up the cases that fit your licences and subspecialties.',
  'Read whole slides in the browser, measure them and mark what you saw.',
  'Write the diagnosis beside the slides and sign it out.',
];

const ROAD = [
  ['Sent out', 'The facility sends the case with its slides and its questions.'],
  ['Checked', 'Labels, levels and scale of every slide are looked at before anybody reads it.'],
  ['Picked up', 'One pathologist takes it; from then on no other sees patient or case unless asked to.'],
  ['Read', 'More stains, a rescan or a second reader are asked for in the same place.'],
  ['Signed out', 'The report is signed and released to the facility.'],
] as const;

/** Specification 2.1: what this is, for whom, and how a case goes through it. */
export function HomeScreen() {
  return (
    <main id="main" tabIndex={-1} className="focus:outline-none">
      <section className="mx-auto grid w-full max-w-6xl items-center gap-10 px-4 py-12 sm:px-6 sm:py-20 desktop:grid-cols-[5fr_6fr] lg:px-8">
        <div className="flex flex-col items-start gap-6">
          <h1 className="text-3xl font-semibold tracking-tight text-balance">
            Read pathology cases where you are.
          </h1>
          <p className="text-lg text-muted">
            Facilities send out cases with their slides. Pathologists pick them up, read and measure in the
            browser, and sign out.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button asChild variant="primary" size="lg">
              <Link to="/login">Log in</Link>
            </Button>
            <Button asChild size="lg">
              <Link to="/register">Register</Link>
            </Button>
          </div>
        </div>
        <img
          src="/product.webp"
          width={1280}
          height={800}
          alt="The slide viewer: a stained section with a ruler on it, the list of slides at its side and the tools above"
          className="h-auto w-full rounded-lg border border-border shadow-md"
        />
      </section>
      <section className="border-y border-border bg-raised">
        <div className="mx-auto grid w-full max-w-6xl gap-10 px-4 py-12 sm:px-6 md:grid-cols-2 lg:px-8">
          <Offer
            title="For facilities"
            lines={FACILITIES}
            to="/register?type=facility"
            label="Register a facility"
            picture={{
              src: '/facility.webp',
              alt: 'The cases that a facility has sent out: when each is due, how it stands, who reads it and what it has waited for',
            }}
          />
          <Offer
            title="For pathologists"
            lines={PATHOLOGISTS}
            to="/register?type=provider"
            label="Register to read"
            picture={{
              src: '/pathologist.webp',
              alt: 'A case being read: what the facility told, its slides, and the diagnosis of each specimen beside them',
            }}
          />
        </div>
      </section>
      <section className="mx-auto w-full max-w-6xl px-4 py-12 sm:px-6 lg:px-8">
        <h2 className="mb-6 text-2xl font-semibold tracking-tight">How a case travels</h2>
        <ol className="grid gap-4 sm:grid-cols-2 desktop:grid-cols-5">
          {ROAD.map(([title, text], at) => (
            <li key={title} className="flex flex-col gap-1 border-t-2 border-accent pt-3">
              <span className="text-sm text-muted tabular-nums">{at + 1}</span>
              <span className="font-semibold">{title}</span>
              <span className="text-muted">{text}</span>
            </li>
          ))}
        </ol>
        <p className="mt-10 text-sm text-muted">The patients in the pictures are invented.</p>
        <p className="mt-4 text-muted">
          Not sure whether it fits?{' '}
          <Link to="/enquiry" className="inline-flex items-center gap-1">
            Ask us
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        </p>
      </section>
    </main>
  );
}

interface OfferProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly to: string;
  readonly label: string;
  readonly picture: { readonly src: string; readonly alt: string };
}

function Offer({ title, lines, to, label, picture }: OfferProps) {
  return (
    <div className="flex flex-col items-start gap-4">
      <h2 className="text-2xl font-semibold tracking-tight">{title}</h2>
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button asChild>
        <Link to={to}>{label}</Link>
      </Button>
      <img
        {...picture}
        width={1440}
        height={900}
        loading="lazy"
        className="mt-auto h-auto w-full rounded-lg border border-border shadow-md"
      />
    </div>
  );
}
