import type { StainRequest } from '#contracts/generated/wire.ts';
import { dayText } from '../text/dates.ts';

/** 'Demo Parcel, DP-000131, sent on 11/20/2026'; null where nobody has named a parcel. */
export function parcelText({
  carrier,
  trackingNumber,
  shippedOn,
}: Pick<StainRequest, 'carrier' | 'trackingNumber' | 'shippedOn'>): string | null {
  if (carrier === null || trackingNumber === null || shippedOn === null) return null;
  return `${carrier}, ${trackingNumber}, sent on ${dayText(shippedOn)}`;
}
