import type { SubsectionForm } from '#contracts/generated/wire.ts';
import { listLabel } from '../reference/list-labels.ts';
import { firstText } from './viewer-case.ts';

type Named = Pick<SubsectionForm, 'displayId' | 'block'>;
type Cut = Pick<SubsectionForm, 'stain' | 'slideType'>;

/** How a slide is called in a sentence; empty before anybody has named it. */
export const slideName = ({ displayId, block }: Named): string => firstText(displayId, block) ?? '';

/** What was made of the tissue on a slide: the stain, or else the type of the slide; empty before anybody has said it. */
export const cutText = ({ stain, slideType }: Cut): string => stain ?? listLabel(slideType ?? '');

/** Which slide is meant, for whoever has it in hand: 'A1, H&E'. */
export const slideWithCut = (slide: Named & Cut): string =>
  [slideName(slide), cutText(slide)].filter(Boolean).join(', ');
