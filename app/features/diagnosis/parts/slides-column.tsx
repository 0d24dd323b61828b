import { Link } from '@remix-run/react';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { viewerPathOf } from '#app/core/cases/case-links.ts';
import { countText } from '#app/core/cases/labels.ts';
import { placeText } from '#app/core/diagnosis/place-text.ts';
import { subsectionDisplayIdOf, subsectionHeading } from '#app/core/slides/titles.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { Case } from '#contracts/generated/wire.ts';
import { slideState } from '../slide-state.ts';
import { BesideButton } from '../windows/beside-button.tsx';

type Specimen = Case['slides'][number];
type Subsection = Specimen['subsections'][number];
type Image = Subsection['images'][number];

interface SlidesColumnProps {
  readonly item: Pick<Case, 'id' | 'version' | 'slides' | 'imagesOpened' | 'imagesTotal' | 'newImages'>;
}

/** The specimens with their slides, and which of these the reader has opened. */
export function SlidesColumn({ item }: SlidesColumnProps) {
  const { imagesOpened, imagesTotal, newImages } = item;
  return (
    <section id="slides" aria-labelledby="slides-title" className="flex min-w-0 scroll-mt-28 flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="slides-title" className="text-lg font-semibold">
          Slides
        </h2>
        <span className="text-sm text-muted tabular-nums">
          {imagesOpened} of {imagesTotal} opened
        </span>
        {newImages > 0 && <Badge tone="warning">{countText(newImages, 'new slide')}</Badge>}
        <span className="ml-auto flex flex-wrap gap-2">
          <BesideButton />
          <Button asChild size="sm">
            <Link {...viewerLinkOf(item)} aria-keyshortcuts="F2">
              Open viewer
            </Link>
          </Button>
        </span>
      </div>
      {item.slides.map((specimen) => (
        <SpecimenSlides key={specimen.specimenID} specimen={specimen} item={item} />
      ))}
    </section>
  );
}

const viewerLinkOf = ({ id, version }: SlidesColumnProps['item'], imageId?: string) => ({
  to: viewerPathOf(id, imageId),
  state: slideState({ id, version }),
});

type SpecimenSlidesProps = SlidesColumnProps & { readonly specimen: Specimen };

function SpecimenSlides({ specimen, item }: SpecimenSlidesProps) {
  return (
    <section className="rounded-lg border border-border bg-raised p-3">
      <h3 className="font-semibold">Specimen {specimen.specimenID}</h3>
      <p className="text-sm text-muted">{placeText(specimen)}</p>
      {specimen.facilitySpecimenID !== null && (
        <p className="text-sm text-muted">At the facility: {specimen.facilitySpecimenID}</p>
      )}
      <ul className="mt-2 flex flex-col gap-2">
        {specimen.subsections.map((subsection, at) => (
          <li key={subsection.id}>
            <SubsectionHead subsection={subsection} specimenID={specimen.specimenID} at={at} />
            <ul>
              {subsection.images.map((image) => (
                <ImageLine key={image.imageId} image={image} item={item} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SubsectionHeadProps {
  readonly subsection: Subsection;
  readonly specimenID: string;
  readonly at: number;
}

function SubsectionHead({ subsection, specimenID, at }: SubsectionHeadProps) {
  const { images, isRequested, requireRescan, requireRescanReason } = subsection;
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm">
      <span className="font-medium">
        {subsectionHeading(subsection, subsectionDisplayIdOf(subsection, specimenID, at))}
      </span>
      {images.length === 0 && (
        <Badge tone="info">{isRequested ? 'Ordered, not here yet' : 'Not scanned yet'}</Badge>
      )}
      {requireRescan && <Badge tone="warning">Rescan asked for: {requireRescanReason}</Badge>}
    </div>
  );
}

function ImageLine({ image, item }: SlidesColumnProps & { readonly image: Image }) {
  const Icon = image.opened ? CircleCheck : CircleDashed;
  return (
    <li className="flex min-h-8 items-center gap-2 [overflow-wrap:anywhere] coarse:min-h-11">
      <Icon aria-hidden className={`size-4 shrink-0 ${image.opened ? 'text-success' : 'text-muted'}`} />
      <VisuallyHidden>{image.opened ? 'Opened' : 'Not opened'}</VisuallyHidden>
      <TextLink asChild className="min-w-0 break-words">
        <Link {...viewerLinkOf(item, image.imageId)}>{image.fileName}</Link>
      </TextLink>
      {image.isNew && <Badge tone="warning">NEW</Badge>}
      {image.notShown !== null && <span className="text-sm text-warning">{image.notShown}</span>}
    </li>
  );
}
