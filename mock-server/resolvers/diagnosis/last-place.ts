import type { LastPlaceZodType } from '#contracts/generated/schemas/last-place.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { wrongField } from '../../http/field-texts.ts';
import { caseOf } from '../../rules/cases/case-of.ts';
import { presentImages } from '../cases/case-forms.ts';

type PlaceCall = Call<'getLastPlace'> | Call<'keepLastPlace'>;

/** Each reader has a place of their own in a case: whoever takes it over begins anew. */
const idOf = ({ caller, input }: PlaceCall): string => `${input.params.caseId}.${caller.user.id}`;

function placeOf(call: PlaceCall): LastPlaceZodType {
  const kept = call.world.lastPlaces.find(idOf(call));
  const { slide = null, field = null, keptAt = null } = kept ?? {};
  return { caseId: call.input.params.caseId, slide, field, keptAt };
}

export const getLastPlace: Resolver<'getLastPlace'> = { resolve: (call) => ({ data: placeOf(call) }) };

export const keepLastPlace: Resolver<'keepLastPlace'> = {
  resolve: (call) => {
    const { world, now, input } = call;
    const { slide, field } = input.body;
    const images = presentImages(caseOf(call).specimens);
    if (slide !== undefined && !images.some(({ imageId }) => imageId === slide.imageId))
      throw wrongField('slide.imageId', 'This image is not one of this case.');
    const before = placeOf(call);
    const place = {
      id: idOf(call),
      slide: slide ?? before.slide,
      field: field ?? before.field,
      keptAt: new Date(now).toISOString(),
    };
    if (world.lastPlaces.find(place.id) === null) world.lastPlaces.insert(place);
    else world.lastPlaces.change(place.id, () => place);
    return { data: placeOf(call) };
  },
};
