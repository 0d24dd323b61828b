import type { StainRequest, TaskShipment } from '#contracts/generated/wire.ts';
import { dayPlus } from '../calendar/days.ts';
import { dayText } from '../text/dates.ts';

const DAYS_AHEAD = 7;
const DAYS_BACK = 365;

/**
 * What is wrong with the day on which a parcel left, to be said behind the name of its field; null where it may be right.
 * One that is picked up tomorrow may be announced today, while another year is a slip of the keyboard.
 */
export function parcelDayFault(day: string, today: string): string | null {
  if (day > dayPlus(today, DAYS_AHEAD)) return 'is more than a week ahead. Check the year.';
  return day < dayPlus(today, -DAYS_BACK) ? 'is more than a year ago. Check the year.' : null;
}

/** The fewest characters that the number of a parcel has. */
const SHORTEST_NUMBER = 6;

/** What is wrong with what is said of a parcel on this day, by its fields; nothing is wrong with what is not said. */
export function parcelFaults(
  {
    carrier,
    trackingNumber,
    shippedOn,
  }: { readonly [K in keyof TaskShipment]?: TaskShipment[K] | undefined },
  today: string,
): Readonly<Partial<Record<keyof TaskShipment, readonly string[]>>> {
  const dayFault = shippedOn === undefined ? null : parcelDayFault(shippedOn, today);
  return {
    ...(carrier?.trim() === '' ? { carrier: ['Name the carrier'] } : {}),
    ...((trackingNumber?.trim().length ?? SHORTEST_NUMBER) < SHORTEST_NUMBER
      ? { trackingNumber: ['A tracking number has at least 6 characters'] }
      : {}),
    ...(dayFault === null ? {} : { shippedOn: [`Sent on ${dayFault}`] }),
  };
}

/** 'Demo Parcel, DP-000131, sent on 11/20/2026'; null where nobody has named a parcel. */
export function parcelText({
  carrier,
  trackingNumber,
  shippedOn,
}: Pick<StainRequest, 'carrier' | 'trackingNumber' | 'shippedOn'>): string | null {
  if (carrier === null || trackingNumber === null || shippedOn === null) return null;
  return `${carrier}, ${trackingNumber}, sent on ${dayText(shippedOn)}`;
}
