import { ChevronDown, Columns2, ImageOff, PanelLeftClose } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { Tooltip } from '#app/ui/feedback/tooltip.tsx';

export interface MenuImage {
  /** Running index across all specimens. */
  readonly index: number;
  readonly title: string;
  /** The short name that stands below its picture; the whole one comes with focus and pointer. */
  readonly caption: string;
  /** What is to be known of it before it is opened, as 'Wrong slide'; null where nothing is. */
  readonly tag: string | null;
  /** The link of the slide is not known yet, so that it may have a picture or none. */
  readonly isAwaited: boolean;
  /** Null until its link is known, or when the slide has no picture. */
  readonly thumbnailUrl: string | null;
}

export interface MenuSubsection {
  readonly key: string;
  readonly title: string;
  /** A reader ordered it. */
  readonly isOrdered: boolean;
  /** Images came after the page had read the case, so there is nothing to open them with yet. */
  readonly hasNewImages: boolean;
  readonly images: readonly MenuImage[];
}

export interface MenuSpecimen {
  readonly key: string;
  readonly title: string;
  readonly subsections: readonly MenuSubsection[];
}

interface SideMenuProps {
  /** The case type's display name. */
  readonly title: string;
  readonly specimens: readonly MenuSpecimen[];
  readonly selected: number | null;
  /** The second pane's image; null without one. */
  readonly beside: number | null;
  readonly onSelect: (index: number) => void;
  readonly onOpenBeside: (index: number) => void;
  readonly onClose: () => void;
}

/** Specimens, their slides and images; 270 px wide (specification 2.8). */
export function SideMenu({ title, specimens, onClose, ...choice }: SideMenuProps) {
  return (
    <aside
      aria-label="Slides of the case"
      className="flex w-[270px] shrink-0 flex-col border-r border-border bg-raised max-desktop:absolute max-desktop:inset-y-0 max-desktop:left-0 max-desktop:z-20 max-desktop:shadow-lg"
    >
      <div className="flex h-12 shrink-0 items-center justify-between border-b border-border pr-1 pl-4">
        <h2 className="truncate font-semibold">{title}</h2>
        <IconButton label="Close" size="sm" onClick={onClose}>
          <PanelLeftClose aria-hidden />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {specimens.map((specimen) => (
          <details key={specimen.key} open className="group border-b border-border">
            <summary className="flex cursor-pointer list-none items-center gap-2 px-4 py-2.5 font-medium hover:bg-hover">
              <ChevronDown
                aria-hidden
                className="size-4 shrink-0 -rotate-90 text-muted transition-transform group-open:rotate-0 motion-reduce:transition-none"
              />
              {specimen.title}
            </summary>
            {specimen.subsections.length === 0 && (
              <p className="px-4 pb-3 text-sm text-muted">No slides yet</p>
            )}
            {specimen.subsections.map((subsection) => (
              <Subsection key={subsection.key} subsection={subsection} {...choice} />
            ))}
          </details>
        ))}
      </div>
    </aside>
  );
}

type Choice = Pick<SideMenuProps, 'selected' | 'beside' | 'onSelect' | 'onOpenBeside'>;

type SubsectionProps = Choice & { readonly subsection: MenuSubsection };

function Subsection({ subsection, selected, beside, onSelect, onOpenBeside }: SubsectionProps) {
  return (
    <section className="px-4 pb-3">
      <h3 className="mb-1.5 text-sm text-muted">{subsection.title}</h3>
      {subsection.images.length === 0 && !subsection.hasNewImages && (
        <p className="text-sm text-muted">
          {subsection.isOrdered ? 'Ordered, not here yet' : 'No images yet'}
        </p>
      )}
      {subsection.hasNewImages && (
        <p className="mb-1.5 text-sm font-medium">New images. Reload the page to open them.</p>
      )}
      <ul className="grid grid-cols-2 gap-2">
        {subsection.images.map((image) => (
          <li key={image.index} className="relative">
            <Thumbnail {...image} isSelected={image.index === selected} onSelect={onSelect} />
            <OpenBeside
              index={image.index}
              title={image.title}
              isBeside={image.index === beside}
              onOpenBeside={onOpenBeside}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ThumbnailProps extends MenuImage {
  readonly isSelected: boolean;
  readonly onSelect: (index: number) => void;
}

/** A picture is rendered anew when it differs: two of them when another slide opens, one when its link comes. */
const Thumbnail = memo(function Thumbnail({ isSelected, onSelect, ...image }: ThumbnailProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isSelected) return;
    // With the next frame, which lays the page out anyway.
    const frame = requestAnimationFrame(() => button.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [isSelected]);
  return (
    <Tooltip text={image.title}>
      <button
        ref={button}
        type="button"
        aria-label={[image.caption, image.tag, image.title].filter(Boolean).join(', ')}
        aria-current={isSelected ? 'true' : undefined}
        onClick={() => onSelect(image.index)}
        className="flex w-full flex-col overflow-hidden rounded-md border border-border bg-white text-left hover:border-control aria-[current=true]:border-accent aria-[current=true]:ring-2 aria-[current=true]:ring-accent"
      >
        <span className="grid h-20 w-full place-items-center bg-white">
          {image.thumbnailUrl === null ? (
            !image.isAwaited && <ImageOff aria-hidden className="size-5 text-black/30" />
          ) : (
            <img
              src={image.thumbnailUrl}
              alt=""
              loading="lazy"
              crossOrigin="anonymous"
              referrerPolicy="no-referrer"
              className="max-h-20 max-w-full object-contain"
            />
          )}
        </span>
        <span className="w-full truncate border-t border-border bg-raised px-1.5 py-1 text-xs text-text">
          {image.caption}
        </span>
        {image.tag !== null && (
          <span className="w-full border-t border-border bg-warning-soft px-1.5 py-1 text-xs font-medium text-text">
            {image.tag}
          </span>
        )}
      </button>
    </Tooltip>
  );
});

interface OpenBesideProps extends Pick<MenuImage, 'index' | 'title'> {
  readonly isBeside: boolean;
  readonly onOpenBeside: (index: number) => void;
}

/** Two different slides side by side; in the tab order after its thumbnail. */
const OpenBeside = memo(function OpenBeside({ index, title, isBeside, onOpenBeside }: OpenBesideProps) {
  return (
    <IconButton
      label={`Open in second pane: ${title}`}
      size="sm"
      aria-pressed={isBeside}
      onClick={() => onOpenBeside(index)}
      className="absolute top-1 right-1 size-7 border-border bg-raised shadow-sm"
    >
      <Columns2 aria-hidden className="!size-4" />
    </IconButton>
  );
});
