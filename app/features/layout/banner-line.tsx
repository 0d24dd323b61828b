import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fieldsOf, parseJson } from '#app/core/objects.ts';
import type { NoticesAnswer } from '#app/core/resources/notices-answer.ts';
import { createMarks, MARKS } from '#app/session/session-clock.ts';
import { classNames } from '#app/ui/class-names.ts';
import { useReadInBrowser } from '#app/ui/use-enhanced.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { BannerLevelZodType } from '#contracts/generated/schemas/banner-level.ts';
import type { BannerHeard } from './notices/use-notices.ts';

/** Null for none; 'unknown' where the server could not say it in time. */
export type BannerRead = NoticesAnswer['banner'];
type BannerShown = Exclude<NonNullable<BannerRead>, 'unknown'>;

const SIGNS = { info: Info, warning: TriangleAlert, critical: CircleAlert } as const;

const LOOKS: Readonly<Record<BannerLevelZodType, string>> = {
  info: 'bg-info-soft text-info',
  warning: 'bg-warning-soft text-warning',
  critical: 'bg-danger-soft text-danger',
};

const isLevel = (value: unknown): value is BannerLevelZodType =>
  typeof value === 'string' && Object.hasOwn(LOOKS, value);

/**
 * The message of this page: it survives a reload, even one at which the server does not say it, until it is cleared. What
 * came with the page (`loaded`) gives way to what the page has heard since, and the other way round.
 */
export function useBanner(loaded: BannerRead, heard: BannerHeard | null): BannerShown | null {
  const kept = useReadInBrowser(keptBanner);
  const [told, setTold] = useState({ loaded, heard, read: loaded });
  if (told.loaded !== loaded || told.heard !== heard) {
    const since = told.heard === heard ? loaded : (heard?.banner ?? null);
    setTold({ loaded, heard, read: since === 'unknown' ? told.read : since });
  }
  const { read } = told;
  useEffect(() => {
    const marks = createMarks(() => window.localStorage);
    if (read === 'unknown') {
      if (keptBanner() === null) marks.remove(MARKS.banner);
    } else if (read === null) marks.remove(MARKS.banner);
    else marks.write(MARKS.banner, JSON.stringify(read));
  }, [read]);
  return read === 'unknown' ? kept : read;
}

const keptBanner = (): BannerShown | null =>
  parseKept(createMarks(() => window.localStorage).text(MARKS.banner));

function parseKept(text: string | null): BannerShown | null {
  const { text: said, level } = fieldsOf(parseJson(text ?? ''));
  return typeof said === 'string' && isLevel(level) ? { text: said, level } : null;
}

/** Specification 2.2: stands under the header of every page. */
export function BannerLine({ banner }: { readonly banner: BannerShown }) {
  const Sign = SIGNS[banner.level];
  return (
    <p
      role="status"
      className={classNames('px-4 py-2 text-center text-sm font-medium sm:px-6', LOOKS[banner.level])}
    >
      <Sign aria-hidden className="mr-1.5 inline size-4 align-text-bottom" />
      <strong>{labels.BannerLevel[banner.level]}: </strong>
      {banner.text}
    </p>
  );
}
