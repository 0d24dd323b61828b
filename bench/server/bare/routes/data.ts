import { json } from '@remix-run/node';
import { dataAt } from '../api.server.ts';

export const loader = async () => json(await dataAt('BARE_DATA'));
